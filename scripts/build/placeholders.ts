import { JSDOM } from 'jsdom';
import type { Conditions } from '../../src/app/boot/placeholder/fillPlaceholder';
import type { Drawing, RenderedScreen } from '../../src/app/prerender/index';
import { isLanguage, type LaunchLanguage } from '../../src/platform/environment/language';
import { rulesOf, usedCss } from './css';
import { escapeHtml } from './html';
import { putSlots, repeatLists } from './slots';
import { isSame, markHollow, merging, putConditions } from './variants';

/** The element in place of a button has the button's display. The placeholder styles inactive. */
const OWN_CSS =
  ':where([data-control]){display:inline-block;text-align:center}[data-early] :is(a,[data-control]){opacity:.6}';

/** Attributes that the placeholder omits: they name an element, refer to an element, or describe a control. */
const OMITTED =
  /^(href|id|for|value|name|role|tabindex|aria-(label|labelledby|controls|describedby)|data-late)$/;

export interface Placeholder {
  /** The screen before the answer, for the page's root. */
  readonly root: string;
  /**
   * Placeholders of the screen after the answer, and all in the other languages: `template` elements after the root
   * (`src/app/boot/placeholder/fillPage.ts`).
   */
  readonly templates: string;
  readonly css: string;
}

interface Template {
  readonly state: 'waiting' | 'answered';
  readonly languages: readonly LaunchLanguage[];
  readonly body: HTMLElement;
  /** JSON of the sample's `Conditions`. */
  readonly conditions: string;
}

/** Makes a page's placeholder from a rendered screen: adds slots for values, removes parts that need the app. */
export function placeholderOf(screen: RenderedScreen, language: LaunchLanguage): Placeholder {
  const styles = new Map<string, number>();
  const others = Object.keys(screen.drawings).filter((code) => code !== language);
  const drawn = new Map<string, Template>();
  for (const spoken of [language, ...others].filter(isLanguage)) {
    for (const template of templatesIn(screen, spoken, styles)) {
      // A screen with a fixed language has one template for all languages.
      const key = [template.state, template.conditions, template.body.innerHTML].join();
      const languages = [...(drawn.get(key)?.languages ?? []), spoken];
      drawn.set(key, { ...template, languages });
    }
  }
  const [root, ...templates] = drawn.values();
  if (!root) throw new Error(`${screen.name} has no sample`);
  const bodies = [root, ...templates].map(({ body }) => body);
  const css = styleOf(screen.css, styles, bodies);
  bodies.forEach((body) => {
    removeUnusedClasses(body, css);
  });
  return {
    root: `<div data-early inert>${root.body.innerHTML}</div>`,
    templates: templates.map(templateHtml).join(''),
    css,
  };
}

/** The screen before the answer, and after it. */
function templatesIn(
  { name, drawings }: RenderedScreen,
  language: LaunchLanguage,
  styles: Map<string, number>,
): Template[] {
  const drawing = drawings[language];
  if (!drawing) return [];
  const { when, unless } = drawing.sample;
  const languages = [language];
  const conditions = JSON.stringify({ when, unless });
  const waiting = bodyOf(drawing.waiting, drawing.slots, styles);
  // The browser may paint before the inline script fills the slots: their lines have their height already.
  waiting.querySelectorAll('slot').forEach((slot) => {
    slot.textContent = '\u00a0';
  });
  return [
    { state: 'waiting', languages, conditions: '{}', body: waiting },
    { state: 'answered', languages, conditions, body: answeredBody(drawing, name, styles) },
  ];
}

