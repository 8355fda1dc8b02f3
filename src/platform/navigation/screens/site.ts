import type { ScreenRow } from './row';

/** The paths of the public pages. */
export const sitePaths = {
  home: '/',
  about: '/About',
  user: '/User',
  contact: '/Contact',
  policy: '/Policy',
  loan: '/Loan',
  accessibility: '/Accessibility',
} as const;

export type SitePage = keyof typeof sitePaths;

const texts = 'site';

/** The public pages. The app shows them as well, for hosts that serve the app at their paths. */
export const siteRows = {
  home: { paths: { home: sitePaths.home }, texts },
  about: { paths: { about: sitePaths.about }, texts },
  user: { paths: { user: sitePaths.user }, texts },
  contact: { paths: { contact: sitePaths.contact }, texts },
  policy: { paths: { policy: sitePaths.policy }, texts },
  loan: { paths: { loan: sitePaths.loan }, texts },
  accessibility: { paths: { accessibility: sitePaths.accessibility }, texts },
} as const satisfies Readonly<Record<SitePage, ScreenRow>>;

/** The promotion is a page of its own, not a screen of the app. */
export const PROMOTION_PATH = '/promotion';

/** Normalises a path for comparison: lower case, without a slash at its end. */
export const plainPath = (path: string): string => path.toLowerCase().replace(/\/+$/, '');
