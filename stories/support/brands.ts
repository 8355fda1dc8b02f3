import { toSandbox } from '@/features/preview/chosenEnvironment';
import { checkEnvironment, type Environment, inWords } from '@/platform/environment';
import { LANGUAGES, languagesOf } from '@/platform/environment/language';
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

/** A shipped brand's environment, with the sandbox as its server. */
export function environmentOf(brand: string): Environment {
  const served: object = toSandbox(shipped[brand] ?? {});
  const reading = checkEnvironment(withPseudo(served as Pick<Partial<Environment>, 'languages'>));
  if (!reading.ok) throw new Error(JSON.stringify(inWords(reading.errors)));
  return reading.environment;
}

/** The language of the toolbar where the brand speaks it, else the brand's default language. */
export const spokenBy = (environment: Environment, language: string): string =>
  languagesOf(environment).includes(language) ? language : environment.defaultLanguage;
