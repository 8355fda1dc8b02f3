import type { LaunchLanguage } from '../../i18n/language';
import type { LegalName } from '../../legal/titles';
import type { FeatureRoute } from '../../navigation/featureRoute';
import type { SitePage } from './meta';

export { siteMeta } from './meta';

type SiteRoute = FeatureRoute & { readonly names: readonly [SitePage] };

const page = (name: SitePage, load: FeatureRoute['load']): SiteRoute => ({
  names: [name],
  load,
  texts: 'site',
  needsSession: false,
});

/** The public pages. The app shows them, too: where a host leads their paths to it. */
export const siteRoutes: readonly SiteRoute[] = [
  page('home', () => import(/* webpackChunkName: "site-home" */ './screens/HomeScreen')),
  page('about', () => import(/* webpackChunkName: "site-about" */ './screens/AboutScreen')),
  page('user', () => import(/* webpackChunkName: "site-user" */ './screens/UserScreen')),
  page('contact', () => import(/* webpackChunkName: "site-contact" */ './screens/ContactScreen')),
  page('policy', () => import(/* webpackChunkName: "site-policy" */ './screens/PolicyScreen')),
  page('loan', () => import(/* webpackChunkName: "site-loan" */ './screens/LoanScreen')),
];

/** Loads a document that a page shows, before the page is rendered or taken over. */
export async function loadSiteDocument(name: LegalName, language: LaunchLanguage): Promise<void> {
  const { loadDocument } = await import(/* webpackChunkName: "site-document" */ './documents');
  return loadDocument(name, language);
}
