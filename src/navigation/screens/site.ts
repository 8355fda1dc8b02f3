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

/** The promotion's: a page of its own, and no screen of the app. */
export const PROMOTION_PATH = '/promotion';

/** A path as it is compared: whatever its case, with or without a slash at its end. */
export const plainPath = (path: string): string => path.toLowerCase().replace(/\/+$/, '');
