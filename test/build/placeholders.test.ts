/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { createLender } from '../../sandbox';
import { placeholderOf } from '../../scripts/build/placeholders';
import { requestOf } from '../../src/app/boot/earlyRequest';
import { formatsOf } from '../../src/app/boot/placeholder/formats';
import { drawnSample } from '../../src/app/prerender/drawnSample';
import { type AskingScreen, askingScreens, schemaOf } from '../../src/app/prerender/renderScreens';
import { samples } from '../../src/app/prerender/samples';
import { OrderStatus } from '../../src/domain/orders/model';
import { queryFor, sampleVisits } from '../../src/features/preview/sampleVisits';
import type { LaunchLanguage } from '../../src/platform/environment/language';
import { readParametersOf } from '../../src/platform/navigation/screens/firstRead';
import { parametersOf } from '../../src/platform/session/launch/launch';
import { sampled } from '../support/explore';
import {
  type Answer,
  environment,
  filler,
  languages,
  rendered,
  screenLines,
  screenOf,
} from '../support/placeholders';

/** Screens, answers of each, and screens in other languages, in `npm test`; `npm run placeholders` takes all. */
const SCREENS = 2;
const ANSWERS = 2;
const TRANSLATIONS = 1;

jest.setTimeout(60_000);

const { envelope: _plain, ...lenders } = environment;
const lender = createLender({ environment: lenders });

/** The sandbox's answers to each of its borrowers. The borrowers cover every order status. */
async function answersFor({ name, row }: AskingScreen): Promise<Answer[]> {
  const { read } = await rendered(name, ['es']);
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

const casesIn = (spoken: readonly LaunchLanguage[]) =>
  askingScreens.flatMap(({ name }) => spoken.map((language) => [name, language] as const));
const cases = [
  ...sampled(casesIn(['es']), SCREENS),
  ...sampled(casesIn(languages.filter((each) => each !== 'es')), TRANSLATIONS),
];

it.each(cases)(
  'the filled placeholder of %s (%s) matches the start of the screen for each borrower',
  async (name, language) => {
    const fill = await filler(name, language, [language]);
    const answers = await answersFor(screenOf(name));
    // Another language has the same rules: one answer is enough.
    for (const answer of language === 'es' ? sampled(answers, ANSWERS) : answers.slice(0, 1)) {
      const early = fill(answer);
      const late = await screenLines(name, language, answer);
      expect(early).toBeDefined();
      // The app adds the rest below without a layout shift. A long list needs code that loads later.
      const length = name === 'complaint-list' ? late.length : undefined;
      expect(early?.slice(0, length)).toEqual(late.slice(0, early?.length));
    }
  },
);

it('is tested with every order status', async () => {
  const answers = await answersFor(screenOf('loan-detail'));
  const seen = new Set(answers.map(({ data }) => (data as { orderStatus: unknown }).orderStatus));
  expect([...seen].sort()).toEqual(Object.values(OrderStatus).sort());
});

const drawnFor = (name: AskingScreen['name']) =>
  drawnSample(schemaOf(screenOf(name).asks), samples[name], formatsOf(environment, 'es'));

it.each<[name: AskingScreen['name'], answer: string, change: object]>([
  ['confirm', 'a term of one day', { periods: '1' }],
  ['confirm', 'a term in weeks', { termUnit: 'W' }],
  ['confirm', 'a term of one month', { termUnit: 'M', periods: 1 }],
  ['confirm', 'a term in a unit of the lender', { termUnit: 'quincenas' }],
  ['loan-detail', 'a rejected order', { orderStatus: OrderStatus.rejected }],
  ['contract', 'an account under the borrower’s name', { username: 'Ana', userName: 'Ana' }],
])('the placeholder of %s shows %s as the screen does', async (name, _, change) => {
  const fill = await filler(name, 'es', ['es']);
  const { search, data } = drawnFor(name);
  const answer = { search, data: { ...(data as object), ...change } };
  const early = fill(answer);
  expect(early).toEqual((await screenLines(name, 'es', answer)).slice(0, early?.length ?? 1));
});

it.each<[name: AskingScreen['name'], answer: string, more: string]>([
  ['complaint-home', 'an address with an order', '&orderNo=1'],
  ['complaint-home', 'an address with an open type', '&problemType=1'],
  ['complaint-form', 'an address with a sub-type', '&problemSonType=1'],
  ['complaint-list', 'an address with a tab', '&tab=1'],
])('the placeholder of %s leaves %s to the app', async (name, _, more) => {
  const fill = await filler(name, 'es', ['es']);
  const { search, data } = drawnFor(name);
  expect(fill({ search, data })).toBeDefined();
  expect(fill({ search: search + more, data })).toBeUndefined();
});

it.each(['payment-way', 'card'])(
  'the line of an amount has its height in %s before the page’s script fills it',
  async (name) => {
    const { root } = placeholderOf(await rendered(name, ['es']), 'es');
    const { document } = new JSDOM(root).window;
    const slots = [...document.querySelectorAll('slot')];
    expect(slots).not.toHaveLength(0);
    for (const slot of slots) expect(slot.textContent).toBe('\u00a0');
  },
);

/** The placeholder of a screen that was drawn with other facts. */
async function redrawn(name: string, change: object) {
  const screen = await rendered(name, ['es']);
  const drawings = { es: { ...screen.drawings.es!, ...change } };
  return placeholderOf({ ...screen, drawings }, 'es');
}

it('a value that no component shows is reported with its screen and component', async () => {
  const shown = new Map([['repayDetail.amount', ['MXN 1']]]);
  await expect(redrawn('instruction', { shown })).rejects.toThrow(
    'instruction: InstructionScreen does not show repayDetail.amount, drawn as "MXN 1"',
  );
});

it('a list without an item element is reported with its screen and component', async () => {
  const { lists, slots } = (await rendered('loan-detail', ['es'])).drawings.es!;
  const [list = ''] = lists;
  // Both items of the list in one slot.
  const merged = new Map([...slots].filter(([, name]) => !name.startsWith(`${list}.0.`)));
  await expect(redrawn('loan-detail', { slots: merged })).rejects.toThrow(
    `loan-detail: LoanDetailScreen has no element for an item of ${list}`,
  );
});
