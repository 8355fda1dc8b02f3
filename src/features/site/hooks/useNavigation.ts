import { useLingui } from '@lingui/react/macro';
import type { SitePage } from '@/platform/navigation';

export interface SiteLink {
  readonly page: SitePage;
  readonly name: string;
}

/** The pages in the navigation, in order (docs/reference/screens.md#public-site). */
export function useNavigation(): readonly SiteLink[] {
  const { t } = useLingui();
  return [
    { page: 'home', name: t`Home` },
    { page: 'about', name: t`About us` },
    { page: 'policy', name: t`Privacy Policy` },
    { page: 'loan', name: t`Loan terms and conditions` },
  ];
}
