import { useLingui } from '@lingui/react/macro';
import { numberOf, useEnvironment } from '@/platform/environment';
import { type SitePage, sitePaths } from '@/platform/navigation';
import { useIsHydrated } from '@/shared';

/**
 * The address of a public page in the current language. The language is in the address because it is not stored. A
 * prerendered page is in the environment's language, and so are its links.
 */
export function useSiteAddress(): (page: SitePage) => string {
  const inLanguage = useInLanguage();
  return (page) => inLanguage(sitePaths[page]);
}

/** The address of a path, with the current language. */
export function useInLanguage(): (path: string) => string {
  const { i18n } = useLingui();
  const environment = useEnvironment();
  const isHydrated = useIsHydrated();
  return (path) => path + (isHydrated ? `?language=${numberOf(i18n.locale, environment)}` : '');
}
