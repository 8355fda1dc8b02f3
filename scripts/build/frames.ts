import { JSDOM } from 'jsdom';
import type { LaunchLanguage } from '../../src/i18n/language';
import type { RenderedScreen } from '../../src/prerender/renderScreens';
import type { Renderer } from './renderer';
import { usedCss } from './usedCss';

type SlotReading = Pick<Renderer, 'hasSlot' | 'isBroken' | 'pathsIn' | 'piecesOf' | 'plainCss'>;

/** What is of use only with the app behind it, and can come without moving anything. */
export const LIFELESS = 'footer, dialog';

/** What stands for a button has its display; nothing in a frame can be used yet, and it looks so. */
const FRAME_CSS =
  ':where([data-control]){display:inline-block;text-align:center}[data-early] :is(a,[data-control]){opacity:.6}';

/** What names or leads somewhere, or says what a control is. */
const DEAD =
  /^(href|id|for|value|name|role|tabindex|aria-(label|labelledby|controls|describedby))$/;

export interface Frame {
  /** The waiting frame, for the page's root. */
  readonly root: string;
  /** The answered frame, and both in the other language, for behind the root (`src/head/fill/fillPage.ts`). */
  readonly templates: string;
  readonly css: string;
}

/**
 * Makes a page's frame of a rendered screen: of a list's two items one stays, marked to be repeated;
 * attributes that hold slots go, and what only a living screen has.
 */
export function frameOf(
  { frames, sample, css }: Pick<RenderedScreen, 'frames' | 'sample' | 'css'>,
  language: LaunchLanguage,
  reading: SlotReading,
): Frame {
  const styles: string[] = [];
  const still = (html: string) => stillPicture(html, sample, reading, styles);
  const [own, other] = [frames[language], frames[language === 'es' ? 'en' : 'es']];
  const suffix = language === 'es' ? '-en' : '-es';
  const template = (id: string, html: string) => `<template id="${id}">${still(html)}</template>`;
  const root = `<div data-early inert>${still(own.waiting)}</div>`;
  const templates = [
    template('answered', own.answered),
    // A screen in a language of its own is the same for every launch.
    ...(own.answered === other.answered
      ? []
      : [
          template(`waiting${suffix}`, other.waiting),
          template(`answered${suffix}`, other.answered),
        ]),
  ].join('');
  const rules = styles.map((style, index) => `[data-look="${String(index)}"]{${style}}`);
  const used = usedCss(reading.plainCss(css) + FRAME_CSS + rules.join(''), root + templates);
  const plain = (html: string) => withoutIdleNames(html, used);
  return { root: plain(root), templates: plain(templates), css: used };
}

/** A screen names its elements by more classes than its style uses. */
const withoutIdleNames = (html: string, css: string): string =>
  html
    .replace(/ class="([^"]*)"/g, (_, names: string) => {
      const used = names.split(' ').filter((name) => css.includes(`.${name}`));
      return used.length > 0 ? ` class="${used.join(' ')}"` : '';
    })
    .replace(/<!--.*?-->/g, '');

function stillPicture(
  html: string,
  sample: RenderedScreen['sample'],
  reading: SlotReading,
  styles: string[],
): string {
  const { document } = new JSDOM(`<body>${html}</body>`).window;
  const { body } = document;
  patch(body, sample);
  body.querySelectorAll(LIFELESS).forEach((part) => part.remove());
  body.querySelectorAll('[role="status"]:empty, [role="alert"]:empty').forEach((region) => {
    const { parentElement: holder } = region;
    region.remove();
    if (holder?.childNodes.length === 0) holder.remove();
  });
  // An illustration depends on the answer; its place does not.
  body.querySelectorAll('svg[width="112"]').forEach((picture) => picture.replaceChildren());
  markLists(body, sample.most ?? {}, reading);
  body.querySelectorAll('*').forEach((element) => {
    tidy(element, reading, styles);
    disarm(element);
  });
  textsOf(body).forEach((text) => {
    openSlots(text, reading);
  });
  return body.innerHTML;
}

/** Puts an element where the screen wrote a slot's mark. */
function openSlots(text: Text, { hasSlot, piecesOf }: SlotReading): void {
  if (!hasSlot(text.data)) return;
  const pieces = piecesOf(text.data).map((piece, index) => {
    if (index % 2 === 0) return piece;
    const place = text.ownerDocument.createElement('slot');
    place.setAttribute('name', piece);
    return place;
  });
  text.replaceWith(...pieces);
}

function patch(body: HTMLElement, { patches = [], without }: RenderedScreen['sample']): void {
  for (const { selector, slots, keepsText } of patches) {
    const found = [...body.querySelectorAll(selector)];
    slots.forEach((slot, place) => {
      const element = found[place];
      if (element) element.textContent = (keepsText ? element.textContent : '') + slot;
    });
  }
  if (without) body.querySelectorAll(without).forEach((part) => part.remove());
}

/** `list.0.field` of a slot: which list, and which of its items. */
const ITEM = /^(.+)\.([01])\./;

function markLists(
  body: HTMLElement,
  most: Readonly<Record<string, number>>,
  { pathsIn }: SlotReading,
): void {
  const places = textsOf(body).flatMap((text) =>
    pathsIn(text.data)
      .flatMap(itemNamedIn)
      .map((item) => ({ text, ...item })),
  );
  for (const list of new Set(places.map((place) => place.list))) {
    const [first, second] = [0, 1].map((index) =>
      places
        .filter((place) => place.list === list && place.index === index)
        .map(({ text }) => text),
    );
    if (!first?.length || !second?.length) continue;
    // The second one stays: the first may be the chosen one of its list.
    const unit = largestWithout(second, first);
    largestWithout(first, second).remove();
    unit.dataset.each = list;
    if (most[list]) unit.dataset.most = String(most[list]);
    second.forEach((text) => {
      text.data = text.data.replaceAll(`${list}.1.`, `${list}.*.`);
    });
  }
}

function itemNamedIn(path: string): { list: string; index: number }[] {
  const [, list, index] = ITEM.exec(path) ?? [];
  return list ? [{ list, index: Number(index) }] : [];
}

/** The largest element that holds all of these texts and none of those. */
function largestWithout(texts: readonly Text[], others: readonly Text[]): HTMLElement {
  const holdsOther = (element: Element) => others.some((other) => element.contains(other));
  let unit = texts[0]?.parentElement;
  while (unit?.parentElement && !holdsOther(unit.parentElement)) unit = unit.parentElement;
  if (!unit) throw new Error('A list item of a frame has no element');
  return unit;
}

function tidy(element: Element, { hasSlot, isBroken }: SlotReading, styles: string[]): void {
  for (const { name, value } of [...element.attributes]) {
    if (DEAD.test(name) || hasSlot(value) || isBroken(value)) element.removeAttribute(name);
  }
  // The policy allows no style attribute: the page's own style says the same.
  const style = element.getAttribute('style');
  if (style) {
    if (!styles.includes(style)) styles.push(style);
    element.setAttribute('data-look', String(styles.indexOf(style)));
  }
  element.removeAttribute('style');
  element.childNodes.forEach((node) => {
    if (node.nodeType === node.TEXT_NODE && isBroken(node.textContent ?? '')) node.textContent = '';
  });
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

function textsOf(body: HTMLElement): Text[] {
  const walker = body.ownerDocument.createTreeWalker(body, 4);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}
