import { useLingui } from '@lingui/react/macro';
import { useIsHydrated } from '../../../borrower/useIsHydrated';
import { LANGUAGE_NUMBERS } from '../../../i18n/language';
import { type SitePage, sitePaths } from '../../../navigation/screens/site';

/** A query that asks for a page in a language. */
export const inLanguage = (locale: string): string =>
  `?language=${locale === 'en' ? LANGUAGE_NUMBERS.en : LANGUAGE_NUMBERS.es}`;

/**
 * Where a public page stands, asked for in the language in which this one is read: nobody keeps it. What is rendered
 * at build time is in the environment's language, and so is what it leads to.
 */
export function useSiteAddress(): (page: SitePage) => string {
  const { i18n } = useLingui();
  const isHydrated = useIsHydrated();
  return (page) => sitePaths[page] + (isHydrated ? inLanguage(i18n.locale) : '');
}