/** The screen after the answer: its values are slots, and what depends on the answer has conditions. */
function answeredBody(drawing: Drawing, name: string, styles: Map<string, number>): HTMLElement {
  const { answered, slots, shown, lists, sample, variants, least } = drawing;
  const place = `${name}: ${drawing.component}`;
  const seen = textOf(answered);
  const hidden = [...shown].filter(([, texts]) => !texts.some((it) => seen.includes(it)));
  if (hidden.length > 0) {
    throw new Error(
      `${place} does not show ${hidden.map(([path, [text]]) => `${path}, drawn as "${text ?? ''}"`).join(' and ')}`,
    );
  }
  const read = (html: string) => bodyOf(html, slots, styles);
  const body = read(answered);
  const merged = merging(body);
  for (const { html, base, other, list, missing } of variants) {
    const variant = read(html);
    const isZeroNothing = missing && isSame(read(missing.zero), variant);
    const conditions = isZeroNothing
      ? { base: withZero(base), other: withZero(other) }
      : { base, other };
    putConditions(merged, variant, { ...conditions, field: missing?.path, list }, place);
  }
  markHollow(merged, read(least), lists);
  repeatLists(body, lists, sample.most ?? {}, place);
  return body;
}

/** The text of a screen; a break opportunity divides a value. */
const textOf = (html: string) => shownPart(html, '').textContent;

/** The same conditions where `0` counts as a missing value, too. */
const withZero = ({ when, unless }: Conditions): Conditions => ({
  ...(when && { when: plusZero(when) }),
  ...(unless && { unless: plusZero(unless) }),
});

const plusZero = (texts: NonNullable<Conditions['when']>) =>
  Object.fromEntries(Object.entries(texts).map(([path, them]) => [path, [...them, '0']]));

function templateHtml({ state, languages, conditions, body }: Template): string {
  const attribute = conditions === '{}' ? '' : ` data-conditions="${escapeHtml(conditions)}"`;
  return `<template data-${state}="${languages.join(' ')}"${attribute}>${body.innerHTML}</template>`;
}

/** Parts that need the app, and parts with `data-late` together with all later siblings. */
const APP_ONLY = 'footer, dialog, [data-late], [data-late] ~ *';

const { document: maker } = new JSDOM('').window;

/** A rendered screen as a document body, without the parts that its placeholder omits. */
export function shownPart(html: string, omitted = APP_ONLY): HTMLElement {
  const { body } = maker.implementation.createHTMLDocument('');
  body.innerHTML = html;
  if (omitted)
    body.querySelectorAll(omitted).forEach((part) => {
      part.remove();
    });
  return body;
}

function bodyOf(html: string, slots: Drawing['slots'], styles: Map<string, number>): HTMLElement {
  const body = shownPart(html);
  putSlots(body, slots);
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
    removeAttributes(element, styles);
    makeInert(element);
  });
  return body;
}

function removeAttributes(element: Element, styles: Map<string, number>): void {
  for (const { name } of [...element.attributes]) {
    if (OMITTED.test(name) && !element.matches('slot')) element.removeAttribute(name);
  }
  // The policy forbids style attributes: the page's style sheet has the same declarations.
  const style = element.getAttribute('style');
  if (style) {
    const number = styles.get(style) ?? styles.size;
    styles.set(style, number);
    element.setAttribute('data-style', String(number));
  }
  element.removeAttribute('style');
}

/** Makes a control inert: assistive technology must not present a control that does nothing. */
function makeInert(element: Element): void {
  if (element.matches('input, textarea')) element.setAttribute('disabled', '');
  // A file input is invisible, and a file chosen too early would be lost.
  if (element.matches('input[type="file"]')) element.remove();
  if (!element.matches('button, label')) return;
  const replacement = element.ownerDocument.createElement('span');
  for (const { name, value } of [...element.attributes]) replacement.setAttribute(name, value);
  replacement.removeAttribute('type');
  if (element.matches('button')) replacement.setAttribute('data-control', '');
  replacement.append(...element.childNodes);
  element.replaceWith(replacement);
}

/** The CSS rules that the placeholder's elements need. */
function styleOf(
  styleTags: string,
  styles: ReadonlyMap<string, number>,
  bodies: readonly HTMLElement[],
) {
  const rules = [...styles].map(([style, number]) => `[data-style="${number}"]{${style}}`);
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
function removeUnusedClasses(body: HTMLElement, css: string): void {
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
