import { JSDOM } from 'jsdom';
import { ICON, LOAD_FAILURE_ID } from '../../src/app/boot/builtElements';
import { directionOf } from '../../src/platform/environment/language';

/** The parts of a page. Texts are plain; `head`, `body` and `behind` are HTML. */
export interface PageParts {
  readonly lang: string;
  readonly title: string;
  readonly themeColor: string;
  /** At night, where it differs. */
  readonly nightColor?: string;
  /** `light dark`, or `only light`: an empty page has the right ground before its style is there. */
  readonly colorScheme: string;
  /** The environment as JSON. */
  readonly environment: string;
  /** The page's own data: JSON by the id of its element. The data precedes all scripts. */
  readonly data?: Readonly<Record<string, string>>;
  /** A script that runs before the rest of the page is parsed. */
  readonly start?: string;
  /** Addresses of script files, in order of execution after parsing. */
  readonly scripts: readonly string[];
  readonly css?: string;
  readonly head?: string;
  /** Elements: the icons of the tab and of the home screen. */
  readonly icons?: string;
  readonly body?: string;
  /** HTML after the root. */
  readonly behind?: string;
  /** Texts that need no script and no catalogue, in each language of the brand. A development page has no such texts. */
  readonly words?: readonly PageWords[];
}

export interface PageWords {
  readonly lang: string;
  readonly loadFailure: string;
  readonly retry: string;
  readonly needsScript: string;
}

/**
 * The HTML shell of all pages: app, promotion and public pages. The early request comes first, then the script
 * tags: the browser sends their requests in this order.
 */
export function htmlPage(parts: PageParts): string {
  const { lang, title, themeColor, colorScheme, environment, scripts } = parts;
  const { head = '', body = '', behind = '', css = '', data = {}, start = '' } = parts;
  const { icons = ICONS, words, nightColor = '' } = parts;
  return `<!doctype html>
<html lang="${escapeHtml(lang)}" dir="${directionOf(lang)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="${colorScheme}">
    <meta name="referrer" content="no-referrer">
    ${Object.entries({ environment, ...data })
      .map(dataBlock)
      .join('\n    ')}
    ${start && inlineScript(start)}
    ${scripts.map((address) => `<script defer src="${address}"></script>`).join('\n    ')}
    ${css && `<style data-prerendered>${css}</style>`}
    ${start && words ? `<style>${LOST_STYLE}</style>` : ''}
    <title>${escapeHtml(title)}</title>
    <meta name="format-detection" content="telephone=no">
    ${nightColor && `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${escapeHtml(nightColor)}">`}
    <meta name="theme-color" content="${escapeHtml(themeColor)}">
    ${head}
    ${icons}
  </head>
  <body>
    ${start && words ? loadFailure(words) : ''}
    <div id="root">${body}</div>
    ${behind}
    ${words && (!body || behind) ? `<noscript>${escapeHtml(words.map(({ needsScript }) => needsScript).join(' · '))}</noscript>` : ''}
  </body>
</html>
`;
}

/**
 * A blank page without a script of its own: a native app loads it before a launch, so that the browser runs, the line is
 * open, and the app's script is in the cache (docs/reference/native.md#before-a-launch).
 */
export const warmPage = ({
  lang,
  title,
  colorScheme,
  head = '',
  scripts,
}: Pick<
  PageParts,
  'lang' | 'title' | 'colorScheme' | 'head' | 'scripts'
>): string => `<!doctype html>
<html lang="${escapeHtml(lang)}" dir="${directionOf(lang)}">
  <head>
    <meta charset="utf-8">
    <meta name="color-scheme" content="${colorScheme}">
    ${head}
    <title>${escapeHtml(title)}</title>
    ${scripts.map((address) => `<link rel="preload" as="script" href="${address}">`).join('\n    ')}
  </head>
  <body></body>
</html>
`;

const ICONS = `<link rel="icon" href="${ICON}" type="image/png" sizes="48x48">
    <link rel="apple-touch-icon" href="/icon-180.png">
    <link rel="manifest" href="/site.webmanifest">`;

/** An empty icon, for pages that load the icon after the paint of their answer. Such a page is never on a home screen. */
export const ICON_LATER = '<link rel="icon" href="data:,">';

export const inlineScript = (text: string): string =>
  `<script>${text.replaceAll('</script', '<\\/script')}</script>`;

/** The message that appears when files of the page fail to load; `src/app/boot/assetErrors.ts` leaves one language of it. */
const loadFailure = (words: readonly PageWords[]) =>
  `<p id="${LOAD_FAILURE_ID}" role="alert" hidden>${words.map(lostIn).join('')}</p>`;

const lostIn = (words: PageWords) =>
  `<span lang="${escapeHtml(words.lang)}">${escapeHtml(words.loadFailure)} <a href="">${escapeHtml(words.retry)}</a></span>`;

/** The looks of the app's toasts; without its colours those of the browser. */
const LOST_STYLE = [
  `#${LOAD_FAILURE_ID}:not([hidden]){position:fixed;z-index:9;inset:auto 1rem 1rem;max-width:28rem;margin:0 auto;`,
  'padding:.75rem 1.25rem;border:1px solid transparent;border-radius:1rem;font:1rem/1.5 system-ui,sans-serif;',
  'color:var(--color-surface,Canvas);background:var(--color-danger,CanvasText)}',
  `#${LOAD_FAILURE_ID} a{display:inline-block;padding:.625rem 0;font-weight:600;color:inherit}`,
].join('');

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

/** Escapes `<`: a value cannot end its script element. */
const jsonInHtml = (json: string): string => json.replaceAll('<', '\\u003c');

/** The texts of a page's inline scripts and styles. The Content-Security-Policy lists their hashes. */
export function inlineTexts(html: string): Readonly<Record<'scripts' | 'styles', string[]>> {
  const { document } = new JSDOM(html).window;
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return { scripts: textsOf('script:not([src], [type])'), styles: textsOf('style') };
}
