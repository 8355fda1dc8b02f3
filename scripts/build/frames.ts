import type { Environment } from '../../src/environment/environment';
import type { LaunchLanguage } from '../../src/i18n/language';
import type { AskingScreen, RenderedScreen } from '../../src/prerender/index';
import { findOut } from './findings';
import { type Formats, putSlots } from './frameSlots';
import { shownPart } from './frameText';
import type { Renderer } from './renderer';
import type { Finding } from './study';
import { usedCss } from './usedCss';

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

/** A screen as it was rendered, and what was found out of it for its frame. */
export interface StudiedScreen extends RenderedScreen {
  readonly findings: readonly Finding[];
  /** Those with which it was drawn. */
  readonly formats: Readonly<Record<LaunchLanguage, Formats>>;
}

/** Every screen that asks first, rendered and studied. */
export async function studiedScreens(
  renderer: Renderer,
  environment: Environment,
): Promise<StudiedScreen[]> {
  return Promise.all(
    renderer.askingScreens.map((screen) => studied(screen, renderer, environment)),
  );
}

export async function studied(
  screen: AskingScreen,
  renderer: Renderer,
  environment: Environment,
): Promise<StudiedScreen> {
  const drawn = telling(environment);
  const rendered = await renderer.renderScreen(screen, drawn);
  const findings = await findOut(rendered, renderer, drawn);
  const formatsIn = (language: LaunchLanguage) => renderer.formatsOf(drawn, language);
  return { ...rendered, findings, formats: { es: formatsIn('es'), en: formatsIn('en') } };
}

/** A number tells its format by its groups. No number is left in a frame, so that any sign will do. */
function telling({ numberFormat, ...environment }: Environment): Environment {
  const { group, decimal } = numberFormat;
  return { ...environment, numberFormat: { group: group || '_', decimal, groups: [3] } };
}

/**
 * Makes a page's frame of a rendered screen: slots for its values, and without what only a living screen has.
 */
export function frameOf(
  { screen, sample, frames, css, findings, formats }: StudiedScreen,
  language: LaunchLanguage,
  renderer: Renderer,
): Frame {
  const styles: string[] = [];
  const otherLanguage = language === 'es' ? 'en' : 'es';
  const drawn = (spoken: LaunchLanguage, state: 'waiting' | 'answered') => {
    const body = shownPart(frames[spoken][state], screen.notes ?? {});
    putSlots(body, sample, formats[spoken], screen.notes?.most);
    for (const apply of state === 'answered' ? findings : []) apply(body);
    return stillPicture(body, styles);
  };
  const stateIn = (spoken: LaunchLanguage) => ({
    waiting: drawn(spoken, 'waiting'),
    answered: drawn(spoken, 'answered'),
  });
  const [own, other] = [stateIn(language), stateIn(otherLanguage)];
  const suffix = `-${otherLanguage}`;
  const template = (id: string, html: string) => `<template id="${id}">${html}</template>`;
  const root = `<div data-early inert>${own.waiting}</div>`;
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
  const used = usedCss(renderer.plainCss(css) + FRAME_CSS + rules.join(''), root + templates);
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

function stillPicture(body: HTMLElement, styles: string[]): string {
  // What is said later has a place of its own only among the parts of a screen.
  body.querySelectorAll('[role="status"]:empty, [role="alert"]:empty').forEach((region) => {
    const { parentElement: holder } = region;
    if (region.closest('main')) return;
    region.remove();
    if (holder?.childNodes.length === 0) holder.remove();
  });
  // An illustration depends on the answer; its place does not.
  body.querySelectorAll('svg[width="112"]').forEach((picture) => {
    picture.replaceChildren();
  });
  body.querySelectorAll('*').forEach((element) => {
    tidy(element, styles);
    disarm(element);
  });
  return body.innerHTML;
}

function tidy(element: Element, styles: string[]): void {
  for (const { name } of [...element.attributes]) {
    if (DEAD.test(name) && !element.matches('slot')) element.removeAttribute(name);
  }
  // The policy allows no style attribute: the page's own style says the same.
  const style = element.getAttribute('style');
  if (style) {
    if (!styles.includes(style)) styles.push(style);
    element.setAttribute('data-look', String(styles.indexOf(style)));
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
