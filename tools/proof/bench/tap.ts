import type { Locator, Page } from '@playwright/test';
import type { ReceivedRequest } from '../../../sandbox';
import { sampledScreens } from '../../../src/features/preview/sampleVisits';
import { launchOf } from '../sampleScreens';
import type { BenchContext } from './compare';
import { askUntil, openPhone, openTab } from './measure';

/** `shows`: the selector, within `main`, of an element that only the data renders. Empty: `main` itself. */
export const taps = [
  { from: 'loan-detail', to: 'instalment', shows: '' },
  { from: 'instalment', to: 'payment-way', shows: '' },
  { from: 'complaint-home', to: 'complaint-form', shows: '> ul:first-child > li' },
];

type Tap = (typeof taps)[number];

function screenOf(wanted: string) {
  const screen = sampledScreens.find(({ name }) => name === wanted);
  if (!screen) throw new Error(`There is no screen ${wanted}`);
  return screen;
}

/** The time in which the page prefetches the next screen's code, in ms. */
const IDLE_MS = 4_000;
const FINGER_MS = 80;

/** Milliseconds from the click to the next screen's data, and of the request alone. */
export async function measureTap(context: BenchContext, tap: Tap) {
  const { browser, origin, lender, profile } = context;
  const [from, to] = [screenOf(tap.from), screenOf(tap.to)];
  const page = await openTab(await openPhone(browser), profile);
  try {
    await page.goto(origin + launchOf(from, lender));
    const links = ['href', 'data-prefetch'].map(
      (name) => `[${name}^="${to.path}?"]:not(:disabled)`,
    );
    const link = page.locator(links.join()).first();
    await link.waitFor();
    await page.waitForTimeout(IDLE_MS);
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(noteClick, { path: to.path, shows: tap.shows });
    const asked = lender.requests.length;
    await touch(page, link);
    const data = Number(await askUntil(page, 'globalThis.dataAfter?.toString()'));
    const request = lender.requests.slice(asked).find(({ alias }) => alias === to.row.asks?.alias);
    if (!request) throw new Error(`${to.path} sent no first request`);
    return { data, bare: await page.evaluate(timeOf, plainly(request)) };
  } finally {
    await page.context().close();
  }
}

/** Touches a link for the time of a finger. Playwright's own tap ends the touch at once. */
async function touch(page: Page, link: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(FINGER_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const plainly = ({ method, path, search, headers, rawBody }: ReceivedRequest) => ({
  url: path + search,
  method,
  headers: { 'Content-Type': headers['content-type'] ?? '' },
  body: rawBody || null,
});

/** Runs in the page: measures from the click to the frame that shows the data. */
function noteClick({ path, shows }: { path: string; shows: string }): void {
  let clickedAt: number | undefined;
  const note = () => (clickedAt = performance.now());
  addEventListener('click', note, { capture: true, once: true });
  new MutationObserver((_, observer) => {
    const isThere = document.querySelector(`main[aria-busy="false"] ${shows}`) !== null;
    if (clickedAt === undefined || location.pathname !== path || !isThere) return;
    const from = clickedAt;
    observer.disconnect();
    const tell = () => Object.assign(window, { dataAfter: performance.now() - from });
    requestAnimationFrame(() => setTimeout(tell));
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Runs in the page: measures one request in milliseconds. */
async function timeOf({ url, ...init }: ReturnType<typeof plainly>): Promise<number> {
  const start = performance.now();
  await (await fetch(url, init)).text();
  return performance.now() - start;
}
