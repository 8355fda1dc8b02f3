/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { createLender } from '../../sandbox';
import { placeholderOf, shownPart } from '../../scripts/build/placeholders';
import { textsIn } from '../../scripts/build/slots';
import { queryFor, sampleVisits } from '../../src/features/preview/sampleVisits';
import { requestOf } from '../../src/head/earlyRequest';
import { fillPlaceholder, isFor } from '../../src/head/fill/fillPlaceholder';
import { formatsOf } from '../../src/head/fill/formats';
import type { LaunchLanguage } from '../../src/i18n/language';
import { looksLikePlaceholder, placeOf } from '../../src/navigation/screens/firstRead';
import { OrderStatus } from '../../src/order/model';
import { drawnSample } from '../../src/prerender/drawnSample';
import { checkBrand } from '../../src/prerender/index';
import {
  type AskingScreen,
  askingScreens,
  renderScreen,
  show,
} from '../../src/prerender/renderScreens';
import { samples } from '../../src/prerender/samples';
import { parametersOf } from '../../src/session/launch';

jest.setTimeout(60_000);

const reading = checkBrand(JSON.parse(readFileSync('public/environments/sandbox.json', 'utf8')));
if (!reading.ok) throw new Error('The sandbox’s environment is wrong');
const environment = { ...reading.environment, apiBase: '' };
const { envelope: _plain, ...lenders } = environment;
const lender = createLender({ environment: lenders });

interface Answer {
  readonly search: string;
  readonly data: unknown;
}

/** What the sandbox answers to each of its borrowers, of whom there is one for every status of an order. */
async function answersFor({ name, asks, row }: AskingScreen): Promise<Answer[]> {
  const { read } = await rendered(name);
  const answers = new Map<string, Answer>();
  for (const borrower of lender.borrowers) {
    const launch = lender.launch(borrower);
    const search = new URLSearchParams(queryFor(sampleVisits[name], launch)).toString();
    const place = placeOf(parametersOf(search), launch);
    const request = requestOf({ ...read, texts: { es: [], en: [] } }, place, launch, environment);
    if (!request) continue;
    const body = await (await lender.fetch(request.url, request.init)).text();
    const { data } = JSON.parse(body) as { data?: unknown };
    if (data && looksLikePlaceholder(asks, place, data)) answers.set(body, { search, data });
  }
  expect({ row, answers: answers.size }).not.toEqual({ row, answers: 0 });
  return [...answers.values()];
}

const screenOf = (name: string): AskingScreen => {
  const screen = askingScreens.find((each) => each.name === name);
  if (!screen) throw new Error(`${name} asks nothing`);
  return screen;
};

const drawn = new Map<string, ReturnType<typeof renderScreen>>();

/** A screen as the build draws it, once. */
function rendered(name: string) {
  const screen = drawn.get(name) ?? renderScreen(screenOf(name), environment);
  drawn.set(name, screen);
  return screen;
}

/** What can be read, line by line: the whole text of each element that holds more than others. */
const linesOf = (part: ParentNode): string[] =>
  [...part.children].flatMap((element) => {
    if (element.matches('[aria-hidden="true"]')) return [];
    const holdsText = textsIn(element).some(({ data }) => data.trim());
    return holdsText ? [element.textContent.trim()] : linesOf(element);
  });

/** Fills a screen's placeholder as the page does: the lines that it shows, or nothing where it leaves the answer to the app. */
async function filler(name: string, language: LaunchLanguage) {
  const { templates } = placeholderOf(await rendered(name), language);
  const { document } = new JSDOM(templates).window;
  const drawings = [
    ...document.querySelectorAll<HTMLTemplateElement>(`template[data-answered~=${language}]`),
  ];
  const formats = formatsOf(environment, language);
  return ({ search, data }: Answer): string[] | undefined => {
    const sources = { data, read: placeOf(parametersOf(search), {}) };
    for (const { content, dataset } of drawings) {
      const drawing = document.importNode(content, true);
      if (isFor(dataset, sources) && fillPlaceholder(drawing, sources, formats)) {
        return linesOf(drawing);
      }
    }
    return undefined;
  };
}

async function screenLines(name: string, language: LaunchLanguage, answer: Answer) {
  const showing = { ...answer, language, origin: environment.h5Base };
  const { answered } = await show(screenOf(name), showing, environment);
  return linesOf(shownPart(answered));
}

