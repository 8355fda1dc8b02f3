import type { Environment } from '../../environment/environment';
import type { LaunchLanguage } from '../../i18n/language';
import type { LegalName } from '../../legal/titles';
import type { FeatureRoute } from '../../navigation/featureRoute';
import type { SitePage } from './meta';

export { siteMeta, type SitePage } from './meta';

export interface SiteRoute extends FeatureRoute {
  readonly names: readonly [SitePage];
  /** Loads what the page's text needs beyond its screen. */
  readonly prepare?: (environment: Environment, language: LaunchLanguage) => Promise<unknown>;
}

const page = (
  name: SitePage,
  load: FeatureRoute['load'],
  prepare?: SiteRoute['prepare'],
): SiteRoute => ({
  names: [name],
  load,
  texts: 'site',
  needsSession: false,
  ...(prepare && { prepare }),
});

const loadDocument = async (name: LegalName, language: LaunchLanguage) =>
  (await import(/* webpackChunkName: "site-document" */ './documents')).loadDocument(
    name,
    language,
  );

/** The public pages. The app shows them, too: where a host leads their paths to it. */
export const siteRoutes: readonly SiteRoute[] = [
  page('home', () => import(/* webpackChunkName: "site-home" */ './screens/HomeScreen')),
  page('about', () => import(/* webpackChunkName: "site-about" */ './screens/AboutScreen')),
  page('user', () => import(/* webpackChunkName: "site-user" */ './screens/UserScreen')),
  page('contact', () => import(/* webpackChunkName: "site-contact" */ './screens/ContactScreen')),
  page(
    'policy',
    () => import(/* webpackChunkName: "site-policy" */ './screens/PolicyScreen'),
    async ({ privacyUrl }, language) => privacyUrl || loadDocument('privacy', language),
  ),
  page(
    'loan',
    () => import(/* webpackChunkName: "site-loan" */ './screens/LoanScreen'),
    (_, language) => loadDocument('periodLoan', language),
  ),
];
