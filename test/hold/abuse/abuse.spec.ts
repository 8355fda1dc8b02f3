import type { Page } from '@playwright/test';
import type { Lender } from '../../../sandbox';
import { progressOf } from '../../../scripts/progress';
import { expect, test } from '../../e2e/fixtures';
import { SESSION_NAMES } from '../../support/launchNames';
import { type Case, casesAt, type Crowd, fewParameters, placeOf, secretsAt, singly } from './cases';
import { brokenRules } from './judge';
import { look } from './look';
import { borrowerPlaces, factsOf, type Place, promotionPlaces, publicPlaces } from './places';

/** How long one page may take to come to rest, by the machine's clock, in milliseconds: longer is never. */
const NEVER_MS = 60_000;

interface Watched {
  readonly page: Page;
  readonly lender: Lender;
  /** Requests to anybody else, dialogs and windows, errors that nobody caught. */
  readonly strays: string[];
}

interface OpenedPage extends Window {
  asking?: number;
  told?: string[];
}

/** Every page starts from nothing, in an app that takes whatever it is told. */
function begin(): void {
  const page = window as OpenedPage;
  try {
    sessionStorage.clear();
    localStorage.clear();
  } catch {
    // The blank page has no storage.
  }
  page.asking = 0;
  page.told = [];
  const ask = window.fetch.bind(window);
  window.fetch = async (...request) => {
    page.asking = (page.asking ?? 0) + 1;
    try {
      const response = await ask(...request);
      await response.clone().text();
      return response;
    } finally {
      page.asking -= 1;
    }
  };
  const take = (handler: string) => (payload?: string) =>
    page.told?.push(`${handler} ${payload ?? ''}`);
  const handlers = ['openPage', 'startBindBank', 'endBindBank', 'closeWebView'];
  Object.assign(window, {
    android: Object.fromEntries(handlers.map((handler) => [handler, take(handler)])),
  });
}

/** React has taken the page over, it shows what it has to show, and nothing it asked for is under way. */
function isAtRest(): boolean {
  const root = document.getElementById('root');
  const isTaken = !!root && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  const isBusy = !!document.querySelector('[aria-busy=true], fieldset:disabled, [data-early]');
  const isThere = document.querySelector('h1') !== null;
  return isTaken && isThere && !isBusy && (window as OpenedPage).asking === 0;
}

async function watch(page: Page, lender: Lender, origin: string): Promise<Watched> {
  const strays: string[] = [];
  await page.addInitScript(begin);
  page.on('pageerror', (error) => strays.push(String(error)));
  page.on('popup', () => strays.push('a window'));
  page.on('dialog', (dialog) => {
    strays.push('a dialog');
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) strays.push(url.href);
  });
  return { page, lender, strays };
}

/** Opens one address, and says what did not hold. */
async function troublesOf(it: Case, secrets: readonly string[], watched: Watched) {
  const { page, lender, strays } = watched;
  strays.length = 0;
  const before = lender.requests.length;
  // Another hash alone would not load the page anew.
  if (it.address.includes('#')) await page.goto('about:blank');
  await page.goto(it.address, { waitUntil: 'commit' });
  const isQuiet = await page
    .waitForFunction(isAtRest, undefined, { timeout: NEVER_MS })
    .then(() => true)
    .catch(() => false);
  const sight = await page.evaluate(look);
  const told = await page.evaluate(() => (window as OpenedPage).told ?? []);
  const requests = lender.requests.slice(before);
  const broken = brokenRules({ sight, requests, told }, secrets);
  return [...(isQuiet ? [] : ['comes to rest']), ...broken, ...strays].map(
    (trouble) => `${it.name}: ${trouble}`,
  );
}

async function tryAll(cases: readonly Case[], secrets: readonly string[], watched: Watched) {
  const troubles: string[] = [];
  const tried = progressOf(`addresses tried of ${placeOf(cases)}`, cases.length);
  for (const it of cases) {
    troubles.push(...(await troublesOf(it, secrets, watched)));
    tried();
  }
  const failed = new Set(troubles.map((trouble) => trouble.split(': ').slice(0, 2).join(': ')));
  console.log(`abuse: ${cases.length} cases, ${cases.length - failed.size} held`);
  expect(troubles).toEqual([]);
}

async function crowdOf({ borrower = 'newLoan' }: Place, lender: Lender): Promise<Crowd> {
  return { me: await factsOf(lender, borrower), other: await factsOf(lender, 'overdue') };
}

const named = (place: Place) => `${place.paths.join(' ')} ${place.hash ?? ''}`;

// Hundreds of pages are opened in one test: each has a limit of its own.
test.describe.configure({ timeout: 0 });

for (const place of [...borrowerPlaces, ...promotionPlaces, ...publicPlaces]) {
  test(`holds whatever its own parameters are: ${named(place)}`, async ({
    page,
    lender,
    preview,
  }) => {
    const watched = await watch(page, lender, preview.origin);
    const crowd = await crowdOf(place, lender);
    const cases = place.paths.flatMap((path) =>
      casesAt(place, path, crowd, fewParameters(place, crowd)),
    );
    await tryAll(cases, secretsAt(place, crowd), watched);
  });
}

// Every route reads its session by the same few lines (`launches.test.ts` tries them all): one of each client.
for (const [path, groups] of [
  ['/loanDetail', singly(SESSION_NAMES)],
  ['/ynRepay', [SESSION_NAMES]],
] as const) {
  test(`holds whatever the session is: ${path}`, async ({ page, lender, preview }) => {
    const place = borrowerPlaces.find(({ paths }) => paths[0] === path)!;
    const watched = await watch(page, lender, preview.origin);
    const crowd = await crowdOf(place, lender);
    await tryAll(casesAt(place, path, crowd, groups), secretsAt(place, crowd), watched);
  });
}
