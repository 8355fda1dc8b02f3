import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { fillPlaceholder } from '@/app/boot/placeholder/fillPlaceholder';
import { formatsOf } from '@/app/boot/placeholder/formats';
import { prefetchRead } from '@/app/pages/borrower/prefetch';
import { checkBrand } from '@/app/prerender/index';
import {
  type AskingScreen,
  askingScreens,
  composeAt,
  renderScreen,
} from '@/app/prerender/renderScreens';
import { api } from '@/platform/api';
import { isLanguage, LANGUAGES, type LaunchLanguage } from '@/platform/environment/language';
import { argumentOf, parameterGetter } from '@/platform/navigation/screens/firstRead';
import { parametersOf } from '@/platform/session/launch/launch';
import { textsIn } from '../../scripts/build/marks';
import { bodyFrom, placeholderOf } from '../../scripts/build/placeholders';

/** Fills placeholders as the page does, and renders the screens to compare them with. */

export const languages = Object.keys(LANGUAGES).filter(isLanguage);

const reading = checkBrand(JSON.parse(readFileSync('public/environments/sandbox.json', 'utf8')));
if (!reading.ok) throw new Error('The sandbox’s environment is invalid');

/** A brand that speaks every language of the table. */
export const environment = {
  ...reading.environment,
  apiBase: '',
  languages: Object.fromEntries(languages.map((code, index) => [String(index + 1), code])),
  currency: Object.fromEntries(languages.map((code) => [code, '$'])),
};

/** A visit of a screen: its own query, and the `data` of the first answer. */
export interface Answer {
  readonly search: string;
  readonly data: unknown;
}

/** The product and the order of every visit. */
const order = { productId: '1', orderId: '2' };

export const screenOf = (name: string): AskingScreen => {
  const screen = askingScreens.find((each) => each.name === name);
  if (!screen) throw new Error(`${name} has no early request`);
  return screen;
};

const drawn = new Map<string, ReturnType<typeof renderScreen>>();

/** Draws a picture as the build does, once. */
export function rendered(name: string, language: LaunchLanguage) {
  const brand = { ...environment, defaultLanguage: language, languages: { '1': language } };
  const key = `${name} ${language}`;
  const screen = drawn.get(key) ?? renderScreen(screenOf(name), brand);
  drawn.set(key, screen);
  return screen;
}

/** The texts of a screen's three regions in lines, one per element that contains text only, and the addresses of its links. */
export type Lines = Readonly<Record<'header' | 'main' | 'footer' | 'links', readonly string[]>>;

const linesOf = (part: ParentNode): string[] =>
  [...part.children].flatMap((element) => {
    if (element.matches('[aria-hidden="true"], [hidden], dialog')) return [];
    const isBreakable = [...element.children].some((child) => child.matches('wbr'));
    const holdsText = isBreakable || textsIn(element).some(({ data }) => data.trim());
    // The screen hides the dots of a card from screen readers.
    const text = element.textContent.replace(/^[• ]+/, '').replace(/[\u2060\u200b]/g, '');
    return holdsText ? [text.trim()] : linesOf(element);
  });

const regionsOf = (part: ParentNode): Lines => {
  const region = (name: string) => [...part.querySelectorAll(name)].flatMap(linesOf);
  // A screen's button that is a link in the picture has no address on the screen.
  const links = [...part.querySelectorAll('main a[href]:not([data-control])')];
  return {
    header: region('header'),
    main: region('main'),
    footer: region('footer'),
    links: links.map((link) => link.getAttribute('href') ?? ''),
  };
};

/** Returns a function that fills a screen's picture; it returns `undefined` where the app must render the answer. */
export async function filler(name: string, language: LaunchLanguage) {
  const { templates } = placeholderOf(await rendered(name, language), language);
  const { document } = new JSDOM(templates).window;
  const template = document.querySelector<HTMLTemplateElement>('template[data-answered]')!;
  const formats = formatsOf(environment, language);
  return ({ search, data }: Answer): DocumentFragment | undefined => {
    const sources = { data, getParameter: parameterGetter(parametersOf(search), order) };
    const picture = document.importNode(template.content, true);
    const isFilled = fillPlaceholder(picture, sources, formats, template.dataset.conditions);
    return isFilled ? picture : undefined;
  };
}

export const pictureLines = regionsOf;

/** Renders the screen itself with an answer. */
export async function screenLines(
  name: string,
  language: LaunchLanguage,
  { search, data }: Answer,
): Promise<Lines> {
  const { row, asks } = screenOf(name);
  const [path = ''] = Object.values(row.paths);
  // "00" means success in every family.
  const fetch = () => Promise.resolve(new Response(JSON.stringify({ code: '00', data })));
  const launch = { environment, language, ...order };
  const { app, store, screens, prepare } = composeAt(`${path}?${search}`, launch, { fetch });
  await prepare(path);
  await screens.routeAt(path).row.load();
  const parameters = argumentOf(asks, parameterGetter(parametersOf(search), order));
  if (!parameters) throw new Error(`${name}: the address lacks parameters of the early request`);
  await prefetchRead(store.dispatch, asks.alias, parameters);
  const sheet = new ServerStyleSheet();
  Object.assign(globalThis, { window: { location: { origin: environment.h5Base } } });
  try {
    return regionsOf(bodyFrom(renderToString(sheet.collectStyles(app))));
  } finally {
    sheet.seal();
    Reflect.deleteProperty(globalThis, 'window');
    // The cache's timer would keep Node running for another minute.
    store.dispatch(api.util.resetApiState());
  }
}
