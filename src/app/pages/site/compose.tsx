import { createI18n, loadCatalogue } from '../../../design/i18n/i18n';
import { documentPath } from '../../../design/legal/document';
import type { KnownDocuments, Library } from '../../../design/legal/library';
import { EndOfPrerenderedStyle } from '../../../design/theme/StyleTarget';
import { siteDocuments, siteScreens } from '../../../features/site/index';
import type { Environment } from '../../../platform/environment/environment';
import type { LaunchLanguage } from '../../../platform/environment/language';
import {
  plainPath,
  type SitePage,
  sitePaths,
  siteRows,
} from '../../../platform/navigation/screens/site';
import { Providers, strictly } from '../shell/Providers';

/** The public page at a path. Case and a slash at the end are ignored. */
function sitePageAt(pathname: string): SitePage {
  const asked = plainPath(pathname.replace(/index\.html$/i, ''));
  const pages = Object.keys(sitePaths) as SitePage[];
  const page = pages.find((name) => plainPath(sitePaths[name]) === asked);
  if (!page) throw new Error(`No public page at ${pathname}`);
  return page;
}

/** Builds a public page with its texts and screen loaded, so that it can be rendered or hydrated at once. */
export async function composeSite(
  environment: Environment,
  language: LaunchLanguage,
  pathname: string,
  library: Library,
) {
  const i18n = createI18n(language);
  const page = sitePageAt(pathname);
  const name = siteDocuments[page];
  const [{ default: Screen }, , document] = await Promise.all([
    siteScreens[page](),
    loadCatalogue(i18n, siteRows[page].texts),
    // Without the document the page shows a failure.
    name && library.load(name, language).catch(() => undefined),
  ]);
  const app = strictly(
    <Providers environment={environment} i18n={i18n} library={library}>
      <Screen />
      <EndOfPrerenderedStyle />
    </Providers>,
  );
  const documents: KnownDocuments =
    name && document ? { [documentPath(name, language)]: document } : {};
  return { app, i18n, documents };
}
