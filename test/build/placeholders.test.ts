/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { createLender } from '../../sandbox';
import { placeholderOf, shownPart } from '../../scripts/build/placeholders';
import { textsIn } from '../../scripts/build/slots';
import { requestOf } from '../../src/app/boot/earlyRequest';
import {
  type Conditions,
  fillPlaceholder,
  isFor,
} from '../../src/app/boot/placeholder/fillPlaceholder';
import { formatsOf } from '../../src/app/boot/placeholder/formats';
import { drawnSample } from '../../src/app/prerender/drawnSample';
import { checkBrand } from '../../src/app/prerender/index';
import {
  type AskingScreen,
  askingScreens,
  renderScreen,
  show,
} from '../../src/app/prerender/renderScreens';
import { samples } from '../../src/app/prerender/samples';
import { OrderStatus } from '../../src/domain/orders/model';
import { queryFor, sampleVisits } from '../../src/features/preview/sampleVisits';
import {
  isLanguage,
  LANGUAGES,
  type LaunchLanguage,
} from '../../src/platform/environment/language';
import { readParametersOf } from '../../src/platform/navigation/screens/firstRead';
import { parametersOf } from '../../src/platform/session/launch/launch';
import { sampled } from '../support/explore';

/**
 * Answers of a screen, missing values of a sample, and screens in other languages, in `npm test`; `npm run placeholders`
 * takes all.
 */
const ANSWERS = 2;
const ABSENCES = 5;
const TRANSLATIONS = 8;

const languages = Object.keys(LANGUAGES).filter(isLanguage);

const reading = checkBrand(JSON.parse(readFileSync('public/environments/sandbox.json', 'utf8')));
if (!reading.ok) throw new Error('The sandbox’s environment is invalid');
/** A brand that speaks every language of the table. */
const environment = {
  ...reading.environment,
  apiBase: '',
  languages: Object.fromEntries(languages.map((code, index) => [String(index + 1), code])),
};
const { envelope: _plain, ...lenders } = environment;
const lender = createLender({ environment: lenders });

interface Answer {
  readonly search: string;
  readonly data: unknown;
}

/** The sandbox's answers to each of its borrowers. The borrowers cover every order status. */
async function answersFor({ name, row }: AskingScreen): Promise<Answer[]> {
  const { read } = await rendered(name);
  const answers = new Map<string, Answer>();
  for (const borrower of lender.borrowers) {
    const launch = lender.launch(borrower);
    const search = new URLSearchParams(queryFor(sampleVisits[name], launch)).toString();
    const place = readParametersOf(parametersOf(search), launch);
    const request = requestOf({ ...read, texts: {} }, place, launch, environment);
    if (!request) continue;
    const body = await (await lender.fetch(request.url, request.init)).text();
    const { data } = JSON.parse(body) as { data?: unknown };
    if (data) answers.set(body, { search, data });
  }
  expect({ row, answers: answers.size }).not.toEqual({ row, answers: 0 });
  return [...answers.values()];
}

const screenOf = (name: string): AskingScreen => {
  const screen = askingScreens.find((each) => each.name === name);
  if (!screen) throw new Error(`${name} has no early request`);
  return screen;
};

const drawn = new Map<string, ReturnType<typeof renderScreen>>();

/** Renders a screen as the build does, once. */
function rendered(name: string) {
  const screen = drawn.get(name) ?? renderScreen(screenOf(name), environment);
  drawn.set(name, screen);
  return screen;
}

/** The visible text in lines: one line per element that contains text only. */
const linesOf = (part: ParentNode): string[] =>
  [...part.children].flatMap((element) => {
    if (element.matches('[aria-hidden="true"]')) return [];
    const holdsText = textsIn(element).some(({ data }) => data.trim());
    return holdsText ? [element.textContent.trim()] : linesOf(element);
  });

/**
 * Fills a screen's placeholder as the page does. Returns the visible lines, or `undefined` if the app must render
 * the answer.
 */
