import type { Environment } from '../../environment/environment';
import { loadSiteDocument, siteScreens } from '../../features/site/index';
import { createI18n, loadCatalogue } from '../../i18n/i18n';
import type { LaunchLanguage } from '../../i18n/language';
import { plainPath } from '../../navigation/paths';
import { sitePaths, siteRows, type SitePage } from '../../navigation/screens/site';
import { strictly } from '../shell/strictly';
import { Surroundings } from '../shell/Surroundings';

/** The public page at a path, whatever its case and with or without the folder's slash. */
function sitePageAt(pathname: string): SitePage {
  const asked = plainPath(pathname.replace(/index\.html$/i, ''));
  const pages = Object.keys(sitePaths) as SitePage[];
  const page = pages.find((name) => plainPath(sitePaths[name]) === asked);
  if (!page) throw new Error(`No public page at ${pathname}`);
  return page;
}

/** Builds a public page: texts and screen loaded, so that it can be rendered or taken over at once. */
export async function composeSite(
  environment: Environment,
  language: LaunchLanguage,
  pathname: string,
) {
  const i18n = createI18n(language);
  const page = sitePageAt(pathname);
  const [{ default: Screen }] = await Promise.all([
    siteScreens[page](),
    loadCatalogue(i18n, siteRows[page].texts),
    page === 'loan' && loadSiteDocument('periodLoan', language),
    page === 'policy' && !environment.privacyUrl && loadSiteDocument('privacy', language),
  ]);
  const app = strictly(
    <Surroundings environment={environment} i18n={i18n}>
      <Screen />
    </Surroundings>,
  );
  return { app, i18n };
}
