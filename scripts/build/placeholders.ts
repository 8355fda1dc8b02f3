import { JSDOM } from 'jsdom';
import { isLanguage, type LaunchLanguage } from '../../src/i18n/language';
import type { Drawing, RenderedScreen } from '../../src/prerender/index';
import { rulesOf, usedCss } from './css';
import { putSlots, repeatLists } from './slots';

/** The element in place of a button has the button's display. The placeholder looks inactive. */
const OWN_CSS =
  ':where([data-control]){display:inline-block;text-align:center}[data-early] :is(a,[data-control]){opacity:.6}';

/** Attributes that name an element, link to one, or describe a control. */
const DEAD =
  /^(href|id|for|value|name|role|tabindex|aria-(label|labelledby|controls|describedby)|data-late)$/;

export interface Placeholder {
  /** The screen before the answer, for the page's root. */
  readonly root: string;
  /**
   * Placeholders of the screen after the answer, and all in the other languages: `template` elements after the root
   * (`src/boot/placeholder/fillPage.ts`).
   */
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

/** Makes a page's placeholder from a rendered screen: adds slots for values, removes parts that need the app. */
export function placeholderOf(screen: RenderedScreen, language: LaunchLanguage): Placeholder {
  const looks = new Map<string, number>();
  const templatesIn = (spoken: LaunchLanguage): Template[] => {
    const { [spoken]: drawings = [] } = screen.drawings;
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
  const languages = Object.keys(screen.drawings).filter(isLanguage);
  const others = languages.filter((code) => code !== language).map(templatesIn);
  if (!root) throw new Error(`${screen.name} has no sample`);
  const isSame = others.every((other) =>
    [root, ...own].every(({ body }, index) => body.innerHTML === other[index]?.body.innerHTML),
  );
  // A screen with a fixed language is the same for every launch.
  const templates = isSame
    ? own.map((template): Template => ({ ...template, languages }))
    : [...own, ...others.flat()];
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

/** Parts that need the app, and parts with `data-late` together with all later siblings. */
const LATE = 'footer, dialog, [data-late], [data-late] ~ *';

const { document: maker } = new JSDOM('').window;

/** A rendered screen as a document body, without the parts that its placeholder omits. */
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
      throw new Error(
        `${name}: no component shows ${first}, rendered as "${textOf(first, drawing)}"`,
      );
    repeatLists(body, drawing.lists, name);
  }
  // An empty live region takes space only within a screen's parts.
  body.querySelectorAll('[role="status"]:empty, [role="alert"]:empty').forEach((region) => {
    const { parentElement: holder } = region;
    if (region.closest('main')) return;
    region.remove();
    if (holder?.childNodes.length === 0) holder.remove();
  });
  // The answer decides the illustration. Its space is fixed.
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
  // The policy forbids style attributes: the page's style sheet has the same declarations.
  const style = element.getAttribute('style');
  if (style) {
    const look = looks.get(style) ?? looks.size;
    looks.set(style, look);
    element.setAttribute('data-look', String(look));
  }
  element.removeAttribute('style');
}

/** Makes a control inert: assistive technology must not present a control that does nothing. */
function disarm(element: Element): void {
  if (element.matches('input, textarea')) element.setAttribute('disabled', '');
  // A file input is invisible, and a file chosen too early would be lost.
  if (element.matches('input[type="file"]')) element.remove();
  if (!element.matches('button, label')) return;
  const likeness = element.ownerDocument.createElement('span');
  for (const { name, value } of [...element.attributes]) likeness.setAttribute(name, value);
  likeness.removeAttribute('type');
  if (element.matches('button')) likeness.setAttribute('data-control', '');
  likeness.append(...element.childNodes);
  element.replaceWith(likeness);
}

/** The CSS rules that the placeholder's elements need. */
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
  // One item represents a list: its repetitions are its siblings.
  body.querySelectorAll('[data-each]').forEach((item) => {
    item.after(item.cloneNode(true), item.cloneNode(true));
  });
  return usedCss(rulesOf(styleTags) + OWN_CSS + rules.join(''), body.ownerDocument);
}

/** Removes classes without rules, and React's comments between texts. */
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
