/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { firstRequest } from '@/app/boot/earlyRequest';
import { type AskingScreen, askingScreens } from '@/app/prerender/renderScreens';
import { OrderStatus } from '@/domain/orders/model';
import { queryFor, sampleVisits } from '@/features/preview/sampleVisits';
import type { LaunchLanguage } from '@/platform/environment/language';
import { parameterGetter } from '@/platform/navigation/screens/firstRead';
import { parametersOf } from '@/platform/session/launch/launch';
import { createLender } from '../../sandbox';
import { placeholderOf } from '../../scripts/build/placeholders';
import {
  type Answer,
  environment,
  filler,
  languages,
  pictureLines,
  rendered,
  screenLines,
} from '../support/placeholders';

jest.setTimeout(60_000);

const { envelope: _plain, ...lenders } = environment;
const lender = createLender({ environment: lenders });

interface BorrowersAnswer extends Answer {
  readonly borrowers: readonly string[];
}

/** The sandbox's answers, each with the borrowers who get it. The borrowers cover every order status. */
async function answersFor({ name }: AskingScreen): Promise<BorrowersAnswer[]> {
  const { read } = await rendered(name, 'es');
  const answers = new Map<string, BorrowersAnswer>();
  for (const { name: borrower, figures } of lender.borrowerCards()) {
    const launch = lender.launch(borrower);
    const values = { ...launch, ...figures };
    // A launch's address names the order.
    const { productId = '', orderId = '' } = launch;
    const query = { productId, orderId, ...queryFor(sampleVisits[name], values) };
    const search = new URLSearchParams(query).toString();
    const place = parameterGetter(parametersOf(search), launch);
    const request = firstRequest({ ...read, texts: {} }, place, launch, environment);
    if (!request) continue;
    const body = await (await lender.fetch(request.url, request.init)).text();
    // A longer list needs code that loads later.
    const shorten = (_: string, it: unknown) => (Array.isArray(it) ? it.slice(0, 50) : it);
    const { data } = JSON.parse(body, shorten) as { data?: unknown };
    if (!data) continue;
    const borrowers = [...(answers.get(search + body)?.borrowers ?? []), borrower];
    answers.set(search + body, { borrowers, search, data });
  }
  return [...answers.values()];
}

/** The answers that wait for React (docs/reference/build.md#early-pictures). */
const LEFT_TO_APP: Partial<Record<AskingScreen['name'], readonly string[]>> = {
  // The screen reads the offer twice.
  confirm: ['reloading'],
  // Only a later tab has complaints.
  'complaint-list': ['inHardship'],
};

async function expectSame(name: string, language: LaunchLanguage, answer: Answer) {
  const fill = await filler(name, language);
  const picture = fill(answer);
  if (!picture) return false;
  const early = pictureLines(picture);
  const late = await screenLines(name, language, answer);
  // The app computes the cost of an offer: the picture keeps its place.
  const header = name === 'confirm' ? late.header.slice(0, early.header.length) : late.header;
  expect(early.header).toEqual(header);
  // React adds the rest below.
  expect(early.main).toEqual(late.main.slice(0, early.main.length));
  expect(early.footer).toEqual(late.footer);
  expect(late.links.slice(0, early.links.length)).toEqual(early.links);
  return true;
}

it.each(askingScreens)(
  'the picture of $name has the texts of the screen, in their order, for each borrower',
  async (screen) => {
    const answers = await answersFor(screen);
    expect(answers).not.toHaveLength(0);
    const left: string[] = [];
    for (const answer of answers) {
      const isFilled = await expectSame(screen.name, 'es', answer);
      if (!isFilled) left.push(...answer.borrowers);
    }
    expect(left).toEqual(LEFT_TO_APP[screen.name] ?? []);
  },
);

it.each(languages.filter((it) => it !== 'es'))(
  'the picture of every screen has the texts of the screen in %s',
  async (it) => {
    for (const screen of askingScreens) {
      const [answer] = await answersFor(screen);
      expect(await expectSame(screen.name, it, answer!)).toBe(true);
    }
  },
);

it('a debt of which no part can be paid has no choice of amounts in its picture', async () => {
  const [answer] = await answersFor(askingScreens.find(({ name }) => name === 'instalment')!);
  const { min } = environment.partialPayment!;
  for (const repayAmount of [String(min), String(min + 1)]) {
    const data = { ...(answer!.data as object), repayAmount };
    expect(await expectSame('instalment', 'es', { ...answer!, data })).toBe(true);
  }
});

it.each(askingScreens)(
  'each list in the picture of $name is one item, which the page repeats',
  async ({ name }) => {
    const { templates } = placeholderOf(await rendered(name, 'es'), 'es');
    expect(templates).not.toMatch(/<slot name="[^"]*\.1\./);
  },
);

it('is tested with every order status', async () => {
  const answers = await answersFor(askingScreens.find(({ name }) => name === 'loan-detail')!);
  const seen = new Set(answers.map(({ data }) => (data as { orderStatus: unknown }).orderStatus));
  expect([...seen].sort()).toEqual(Object.values(OrderStatus).sort());
});

it.each(['payment-way', 'card'])(
  'the line of an amount has its height in %s before the page’s script fills it',
  async (name) => {
    const { root } = placeholderOf(await rendered(name, 'es'), 'es');
    const { document } = new JSDOM(root).window;
    const slots = [...document.querySelectorAll('slot')];
    expect(slots).not.toHaveLength(0);
    for (const slot of slots) expect(slot.textContent).toBe('\u00a0');
  },
);
