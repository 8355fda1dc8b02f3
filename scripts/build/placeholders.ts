import { JSDOM } from 'jsdom';
import type { RenderedScreen } from '../../src/app/prerender/index';
import { isLanguage, type LaunchLanguage } from '../../src/platform/environment/language';
import type { EarlyPicture } from '../../src/shared/early/slots';
import { rulesOf, usedCss } from './css';
import { escapeHtml } from './html';
import { putConditions, putLinks, putSlots, repeatLists } from './marks';

/** A button of the screen that is a link here looks the same. A control that cannot act yet is paler. */
const LINK_CSS = ':where([data-early]) a:where([data-control]){color:inherit;text-decoration:none}';
const STATE_CSS =
  '[data-early] :is([aria-busy=true],[aria-disabled=true]):is(a,button,label){opacity:.6}';

/** Attributes that the placeholder omits: they refer to another element by its id. */
const OMITTED = /^(id|for|name|aria-(labelledby|controls|describedby))$/;

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
  /** JSON of the picture's `Conditions`. */
  readonly conditions: string;
  readonly isAboutMoney: boolean;
}

/** Makes a page's placeholder from a drawn picture. */
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
  if (!root) throw new Error(`${screen.name} has no picture`);
  const bodies = [root, ...templates].map(({ body }) => body);
  const css = styleOf(screen.css, styles, bodies);
  return {
    root: `<div data-early>${root.body.innerHTML}</div>`,
    templates: templates.map(templateHtml).join(''),
    css,
  };
}

/** The picture before the answer, and with it. */
function templatesIn(
  { picture, drawings }: RenderedScreen,
  language: LaunchLanguage,
  styles: Map<string, number>,
): Template[] {
  const drawing = drawings[language];
  if (!drawing) return [];
  const common = { languages: [language], isAboutMoney: !!picture.isAboutMoney };
  const waiting = bodyOf(drawing.waiting, picture, styles);
  // The browser may paint before the inline script fills the slots: their lines have their height already.
  waiting.querySelectorAll('slot').forEach((slot) => {
    slot.textContent = '\u00a0';
  });
  const conditions = JSON.stringify(picture.conditions ?? {});
  return [
    { ...common, state: 'waiting', conditions: '{}', body: waiting },
    { ...common, state: 'answered', conditions, body: bodyOf(drawing.answered, picture, styles) },
  ];
}

function templateHtml({ state, languages, conditions, body, isAboutMoney }: Template): string {
  const attributes = [
    `data-${state}="${languages.join(' ')}"`,
    ...(conditions === '{}' ? [] : [`data-conditions="${escapeHtml(conditions)}"`]),
    ...(state === 'answered' && isAboutMoney ? ['data-money'] : []),
  ];
  return `<template ${attributes.join(' ')}>${body.innerHTML}</template>`;
}

const { document: maker } = new JSDOM('').window;

/** A rendered screen as a document body. */
export function bodyFrom(html: string): HTMLElement {
  const { body } = maker.implementation.createHTMLDocument('');
  body.innerHTML = html;
  return body;
}

function bodyOf(html: string, { most = {} }: EarlyPicture, styles: Map<string, number>) {
  const body = bodyFrom(html);
  putSlots(body);
  putLinks(body);
  putConditions(body);
  repeatLists(body, most);
  // The app's own live regions stay empty before it.
  body.querySelectorAll('[role=alert], [role=status]').forEach((region) => {
    if (!region.closest('main')) region.remove();
  });
  // The answer decides the illustration. Its space is fixed.
  body.querySelectorAll('[data-illustration]').forEach((picture) => {
    picture.replaceChildren();
  });
  body.querySelectorAll('*').forEach((element) => {
    removeAttributes(element, styles);
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
  return usedCss(rulesOf(styleTags) + LINK_CSS + rules.join(''), body.ownerDocument) + STATE_CSS;
}
