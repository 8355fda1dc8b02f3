import type { Page } from '@playwright/test';
import type { Lender } from '../../../sandbox';
import { expect, test } from '../../e2e/fixtures';
import { SESSION_NAMES } from '../../support/launchNames';
import { brokenByOpening } from '../judge';
import { progressOf } from '../progress';
import { type Around, isAtRest, look, watch } from '../visit';
import { type Case, casesAt, ownParameters, secretsAt, singly } from './cases';
import { type Place, places } from './places';
import { TRACES } from './values';

/** The time limit of one page in milliseconds. It only ends a page that hangs. */
const NEVER_MS = 60_000;

interface Watched extends Around {
  readonly page: Page;
  readonly lender: Lender;
}

type OpenedPage = Window & { told?: string[] };

/** Runs in each page: empty storage, and a native app that accepts every call. */
function begin(): void {
  const page = window as OpenedPage;
  try {
    sessionStorage.clear();
    localStorage.clear();
  } catch {
    // The blank page has no storage.
  }
  page.told = [];
  const take = (handler: string) => (payload?: string) =>
    page.told?.push(`${handler} ${payload ?? ''}`);
  const handlers = ['openPage', 'startBindBank', 'endBindBank', 'closeWebView'];
  Object.assign(window, {
    android: Object.fromEntries(handlers.map((handler) => [handler, take(handler)])),
  });
}

async function openedPage(page: Page, lender: Lender, origin: string): Promise<Watched> {
  await page.addInitScript(begin);
  return { page, lender, ...(await watch(page, origin)) };
}

/** Opens one address. Returns the violated rules. */
async function troublesOf(it: Case, secrets: readonly RegExp[], watched: Watched) {
  const { page, lender, troubles } = watched;
  troubles.length = 0;
  const before = lender.requests.length;
  // A change of the hash alone would not load the page again.
  if (it.address.includes('#')) await page.goto('about:blank');
  await page.goto(it.address, { waitUntil: 'commit' });
  const isQuiet = await page
    .waitForFunction(isAtRest, undefined, { timeout: NEVER_MS })
    .then(() => true)
    .catch(() => false);
  const sight = await page.evaluate(look);
  const told = await page.evaluate(() => (window as OpenedPage).told ?? []);
  const requests = lender.requests.slice(before);
  const broken = brokenByOpening({ sight, requests, told, secrets }, TRACES);
  return [...(isQuiet ? [] : ['comes to rest']), ...broken, ...troubles].map(
    (trouble) => `${it.name}: ${trouble}`,
  );
}

async function tryAll(
  of: string,
  cases: readonly Case[],
  secrets: readonly RegExp[],
  watched: Watched,
) {
  const troubles: string[] = [];
  const tried = progressOf(`addresses tried of ${of}`, cases.length);
  for (const it of cases) {
    troubles.push(...(await troublesOf(it, secrets, watched)));
    tried();
  }
  const failed = new Set(troubles.map((trouble) => trouble.split(': ').slice(0, 2).join(': ')));
  console.log(`abuse: ${cases.length} cases, ${cases.length - failed.size} held`);
  expect(troubles).toEqual([]);
}

const named = (place: Place) => `${place.paths.join(' ')} ${place.hash ?? ''}`;

// Hundreds of pages are opened in one test: each page has its own time limit.
test.describe.configure({ timeout: 0 });
// Some addresses lack ids that a read needs: the lender refuses such a read.
test.use({ isHeld: false });

for (const place of places) {
  test(`keeps the rules of a page with any own parameters: ${named(place)}`, async ({
    page,
    lender,
    preview,
  }) => {
    const watched = await openedPage(page, lender, preview.origin);
    const cases = place.paths.flatMap((path) => casesAt(place, path, lender, ownParameters(place)));
    await tryAll(named(place), cases, secretsAt(place, lender), watched);
  });
}

// Every route reads its session with the same code (`test/platform/session/hostileLinks.test.ts` tests more routes): one route per client is
// enough.
for (const [path, groups] of [
  ['/loanDetail', singly(SESSION_NAMES)],
  ['/ynRepay', [SESSION_NAMES]],
] as const) {
  test(`keeps the rules of a page with any session: ${path}`, async ({ page, lender, preview }) => {
    const place = places.find(({ paths }) => paths[0] === path)!;
    const watched = await openedPage(page, lender, preview.origin);
    const cases = casesAt(place, path, lender, groups);
    await tryAll(path, cases, secretsAt(place, lender), watched);
  });
}
