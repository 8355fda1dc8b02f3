import type { RenderedPage, RenderedScreen } from '../../src/app/prerender/index';
import type { KnownDocuments } from '../../src/design/legal/library';
import type { Environment } from '../../src/platform/environment/environment';
import type { BuiltFiles } from './builtFiles';
import { rulesOf } from './css';
import { escapeHtml, htmlPage, ICON_LATER, inlineScript, type PageParts, warmPage } from './html';
import { placeholderOf } from './placeholders';
import type { Renderer } from './renderer';

export interface PagesInput {
  readonly renderer: Renderer;
  readonly environment: Environment;
  readonly documents: KnownDocuments;
  readonly site: readonly RenderedPage[];
  readonly screens: readonly RenderedScreen[];
  readonly built: BuiltFiles;
}

type Asking = Pick<RenderedScreen, 'read' | 'texts'>;

type Page = readonly [file: string, html: string];

/**
 * All pages of a build: one per screen with an early request, the app's page for all other paths, the public
 * pages.
 */
export async function allPages(input: PagesInput): Promise<Page[]> {
  const { renderer, environment, documents, site, screens, built } = input;
  const common = {
    ...renderer.lookOf(environment),
    environment: JSON.stringify(environment),
  };
  // A public page is complete without its script.
  const words = await renderer.pageWords(environment);
  const borrowers = {
    ...common,
    words,
    lang: environment.defaultLanguage,
    title: environment.appTitle,
    head: NOT_LISTED,
    start: built.textOf('start'),
  };
  const promotion = await renderer.renderPromotion(environment, documents);
  const rendered = (page: RenderedPage, entry: string, ahead: Partial<PageParts> = {}): Page => [
    page.file,
    htmlPage({
      ...common,
      lang: page.lang,
      title: page.title,
      head: headOf(page, environment),
      body: page.html,
      css: rulesOf(page.css),
      scripts: addresses(built.filesOf(entry)),
      ...ahead,
      data: { ...ahead.data, [renderer.DOCUMENTS_ELEMENT_ID]: JSON.stringify(page.documents) },
    }),
  ];
  return [
    ['app.html', htmlPage({ ...borrowers, scripts: addresses(built.filesOf('app')) })],
    ...screens.flatMap((screen) => {
      const html = htmlPage({ ...borrowers, ...screenParts(screen, input) });
      return screen.paths.map((path): Page => [`${path.slice(1)}/index.html`, html]);
    }),
    rendered(promotion, 'promotion', {
      words,
      start: built.textOf('promotionStart'),
      data: pageBlock(promotion, input),
    }),
    ...site.map((page) =>
      rendered(page, 'site', {
        start: built.textOf('siteStart'),
        nightColor: renderer.nightColorOf(environment),
      }),
    ),
    ['warm.html', warmPage({ ...borrowers, scripts: addresses(built.filesOf('app')) })],
  ];
}

const addresses = (files: readonly string[]) => files.map((file) => `/${file}`);

/** The page's early request and the files of its texts. */
function pageBlock({ read, texts }: Asking, { renderer, built }: PagesInput) {
  // A brand's own language is one file that `npm run brand` writes, not a chunk.
  const filesOf = (chunks: readonly string[] = []) => [
    ...new Set(
      chunks.flatMap((chunk) => (chunk.endsWith('.json') ? [chunk] : built.filesOf(chunk))),
    ),
  ];
  const files = Object.fromEntries(
    Object.entries(texts).map(([language, chunks]) => [language, filesOf(chunks)]),
  );
  return { [renderer.PAGE_ID]: JSON.stringify({ ...read, texts: files }) };
}

/** A screen's placeholder, its early request, and the tags of its scripts. */
function screenParts(screen: RenderedScreen, input: PagesInput) {
  const { environment, built } = input;
  const { root, templates, css } = placeholderOf(screen, environment.defaultLanguage);
  return {
    data: pageBlock(screen, input),
    // The screen's script registers its modules before the app's script imports them.
    scripts: addresses([screen.name, 'app'].flatMap(built.filesOf)),
    icons: ICON_LATER,
    css,
    body: root,
    behind: templates + inlineScript(built.textOf('fill')),
  } satisfies Partial<PageParts>;
}

const NOT_LISTED = '<meta name="robots" content="noindex">';

/** Tags for search engines and shared links. A relative address is omitted. */
function headOf(
  { title, description, path: pagePath, isListed }: RenderedPage,
  environment: Environment,
): string {
  const { h5Base, appTitle } = environment;
  const meta = (attribute: 'name' | 'property', name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
  const whole = h5Base + pagePath;
  return [
    meta('name', 'description', description),
    ...(isListed ? [] : [NOT_LISTED]),
    ...(h5Base ? [`<link rel="canonical" href="${escapeHtml(whole)}">`] : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', appTitle),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(h5Base
      ? [meta('property', 'og:url', whole), meta('property', 'og:image', `${h5Base}/share.png`)]
      : []),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ');
}
