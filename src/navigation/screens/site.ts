import type { ScreenRow } from './row';

/** Where the public pages stand. */
export const sitePaths = {
  home: '/',
  about: '/About',
  user: '/User',
  contact: '/Contact',
  policy: '/Policy',
  loan: '/Loan',
} as const;

export type SitePage = keyof typeof sitePaths;

const texts = 'site';

/** The public pages. The app shows them, too: where a host leads their paths to it. */
export const siteRows = {
  home: { paths: { home: sitePaths.home }, texts },
  about: { paths: { about: sitePaths.about }, texts },
  user: { paths: { user: sitePaths.user }, texts },
  contact: { paths: { contact: sitePaths.contact }, texts },
  policy: { paths: { policy: sitePaths.policy }, texts },
  loan: { paths: { loan: sitePaths.loan }, texts },
} as const satisfies Readonly<Record<SitePage, ScreenRow>>;
