import { useLingui } from '@lingui/react/macro';
import { LANGUAGE_NUMBERS } from '../../../i18n/language';
import { type SitePage, sitePaths } from '../../../navigation/screens/site';
import { useIsHydrated } from '../../../shared/hooks/lifecycle';

/** The query for a page in a language. */
export const inLanguage = (locale: string): string =>
  `?language=${locale === 'en' ? LANGUAGE_NUMBERS.en : LANGUAGE_NUMBERS.es}`;

/**
 * The address of a public page in the current language. The language is in the address because it is not stored. A
 * prerendered page is in the environment's language, and so are its links.
 */
export function useSiteAddress(): (page: SitePage) => string {
  const { i18n } = useLingui();
  const isHydrated = useIsHydrated();
  return (page) => sitePaths[page] + (isHydrated ? inLanguage(i18n.locale) : '');
}
