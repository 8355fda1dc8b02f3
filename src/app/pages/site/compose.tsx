import { StrictMode } from 'react';
import { createI18n, loadCatalogue } from '@/design/i18n';
import { documentPath, type KnownDocuments, type Library } from '@/design/legal';
import { EndOfPrerenderedStyle } from '@/design/theme';
import { siteDocuments, siteScreens } from '@/features/site';
import type { Environment, LaunchLanguage } from '@/platform/environment';
import { plainPath, type SitePage, sitePaths, siteRows } from '@/platform/navigation';
import { Providers } from '../shell/Providers';

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
  const app = (
    <StrictMode>
      <Providers environment={environment} i18n={i18n} library={library}>
        <Screen />
        <EndOfPrerenderedStyle />
      </Providers>
    </StrictMode>
  );
  const documents: KnownDocuments =
    name && document ? { [documentPath(name, language)]: document } : {};
  return { app, i18n, documents };
}
