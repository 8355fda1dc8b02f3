import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { placeholderOf, shownPart } from '../../scripts/build/placeholders';
import { textsIn } from '../../scripts/build/slots';
import { fillPlaceholder } from '../../src/app/boot/placeholder/fillPlaceholder';
import { formatsOf } from '../../src/app/boot/placeholder/formats';
import { checkBrand } from '../../src/app/prerender/index';
import {
  type AskingScreen,
  askingScreens,
  renderScreen,
  show,
} from '../../src/app/prerender/renderScreens';
import {
  isLanguage,
  LANGUAGES,
  type LaunchLanguage,
} from '../../src/platform/environment/language';
import { readParametersOf } from '../../src/platform/navigation/screens/firstRead';
import { parametersOf } from '../../src/platform/session/launch/launch';

/** Fills placeholders as the page does, and renders the screens to compare them with. */

export const languages = Object.keys(LANGUAGES).filter(isLanguage);

const reading = checkBrand(JSON.parse(readFileSync('public/environments/sandbox.json', 'utf8')));
if (!reading.ok) throw new Error('The sandbox’s environment is invalid');

/** A brand that speaks every language of the table. */
export const environment = {
  ...reading.environment,
  apiBase: '',
  languages: Object.fromEntries(languages.map((code, index) => [String(index + 1), code])),
};

export interface Answer {
  readonly search: string;
  readonly data: unknown;
}

export const screenOf = (name: string): AskingScreen => {
  const screen = askingScreens.find((each) => each.name === name);
  if (!screen) throw new Error(`${name} has no early request`);
  return screen;
};

const drawn = new Map<string, ReturnType<typeof renderScreen>>();

/** Renders a screen as the build does, once. `speaking`: the languages of the brand. */
export function rendered(name: string, speaking: readonly LaunchLanguage[] = languages) {
  const key = [name, ...speaking].join();
  const brand = {
    ...environment,
    languages: Object.fromEntries(speaking.map((code, index) => [String(index + 1), code])),
  };
  const screen = drawn.get(key) ?? renderScreen(screenOf(name), brand);
  drawn.set(key, screen);
  return screen;
}

/** The visible text in lines: one line per element that contains text only. */
const linesOf = (part: ParentNode): string[] =>
  [...part.children].flatMap((element) => {
    if (element.matches('[aria-hidden="true"]')) return [];
    const holdsText = textsIn(element).some(({ data }) => data.trim());
    return holdsText ? [element.textContent.trim()] : linesOf(element);
  });

/** Returns the visible lines of a filled placeholder, or `undefined` if the app must render the answer. */
export async function filler(
  name: string,
  language: LaunchLanguage,
  speaking: readonly LaunchLanguage[] = languages,
) {
  const { templates } = placeholderOf(await rendered(name, speaking), language);
  const { document } = new JSDOM(templates).window;
  const template = document.querySelector<HTMLTemplateElement>(
    `template[data-answered~=${language}]`,
  )!;
  const formats = formatsOf(environment, language);
  return ({ search, data }: Answer): string[] | undefined => {
    const sources = { data, read: readParametersOf(parametersOf(search), {}) };
    const drawing = document.importNode(template.content, true);
    const isFilled = fillPlaceholder(drawing, sources, formats, template.dataset.conditions);
    return isFilled ? linesOf(drawing) : undefined;
  };
}

export async function screenLines(name: string, language: LaunchLanguage, answer: Answer) {
  const showing = { ...answer, language, origin: environment.h5Base };
  const { answered } = await show(screenOf(name), showing, environment);
  return linesOf(shownPart(answered));
}
