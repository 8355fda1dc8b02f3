import type { DocumentName } from '../../design/legal';
import type { LoadsOf, SitePage, siteRows } from '../../platform/navigation';

export { siteMeta } from './meta';

export const siteScreens: LoadsOf<typeof siteRows> = {
  home: () => import(/* webpackChunkName: "site-home" */ './screens/HomeScreen'),
  about: () => import(/* webpackChunkName: "site-about" */ './screens/AboutScreen'),
  user: () => import(/* webpackChunkName: "site-user" */ './screens/UserScreen'),
  contact: () => import(/* webpackChunkName: "site-contact" */ './screens/ContactScreen'),
  policy: () => import(/* webpackChunkName: "site-policy" */ './screens/PolicyScreen'),
  loan: () => import(/* webpackChunkName: "site-loan" */ './screens/LoanScreen'),
  accessibility: () =>
    import(/* webpackChunkName: "site-accessibility" */ './screens/AccessibilityScreen'),
};

/** The document of each page, loaded before the page is rendered or hydrated. */
export const siteDocuments: Readonly<Partial<Record<SitePage, DocumentName>>> = {
  home: 'home',
  about: 'aboutUs',
  loan: 'periodLoan',
  policy: 'privacy',
  accessibility: 'accessibility',
};
