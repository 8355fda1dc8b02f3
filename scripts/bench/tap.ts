import type { Browser, Page } from '@playwright/test';
import type { Lender, ReceivedRequest } from '../../sandbox';
import { launchAddress } from '../../sandbox/launchAddress';
import { sampledScreens } from '../../src/features/preview/sampleVisits';
import { askUntil, openPhone, openTab } from './measure';
import type { Profile } from './options';
import { addressOf, borrowerOf } from './screens';

/** From which screen a finger goes to which. */
export interface Tap {
  readonly from: string;
  readonly to: string;
  /** By what within its `main` its data is seen, in CSS, where the screen can be used before they are there. */
  readonly shows?: string;
}

export const taps: readonly Tap[] = [
  { from: 'loan-detail', to: 'instalment' },
  { from: 'instalment', to: 'payment-way' },
  { from: 'complaint-home', to: 'complaint-form', shows: '> ul:first-child > li' },
];

/** Milliseconds from the click until the next screen's data was there, and of the request that it needs alone. */
export interface TapTime {
  readonly data: number;
  readonly bare: number;
}

/** From when a page is quiet, nobody having touched it, in ms. */
const LOOKED_AT_MS = 4_000;
/** How long a finger stays down, in ms. */
const FINGER_MS = 80;

interface Place {
  readonly browser: Browser;
  readonly origin: string;
  readonly lender: Lender;
}

/** Opens a screen, waits as somebody who reads it, and taps on what leads to the next. */
export async function measureTap(place: Place, tap: Tap, profile: Profile): Promise<TapTime> {
  const { browser, origin, lender } = place;
  const [from, to] = [tap.from, tap.to].map((wanted) =>
    sampledScreens.find(({ name }) => name === wanted),
  );
  if (!from || !to) throw new Error(`There is no way from ${tap.from} to ${tap.to}`);
  const page = await openTab(await openPhone(browser), profile);
  try {
    await page.goto(origin + launchAddress(lender, addressOf(from, lender), borrowerOf(from)));
    const way = page
      .locator(`:is(a[href^="${to.path}?"], [data-way^="${to.path}?"]):not(:disabled)`)
      .first();
    await way.waitFor();
    await page.waitForTimeout(LOOKED_AT_MS);
    await way.scrollIntoViewIfNeeded();
    await page.evaluate(noteClick, { path: to.path, shows: tap.shows ?? '' });
    const asked = lender.requests.length;
    await touch(page, await way.boundingBox());
    const data = Number(await askUntil(page, `(${dataAfterClick.toString()})()`));
    const request = lender.requests.slice(asked).find(({ alias }) => alias === to.row.asks?.alias);
    if (!request) throw new Error(`${to.path} asked nothing`);
    return { data, bare: await page.evaluate(timeOf, plainly(request)) };
  } finally {
    await page.context().close();
  }
}

async function touch(
  page: Page,
  box: { x: number; y: number; width: number; height: number } | null,
): Promise<void> {
  if (!box) throw new Error('There is nothing to tap');
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(FINGER_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const plainly = ({ method, path, search, headers, rawBody }: ReceivedRequest) => ({
  url: path + search,
  method,
  type: headers['content-type'] ?? '',
  body: rawBody || null,
});

type Tapped = Window & { clickedAt?: number; dataAfter?: number };

/** Runs in the page: from when the click is counted, and until when. */
function noteClick({ path, shows }: { path: string; shows: string }): void {
  const tapped = window as Tapped;
  addEventListener('click', () => (tapped.clickedAt = performance.now()), {
    capture: true,
    once: true,
  });
  const isThere = () =>
    location.pathname === path &&
    document.querySelector(`main[aria-busy="false"] ${shows}`) !== null &&
    tapped.clickedAt !== undefined;
  new MutationObserver((_, observer) => {
    if (!isThere()) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        tapped.dataAfter = performance.now() - (tapped.clickedAt ?? 0);
      }),
    );
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Runs in the page. */
function dataAfterClick(): string | undefined {
  return (window as Tapped).dataAfter?.toString();
}

/** Runs in the page: how long a request takes that nobody does anything with. */
async function timeOf(request: ReturnType<typeof plainly>): Promise<number> {
  const { url, method, type, body } = request;
  const start = performance.now();
  const answer = await fetch(url, { method, headers: { 'Content-Type': type }, body });
  await answer.text();
  return performance.now() - start;
}
