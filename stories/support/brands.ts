import { toSandbox } from '@/features/preview/chosenEnvironment';
import { checkEnvironment, type Environment, inWords } from '@/platform/environment';
import { LANGUAGES } from '@/platform/environment/language';
import peso from '../../public/environments/peso.json';
import rupee from '../../public/environments/rupee.json';
import sandbox from '../../public/environments/sandbox.json';
import { withPseudo } from '../../scripts/pseudo/withPseudo';

const shipped: Readonly<Record<string, object>> = {
  sandbox,
  peso,
  rupee,
};

export const DEFAULT_BRAND = 'sandbox';

export const brandsItems = Object.keys(shipped);

export const LANGUAGE_ITEMS = Object.entries(LANGUAGES).map(([value, title]) => ({ value, title }));

/** A shipped brand's environment, in this language where the brand speaks it, else in its default language. */
export function environmentOf(brand: string, language: string): Environment {
  const served: object = toSandbox(shipped[brand] ?? {});
  const reading = checkEnvironment(withPseudo(served as Pick<Partial<Environment>, 'languages'>));
  if (!reading.ok) throw new Error(JSON.stringify(inWords(reading.errors)));
  const { environment } = reading;
  const isSpoken = Object.values(environment.languages).includes(language);
  return isSpoken ? { ...environment, defaultLanguage: language } : environment;
}
