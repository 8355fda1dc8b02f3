import type { DocumentName } from '@/design/legal';
import type { LoadsOf, SitePage, siteRows } from '@/platform/navigation';

export { siteMeta } from './meta';

export const siteScreens: LoadsOf<typeof siteRows> = {
  home: () => import(/* webpackChunkName: "site-pages" */ './screens/HomeScreen'),
  about: () => import(/* webpackChunkName: "site-pages" */ './screens/AboutScreen'),
  user: () => import(/* webpackChunkName: "site-pages" */ './screens/UserScreen'),
  contact: () => import(/* webpackChunkName: "site-pages" */ './screens/ContactScreen'),
  policy: () => import(/* webpackChunkName: "site-pages" */ './screens/PolicyScreen'),
  loan: () => import(/* webpackChunkName: "site-pages" */ './screens/LoanScreen'),
  accessibility: () => import(/* webpackChunkName: "site-pages" */ './screens/AccessibilityScreen'),
};

/** The document of each page, loaded before the page is rendered or hydrated. */
export const siteDocuments: Readonly<Partial<Record<SitePage, DocumentName>>> = {
  home: 'home',
  about: 'aboutUs',
  loan: 'periodLoan',
  policy: 'privacy',
  accessibility: 'accessibility',
};
