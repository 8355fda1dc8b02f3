import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '../../src/environment/environment';
import type { RenderedPage } from '../../src/prerender/index';
import { formatHeaders } from '../headersFile';
import { FRAME_CSS, frameTemplates } from './frames';
import { headerRules } from './headerRules';
import { escapeHtml, htmlPage, inlineTexts, scriptsOf } from './html';
import { iconPng, iconSvg } from './icons';
import { contentSecurityPolicy } from './policy';
import { loadRenderer, type Renderer } from './renderer';
import { writeServed } from './served';
import { robots, sitemap, webManifest } from './siteFiles';

/**
 * Puts an environment on a built `dist/`: every page, the icons, the manifest, robots, sitemap and
 * `_headers` are made anew, so that nothing of an earlier environment is left. The scripts stay as they
 * are: they read the environment from the page.
 */
export async function dressBuild(dist: string, candidate: unknown): Promise<void> {
  const renderer = await loadRenderer();
  const reading = renderer.checkBrand(candidate);
  if (!reading.ok) {
    const issues = reading.issues.map(({ key, problem }) => `  ${key}: ${problem}`);
    throw new Error(`The environment is wrong:\n${issues.join('\n')}`);
  }
  const { environment } = reading;
  const given = withoutDevelopment(candidate as Record<string, unknown>);
  const site = await renderer.renderSite(environment);
  const pages = await allPages(dist, renderer, environment, site, JSON.stringify(given));
  for (const [file, html] of pages) writeServed(dist, file, html);

  const listed = site.filter(({ isListed }) => isListed).map((page) => page.path);
  writeServed(dist, 'robots.txt', robots(environment));
  writeServed(dist, 'sitemap.xml', sitemap(environment, listed));
  writeServed(
    dist,
    'site.webmanifest',
    webManifest(environment, renderer.themeColorOf(environment)),
  );
  writeIcons(dist, environment);

  const html = pages.map(([, page]) => page);
  const policy = contentSecurityPolicy({
    environment,
    scripts: html.flatMap((page) => inlineTexts(page, 'script')),
    styles: [renderer.STYLE_SEED, ...html.flatMap((page) => inlineTexts(page, 'style'))],
  });
  const paths = [...Object.values(renderer.routes), '/promotion'];
  writeServed(dist, '_headers', formatHeaders(headerRules(policy, paths)));
}

type Page = readonly [file: string, html: string];

async function allPages(
  dist: string,
  renderer: Renderer,
  environment: Environment,
  site: readonly RenderedPage[],
  environmentJson: string,
): Promise<Page[]> {
  const scripts = (file: string) =>
    inlineHead(dist, scriptsOf(readFileSync(path.join(dist, file), 'utf8')));
  const themeColor = renderer.themeColorOf(environment);
  const common = { themeColor, environment: environmentJson };
  const page = (rendered: RenderedPage, builtFile: string): Page => [
    rendered.file,
    htmlPage({
      ...common,
      lang: rendered.lang,
      title: rendered.title,
      head: headOf(rendered, environment),
      body: rendered.html,
      css: rendered.css,
      scripts: scripts(builtFile),
    }),
  ];
  const { frames, css } = await renderer.renderFrames(environment);
  const app = htmlPage({
    ...common,
    lang: environment.defaultLanguage,
    title: environment.appTitle,
    head: NOT_LISTED,
    css: renderer.plainCss(css) + FRAME_CSS,
    scripts: scripts('app.html'),
    data: { [renderer.FRAMES_ID]: frameTemplates(frames, renderer) },
  });
  const promotion = await renderer.renderPromotion(environment);
  return [
    ['app.html', app],
    page(promotion, 'promotion.html'),
    ...site.map((rendered) => page(rendered, 'index.html')),
  ];
}

/** Puts the head's script into the page: what it sends for must not wait for a script of its own. */
function inlineHead(dist: string, scripts: string): string {
  return scripts.replace(
    /<script[^>]* src="\/(assets\/head\.[^"]+)"[^>]*><\/script>/,
    (_, file: string) => {
      const text = readFileSync(path.join(dist, file), 'utf8');
      return `<script>${text.replaceAll('</script', '<\\/script')}</script>`;
    },
  );
}

const NOT_LISTED = '<meta name="robots" content="noindex">';

/** What search engines and shared links are told. An address is whole or not given at all. */
function headOf(
  { title, description, path: pagePath }: RenderedPage,
  { h5Base, appTitle }: Environment,
): string {
  const meta = (attribute: 'name' | 'property', name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
  const address = h5Base + pagePath;
  return [
    meta('name', 'description', description),
    ...(h5Base ? [`<link rel="canonical" href="${escapeHtml(address)}">`] : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', appTitle),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(h5Base
      ? [meta('property', 'og:url', address), meta('property', 'og:image', `${h5Base}/share.png`)]
      : []),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ');
}

function writeIcons(dist: string, environment: Environment): void {
  const square = (size: number, coin: number) =>
    iconPng(environment, { width: size, height: size, coin });
  writeServed(dist, 'icon.svg', iconSvg(environment));
  writeServed(dist, 'icon-180.png', square(180, 0.3));
  writeServed(dist, 'icon-192.png', square(192, 0.3));
  writeServed(dist, 'icon-512.png', square(512, 0.3));
  writeServed(dist, 'share.png', iconPng(environment, { width: 1200, height: 630, coin: 0.27 }));
}

/** The launch pad and the remote DevTools are never part of a build, so neither are their switches. */
function withoutDevelopment(environment: Record<string, unknown>): Record<string, unknown> {
  const {
    testPreview: _launchPad,
    remoteDevTools: _server,
    ...features
  } = {
    ...(environment.features as object | undefined),
  } as Record<string, unknown>;
  return { ...environment, features };
}
