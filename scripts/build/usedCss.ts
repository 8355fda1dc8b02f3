import { JSDOM } from 'jsdom';

/** A picture is not printed, and nothing in it is touched. */
const NEVER = /^@media print$|:(hover|active|focus|focus-visible|focus-within)\b/;

/** `prelude{body}`, as often as the text has it; a body may hold rules of its own. */
const RULES = /([^{}]+)\{((?:[^{}]|\{[^{}]*\})*)\}/g;

/**
 * The part of a style that a picture needs: rules for elements that are in it, and of names (animations, custom
 * properties) those that the rules use.
 */
export function usedCss(css: string, picture: string): string {
  // A template's own content is out of reach of a selector.
  const html = `<div id="root">${picture.replaceAll('template', 'div')}</div>`;
  const { document } = new JSDOM(`<body>${html}</body>`).window;
  // Of a list one item stands for all: those behind it follow one another.
  document.querySelectorAll('[data-each]').forEach((item) => {
    item.after(item.cloneNode(true), item.cloneNode(true));
  });
  return withNamesUsed(rulesFor(css, document));
}

function rulesFor(css: string, document: Document): string {
  return [...css.matchAll(RULES)]
    .map(([rule, prelude = '', body = '']) => {
      if (NEVER.test(prelude)) return '';
      if (prelude.startsWith('@media')) {
        const inner = rulesFor(body, document);
        return inner && `${prelude}{${inner}}`;
      }
      return prelude.startsWith('@') || isIn(document, prelude) ? rule : '';
    })
    .join('')
    .replaceAll(';}', '}');
}

/** Whether something is there that a selector means, or that has the part it means (`::before`). */
const isIn = (document: Document, selector: string): boolean =>
  document.querySelector(selector.replace(/(^|[\s,>])::/g, '$1*::').replace(/::[\w-]+/g, '')) !==
  null;

function withNamesUsed(css: string): string {
  const left = css
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]|\{[^{}]*\})*\}/g, (rule, name: string) =>
      css.split(new RegExp(`\\b${name}\\b`)).length > 2 ? rule : '',
    )
    .replace(/(--[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
      css.includes(`var(${name}`) ? declaration : '',
    );
  // What was left out may have been the only one to use another.
  return left === css ? css : withNamesUsed(left);
}
