/** What a page of ours is made of. Texts are plain; `head` and `body` are HTML. */
export interface PageParts {
  readonly lang: string;
  readonly title: string;
  readonly themeColor: string;
  /** The environment as JSON. */
  readonly environment: string;
  /** Script elements. */
  readonly scripts: string;
  readonly head?: string;
  readonly body?: string;
  readonly css?: string;
  /** Data of the page's own, as JSON by the id of the element that holds it; there before the scripts. */
  readonly data?: Readonly<Record<string, string>>;
}

/** The one shell of every page: the app's, the promotion's and the public ones. */
export function htmlPage(parts: PageParts): string {
  const { lang, title, themeColor, environment, scripts } = parts;
  const { head = '', body = '', css = '', data = {} } = parts;
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="referrer" content="no-referrer">
    <meta name="format-detection" content="telephone=no">
    <meta name="theme-color" content="${escapeHtml(themeColor)}">
    <title>${escapeHtml(title)}</title>
    ${head}
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="apple-touch-icon" href="/icon-180.png">
    <link rel="manifest" href="/site.webmanifest">
    ${css && `<style data-prerendered>${css}</style>`}
    ${Object.entries({ environment, ...data })
      .map(dataBlock)
      .join('\n    ')}
    ${scripts}
  </head>
  <body>
    <div id="root">${body}</div>
    ${body ? '' : NOSCRIPT}
  </body>
</html>
`.replace(/\n\s*(?=\n)/g, '');
}

const NOSCRIPT =
  '<noscript>Esta página necesita JavaScript. · This page needs JavaScript.</noscript>';

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

/** The page's own scripts, as a build put them there: whatever a browser would run. */
export function scriptsOf(html: string): string {
  const scripts = html.match(/<script\b[^>]*>[\s\S]*?<\/script>/g) ?? [];
  return scripts.filter((script) => !isData(script)).join('\n    ');
}

/** The texts of inline elements that a Content-Security-Policy must name by their hashes. */
export function inlineTexts(html: string, element: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'g'));
  return [...found]
    .filter(([tag, attributes = '']) => !isData(tag) && !/\ssrc=/.test(attributes))
    .map(([, , text = '']) => text);
}

const isData = (tag: string): boolean => /^<script\b[^>]*\stype="application\//.test(tag);