async function filler(name: string, language: LaunchLanguage) {
  const { templates } = placeholderOf(await rendered(name), language);
  const { document } = new JSDOM(templates).window;
  const drawings = [
    ...document.querySelectorAll<HTMLTemplateElement>(`template[data-answered~=${language}]`),
  ];
  const formats = formatsOf(environment, language);
  return ({ search, data }: Answer): string[] | undefined => {
    const sources = { data, read: readParametersOf(parametersOf(search), {}) };
    for (const { content, dataset } of drawings) {
      const drawing = document.importNode(content, true);
      const conditions = JSON.parse(dataset.conditions ?? '') as Conditions;
      if (isFor(conditions, sources) && fillPlaceholder(drawing, sources, formats)) {
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

/** The only answers of the sandbox that no placeholder shows. */
const isLeftToApp = ({ data }: Answer): boolean =>
  (data as { orderStatus?: unknown }).orderStatus === OrderStatus.rejected;

const casesIn = (spoken: readonly LaunchLanguage[]) =>
  askingScreens.flatMap(({ name }) => spoken.map((language) => [name, language] as const));
const cases = [
  ...casesIn(['es']),
  ...sampled(casesIn(languages.filter((each) => each !== 'es')), TRANSLATIONS),
];

it.each(cases)(
  'the filled placeholder of %s (%s) matches the start of the screen for each borrower',
  async (name, language) => {
    const fill = await filler(name, language);
    const answers = await answersFor(screenOf(name));
    // Another language has the same rules: one answer is enough.
    for (const answer of language === 'es' ? sampled(answers, ANSWERS) : answers.slice(0, 1)) {
      const early = fill(answer);
      if (isLeftToApp(answer)) {
        expect(early).toBeUndefined();
        continue;
      }
      const late = await screenLines(name, language, answer);
      expect(early).toBeDefined();
      // The app adds the rest below without a layout shift. A long list needs code that loads later.
      const length = name === 'complaint-list' ? late.length : undefined;
      expect(early?.slice(0, length)).toEqual(late.slice(0, early?.length));
    }
  },
);

/** A copy of the data with another value at a path. */
function without(data: unknown, path: string, value: unknown): unknown {
  const copy = structuredClone(data);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const holder = steps.reduce<unknown>((it, step) => (it as Record<string, unknown>)[step], copy);
  Object.assign(holder as object, { [last]: value });
  return copy;
}

/** Values for a missing field. In a list: the values of the second item. */
function absencesIn(data: unknown, path = ''): (readonly [path: string, value: unknown])[] {
  if (typeof data !== 'object' || data === null) {
    // A number in a text field has no other absent value here.
    const values = /^\d{10}$/.test(String(data)) ? ['', '0'] : [''];
    return values.map((value) => [path, value] as const);
  }
  const inside = Object.entries(data)
    .filter(([name]) => name !== '0')
    .flatMap(([name, value]) => absencesIn(value, path ? `${path}.${name}` : name));
  return Array.isArray(data) ? [[path, []], ...inside] : inside;
}

/** The screen's message for an answer that its schema refuses. */
const REFUSED = /^(No pudimos leer la respuesta|无法读取服务器的响应)/;

it.each(askingScreens.map(({ name }) => name))(
  'with any value missing, the placeholder of %s matches the screen or is not filled',
  async (name) => {
    const fill = await filler(name, 'es');
    for (const sample of samples[name]) {
      const { search, data } = drawnSample(sample, formatsOf(environment, 'es'));
      for (const [path, value] of sampled(absencesIn(data), ABSENCES)) {
        const answer = { search, data: without(data, path, value) };
        const early = fill(answer);
        if (!early) continue;
        const late = await screenLines(name, 'es', answer);
        if (late.some((line) => REFUSED.test(line))) continue;
        expect([path, value, ...early]).toEqual([path, value, ...late.slice(0, early.length)]);
      }
    }
  },
);

it('is tested with every order status', async () => {
  const answers = await answersFor(screenOf('loan-detail'));
  const seen = new Set(answers.map(({ data }) => (data as { orderStatus: unknown }).orderStatus));
  expect([...seen].sort()).toEqual(Object.values(OrderStatus).sort());
});

it.each<[name: AskingScreen['name'], answer: string, change: object, more?: string]>([
  ['confirm', 'a term of one day', { periods: '1' }],
  ['confirm', 'a term in weeks', { termUnit: 'W' }],
  ['loan-detail', 'a rejected order', { orderStatus: OrderStatus.rejected }],
  ['contract', 'an account under the borrower’s name', { username: 'Ana', userName: 'Ana' }],
  ['complaint-form', 'an address with a sub-type', {}, '&problemSonType=1'],
  ['complaint-list', 'an address with a tab', {}, '&tab=1'],
])('the placeholder of %s leaves %s to the app', async (name, _, change, more = '') => {
  const fill = await filler(name, 'es');
  for (const sample of samples[name]) {
    const { search, data } = drawnSample(sample, formatsOf(environment, 'es'));
    const answer = data as object;
    expect(fill({ search, data: answer })).toBeDefined();
    expect(fill({ search: search + more, data: { ...answer, ...change } })).toBeUndefined();
  }
});

it('a value that no component shows is reported with its screen and component', async () => {
  const screen = await rendered('instruction');
  const [drawing] = screen.drawings.es ?? [];
  const slots = new Map([['MXN 1', 'repayDetail.amount money']]);
  const broken = { ...screen, drawings: { ...screen.drawings, es: [{ ...drawing!, slots }] } };
  expect(() => placeholderOf(broken, 'es')).toThrow(
    'instruction: InstructionScreen does not show repayDetail.amount money, drawn as "MXN 1"',
  );
});

it('a list without an item element is reported with its screen and component', async () => {
  const screen = await rendered('loan-detail');
  const [drawing] = screen.drawings.es ?? [];
  const lists = new Map([...drawing!.lists].map(([, list]) => ['offers', list] as const));
  const broken = { ...screen, drawings: { ...screen.drawings, es: [{ ...drawing!, lists }] } };
  expect(() => placeholderOf(broken, 'es')).toThrow(
    'loan-detail: LoanDetailScreen has no element for an item of offers',
  );
});