const cases = askingScreens.flatMap(({ name }) =>
  (['es', 'en'] as const).map((language) => [name, language] as const),
);

it.each(cases)(
  'the placeholder of %s (%s), filled with the answer of each borrower, begins the screen',
  async (name, language) => {
    const fill = await filler(name, language);
    const answers = await answersFor(screenOf(name));
    // The other language has other words and the same rules: one answer tells.
    for (const answer of language === 'es' ? answers : answers.slice(0, 1)) {
      const early = fill(answer);
      const late = await screenLines(name, language, answer);
      // None of the sandbox's borrowers waits for the app.
      expect(early).toBeDefined();
      // What follows is added below by the app, and moves nothing. A long list waits for code of its own.
      const length = name === 'complaint-list' ? late.length : undefined;
      expect(early?.slice(0, length)).toEqual(late.slice(0, early?.length));
    }
  },
);

/** Data without the value at a path. */
function without(data: unknown, path: string, value: unknown): unknown {
  const copy = structuredClone(data);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const holder = steps.reduce<unknown>((it, step) => (it as Record<string, unknown>)[step], copy);
  Object.assign(holder as object, { [last]: value });
  return copy;
}

/** What a value can be where it is missing; of a list, the second item's values. */
function absencesIn(data: unknown, path = ''): (readonly [path: string, value: unknown])[] {
  if (typeof data !== 'object' || data === null) {
    // A text of a certain kind has no other value of its kind here.
    const values = /^\d{10}$/.test(String(data)) ? ['', '0'] : [''];
    return values.map((value) => [path, value] as const);
  }
  const inside = Object.entries(data)
    .filter(([name]) => name !== '0')
    .flatMap(([name, value]) => absencesIn(value, path ? `${path}.${name}` : name));
  return Array.isArray(data) ? [[path, []], ...inside] : inside;
}

/** The screen's words for an answer that its schema refuses. */
const REFUSED = /^(No pudimos leer la respuesta|无法读取服务器的响应)/;

it.each(askingScreens.map(({ name }) => name))(
  'where an answer lacks any value the placeholder of %s still begins the screen, or the app shows the answer',
  async (name) => {
    const fill = await filler(name, 'es');
    for (const sample of samples[name]) {
      const { search, data } = drawnSample(sample);
      for (const [path, value] of absencesIn(data)) {
        const answer = { search, data: without(data, path, value) };
        const place = placeOf(parametersOf(search), {});
        const early = looksLikePlaceholder(screenOf(name).asks, place, answer.data) && fill(answer);
        if (!early) continue;
        const late = await screenLines(name, 'es', answer);
        if (late.some((line) => REFUSED.test(line))) continue;
        expect([path, value, ...early]).toEqual([path, value, ...late.slice(0, early.length)]);
      }
    }
  },
);

it('an order of every status is filled early, but a rejected one, which the app shows alone', async () => {
  const answers = await answersFor(screenOf('loan-detail'));
  const seen = new Set(answers.map(({ data }) => (data as { orderStatus: unknown }).orderStatus));
  const { rejected: _, ...shown } = OrderStatus;
  expect([...seen].sort()).toEqual(Object.values(shown).sort());
});

it('a value that no component shows in its format is named, with its screen', async () => {
  const screen = await rendered('instruction');
  const [drawing] = screen.drawings.es;
  const slots = new Map([['MXN 1', 'repayDetail.amount money']]);
  const broken = { ...screen, drawings: { ...screen.drawings, es: [{ ...drawing!, slots }] } };
  expect(() => placeholderOf(broken, 'es')).toThrow(
    'instruction: no component shows repayDetail.amount money, drawn as "MXN 1"',
  );
});

it('a list of which no element is an item is named, with its screen', async () => {
  const screen = await rendered('loan-detail');
  const [drawing] = screen.drawings.es;
  const lists = new Map([...drawing!.lists].map(([, list]) => ['offers', list] as const));
  const broken = { ...screen, drawings: { ...screen.drawings, es: [{ ...drawing!, lists }] } };
  expect(() => placeholderOf(broken, 'es')).toThrow('loan-detail: no element is an item of offers');
});
