import { JSDOM } from 'jsdom';
import type { LaunchLanguage } from '../../src/i18n/language';
import type { Drawing, RenderedScreen } from '../../src/prerender/index';
import { rulesOf, usedCss } from './css';
import { putSlots, repeatLists } from './slots';

/** What stands for a button has its display; nothing in a placeholder can be used yet, and it looks so. */
const OWN_CSS =
  ':where([data-control]){display:inline-block;text-align:center}[data-early] :is(a,[data-control]){opacity:.6}';

/** What names or leads somewhere, or says what a control is. */
const DEAD =
  /^(href|id|for|value|name|role|tabindex|aria-(label|labelledby|controls|describedby)|data-late)$/;

export interface Placeholder {
  /** The waiting screen, for the page's root. */
  readonly root: string;
  /** The answered screen's drawings, and all in the other language, for behind the root (`src/head/fill/fillPage.ts`). */
  readonly templates: string;
  readonly css: string;
}

interface Template {
  readonly state: 'waiting' | 'answered';
  readonly languages: readonly LaunchLanguage[];
  readonly body: HTMLElement;
  readonly has: readonly string[];
  readonly lacks: readonly string[];
}

/** Makes a page's placeholder of a drawn screen: slots for its values, and without what only a living screen has. */
export function placeholderOf(screen: RenderedScreen, language: LaunchLanguage): Placeholder {
  const looks = new Map<string, number>();
  const templatesIn = (spoken: LaunchLanguage): Template[] => {
    const { [spoken]: drawings } = screen.drawings;
    return drawings.flatMap((drawing, index) => {
      const { has = [], lacks = [] } = drawing.sample;
      const answered = { state: 'answered', languages: [spoken], has, lacks } as const;
      const waiting = { state: 'waiting', languages: [spoken], has: [], lacks: [] } as const;
      return [
        ...(index === 0
          ? [{ ...waiting, body: still(drawing, 'waiting', screen.name, looks) }]
          : []),
        { ...answered, body: still(drawing, 'answered', screen.name, looks) },
      ];
    });
  };
  const [root, ...own] = templatesIn(language);
  const other = templatesIn(language === 'es' ? 'en' : 'es');
  if (!root) throw new Error(`${screen.name} has no sample`);
  const isSame = [root, ...own].every(
    ({ body }, index) => body.innerHTML === other[index]?.body.innerHTML,
  );
  // A screen in a language of its own is the same for every launch.
  const templates = isSame
    ? own.map((template): Template => ({ ...template, languages: ['es', 'en'] }))
    : [...own, ...other];
  const bodies = [root, ...templates].map(({ body }) => body);
  const css = styleOf(screen.css, looks, bodies);
  bodies.forEach((body) => {
    dropIdleNames(body, css);
  });
  return {
    root: `<div data-early inert>${root.body.innerHTML}</div>`,
    templates: templates.map(templateHtml).join(''),
    css,
  };
}

function templateHtml({ state, languages, has, lacks, body }: Template): string {
  const condition = (name: string, paths: readonly string[]) =>
    paths.length > 0 ? ` data-${name}="${paths.join(' ')}"` : '';
  const conditions = condition('has', has) + condition('lacks', lacks);
  return `<template data-${state}="${languages.join(' ')}"${conditions}>${body.innerHTML}</template>`;
}

/** What is of use only with the app behind it, and what a screen marks as late, with all that stands below it. */
const LATE = 'footer, dialog, [data-late], [data-late] ~ *';

const { document: maker } = new JSDOM('').window;

/** A drawn screen as a document's body, without what its placeholder does not show. */
export function shownPart(html: string): HTMLElement {
  const { body } = maker.implementation.createHTMLDocument('');
  body.innerHTML = html;
  body.querySelectorAll(LATE).forEach((part) => {
    part.remove();
  });
  return body;
}

function still(
  drawing: Drawing,
  state: Template['state'],
  name: string,
  looks: Map<string, number>,
): HTMLElement {
  const body = shownPart(drawing[state]);
  const missing = putSlots(body, drawing.slots);
  if (state === 'answered') {
    const [first] = missing;
    if (first)
      throw new Error(`${name}: no component shows ${first}, drawn as "${textOf(first, drawing)}"`);
    repeatLists(body, drawing.lists, name);
  }
  // What is said later has a place of its own only among the parts of a screen.
  body.querySelectorAll('[role="status"]:empty, [role="alert"]:empty').forEach((region) => {
    const { parentElement: holder } = region;
    if (region.closest('main')) return;
    region.remove();
    if (holder?.childNodes.length === 0) holder.remove();
  });
  // An illustration depends on the answer; its place does not.
  body.querySelectorAll('[data-illustration]').forEach((picture) => {
    picture.replaceChildren();
  });
  body.querySelectorAll('*').forEach((element) => {
    tidy(element, looks);
    disarm(element);
  });
  return body;
}

const textOf = (slot: string, { slots }: Drawing): string =>
  [...slots].find(([, name]) => name === slot)?.[0] ?? '';

function tidy(element: Element, looks: Map<string, number>): void {
  for (const { name } of [...element.attributes]) {
    if (DEAD.test(name) && !element.matches('slot')) element.removeAttribute(name);
  }
  // The policy allows no style attribute: the page's own style says the same.
  const style = element.getAttribute('style');
  if (style) {
    const look = looks.get(style) ?? looks.size;
    looks.set(style, look);
    element.setAttribute('data-look', String(look));
  }
  element.removeAttribute('style');
}

/** What looks like a control and is none yet is no control to anybody who asks. */
function disarm(element: Element): void {
  if (element.matches('input, textarea')) element.setAttribute('disabled', '');
  // It cannot be seen, and a file given to it would be lost.
  if (element.matches('input[type="file"]')) element.remove();
  if (!element.matches('button, label')) return;
  const likeness = element.ownerDocument.createElement('span');
  for (const { name, value } of [...element.attributes]) likeness.setAttribute(name, value);
  likeness.removeAttribute('type');
  if (element.matches('button')) likeness.setAttribute('data-control', '');
  likeness.append(...element.childNodes);
  element.replaceWith(likeness);
}

/** The rules that the placeholder's elements need. */
function styleOf(
  styleTags: string,
  looks: ReadonlyMap<string, number>,
  bodies: readonly HTMLElement[],
) {
  const rules = [...looks].map(([style, look]) => `[data-look="${look}"]{${style}}`);
  const { body } = new JSDOM('<div id="root"><div data-early></div></div>').window.document;
  for (const one of bodies) {
    body
      .querySelector('[data-early]')
      ?.append(...[...one.childNodes].map((node) => node.cloneNode(true)));
  }
  // Of a list one item stands for all: those behind it follow one another.
  body.querySelectorAll('[data-each]').forEach((item) => {
    item.after(item.cloneNode(true), item.cloneNode(true));
  });
  return usedCss(rulesOf(styleTags) + OWN_CSS + rules.join(''), body.ownerDocument);
}

/** A screen names its elements by more classes than its style uses, and React marks where texts meet. */
function dropIdleNames(body: HTMLElement, css: string): void {
  body.querySelectorAll('[class]').forEach((element) => {
    const used = [...element.classList].filter((name) => css.includes(`.${name}`));
    if (used.length > 0) element.className = used.join(' ');
    else element.removeAttribute('class');
  });
  const comments = body.ownerDocument.createNodeIterator(body, 128 /* NodeFilter.SHOW_COMMENT */);
  for (let node = comments.nextNode(); node; node = comments.nextNode()) {
    node.parentNode?.removeChild(node);
  }
}
