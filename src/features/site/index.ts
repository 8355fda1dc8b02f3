import type { LaunchLanguage } from '../../i18n/language';
import type { LegalName } from '../../legal/titles';
import type { LoadsOf } from '../../navigation/screens/row';
import type { siteRows } from '../../navigation/screens/site';

export { siteMeta } from './meta';

export const siteScreens: LoadsOf<typeof siteRows> = {
  home: () => import(/* webpackChunkName: "site-home" */ './screens/HomeScreen'),
  about: () => import(/* webpackChunkName: "site-about" */ './screens/AboutScreen'),
  user: () => import(/* webpackChunkName: "site-user" */ './screens/UserScreen'),
  contact: () => import(/* webpackChunkName: "site-contact" */ './screens/ContactScreen'),
  policy: () => import(/* webpackChunkName: "site-policy" */ './screens/PolicyScreen'),
  loan: () => import(/* webpackChunkName: "site-loan" */ './screens/LoanScreen'),
};

/** Loads a document that a page shows, before the page is rendered or taken over. */
export async function loadSiteDocument(name: LegalName, language: LaunchLanguage): Promise<void> {
  const { loadDocument } = await import(/* webpackChunkName: "site-document" */ './documents');
  return loadDocument(name, language);
}
