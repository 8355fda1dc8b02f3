import { JSDOM } from 'jsdom';
import { ICON } from '../../src/head/afterAnswer';
import { LOST, LOST_ID, RETRY } from '../../src/head/lostFiles';

/** What a page of ours is made of. Texts are plain; `head`, `body` and `behind` are HTML. */
export interface PageParts {
  readonly lang: string;
  readonly title: string;
  readonly themeColor: string;
  /** The environment as JSON. */
  readonly environment: string;
  /** Data of the page's own, as JSON by the id of the element that holds it; there before any script. */
  readonly data?: Readonly<Record<string, string>>;
  /** A script that runs before anything else of the page is there. */
  readonly start?: string;
  /** Addresses of script files, in the order in which they run once the page has been parsed. */
  readonly scripts: readonly string[];
  readonly css?: string;
  readonly head?: string;
  /** Elements: the icons of its tab and of a home screen. */
  readonly icons?: string;
  readonly body?: string;
  /** What follows the root. */
  readonly behind?: string;
}

/**
 * The one shell of every page: the app's, the promotion's and the public ones. What is to leave first stands
 * first: the start's request, then what the scripts' tags ask for.
 */
export function htmlPage(parts: PageParts): string {
  const { lang, title, themeColor, environment, scripts } = parts;
  const { head = '', body = '', behind = '', css = '', data = {}, start = '' } = parts;
  const { icons = ICONS } = parts;
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="referrer" content="no-referrer">
    ${Object.entries({ environment, ...data })
      .map(dataBlock)
      .join('\n    ')}
    ${start && inlineScript(start)}
    ${scripts.map((address) => `<script defer src="${address}"></script>`).join('\n    ')}
    ${css && `<style data-prerendered>${css}</style>`}
    <title>${escapeHtml(title)}</title>
    <meta name="format-detection" content="telephone=no">
    <meta name="theme-color" content="${escapeHtml(themeColor)}">
    ${head}
    ${icons}
  </head>
  <body>
    ${start && LOST_PLACE}
    <div id="root">${body}</div>
    ${behind}
    ${body && !behind ? '' : NOSCRIPT}
  </body>
</html>
`.replace(/\n\s*(?=\n)/g, '');
}

const ICONS = `<link rel="icon" href="${ICON}" type="image/png" sizes="192x192">
    <link rel="apple-touch-icon" href="/icon-180.png">
    <link rel="manifest" href="/site.webmanifest">`;

/** For a page whose fill shows the icon once its answer can be read; nobody puts one borrower's page on a home screen. */
export const ICON_LATER = '<link rel="icon" href="data:,">';

export const inlineScript = (text: string): string =>
  `<script>${text.replaceAll('</script', '<\\/script')}</script>`;

const NOSCRIPT =
  '<noscript>Esta página necesita JavaScript. · This page needs JavaScript.</noscript>';

/** Shown where the files of the page are lost on the way (`src/head/lostFiles.ts`). */
const LOST_PLACE = `<p id="${LOST_ID}" role="alert" hidden>${LOST} <a href="">${RETRY}</a></p>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

const dataBlock = ([id, json]: readonly [string, string]): string =>
  `<script type="application/json" id="${id}">${jsonInHtml(json)}</script>`;

/** No value can end the script element that holds it. */
const jsonInHtml = (json: string): string => json.replaceAll('<', '\\u003c');

/** The texts of a page's inline scripts and styles, which a Content-Security-Policy must name by their hashes. */
export function inlineTexts(html: string): Readonly<Record<'scripts' | 'styles', string[]>> {
  const { document } = new JSDOM(html).window;
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return { scripts: textsOf('script:not([src], [type])'), styles: textsOf('style') };
}
