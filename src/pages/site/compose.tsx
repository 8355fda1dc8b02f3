import type { ReactElement } from 'react';
import type { Environment } from '../../environment/environment';
import { loadSiteDocument, siteRoutes } from '../../features/site/index';
import { createI18n, loadCatalogue } from '../../i18n/i18n';
import type { LaunchLanguage } from '../../i18n/language';
import { plainPath, routes } from '../../navigation/routes';
import { Surroundings } from '../shell/Surroundings';

/** The public page at a path, whatever its case and with or without the folder's slash. */
function siteRouteAt(pathname: string) {
  const asked = plainPath(pathname.replace(/index\.html$/i, ''));
  const route = siteRoutes.find(({ names: [name] }) => plainPath(routes[name]) === asked);
  if (!route) throw new Error(`No public page at ${pathname}`);
  return route;
}

/** Builds a public page: texts and screen loaded, so that it can be rendered or taken over at once. */
export async function composeSite(
  environment: Environment,
  language: LaunchLanguage,
  pathname: string,
) {
  const i18n = createI18n(language);
  const route = siteRouteAt(pathname);
  const [page] = route.names;
  const [{ default: Screen }] = await Promise.all([
    route.load(),
    loadCatalogue(i18n, route.texts),
    page === 'loan' && loadSiteDocument('periodLoan', language),
    page === 'policy' && !environment.privacyUrl && loadSiteDocument('privacy', language),
  ]);
  const app: ReactElement = (
    <Surroundings environment={environment} i18n={i18n}>
      <Screen />
    </Surroundings>
  );
  return { app, i18n };
}
