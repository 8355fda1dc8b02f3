import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';

/** Lighthouse's slow 4G. */
const LINE = { latency: 150, downloadThroughput: 204_750, uploadThroughput: 84_375 };

/**
 * Larger than the page. Without its own size the window ends above the page's bottom, and the browser reports no paint of a
 * control there before the next change above it.
 */
const WINDOW = { width: 600, height: 900 };

/** Defines a helper in the page. tsx adds calls of this helper to functions; a page does not contain the helper. */
const NAMING = 'globalThis.__name = (named) => named';

/** A page of a slow phone with an empty cache. `slower`: the processor's slowdown. Closing its context ends the phone. */
async function openSlowPhone(browser: Browser, slower: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: WINDOW });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(NAMING);
  return page;
}

/** Milliseconds from the start of the navigation. */
export interface Load {
  /** The text of the answer was visible. */
  readonly data: number;
  /** A control of the screen could handle a tap. */
  readonly control: number;
}

export async function measureLoad(
  browser: Browser,
  address: string,
  shownText: string,
  slower: number,
): Promise<Load> {
  const page = await openSlowPhone(browser, slower);
  await page.addInitScript(observeLoad, shownText);
  await page.goto(address, { waitUntil: 'commit' });
  const load = JSON.parse(await askUntil(page, 'globalThis.seen')) as Load;
  await page.context().close();
  return load;
}

/** The time in which the page prefetches the next screen's code, and in which a browser reports all parts of an interaction. */
const IDLE_MS = 4_000;

/** Milliseconds from each tap on a control to the next paint, as the browser reports them. */
export async function measureInteractions(
  browser: Browser,
  address: string,
  controls: readonly string[],
  slower: number,
): Promise<readonly number[]> {
  const page = await openSlowPhone(browser, slower);
  let longest = 0;
  // A confirmed loan opens another document: the figure is kept outside the page.
  await page.exposeFunction('reportInteraction', (duration: number) => {
    longest = Math.max(longest, duration);
  });
  await page.addInitScript(observeInteractions);
  await page.goto(address);
  const times = [];
  for (const control of controls) {
    const target = page.locator(control).first();
    await target.waitFor();
    await wait(IDLE_MS);
    longest = 0;
    await touch(page, target);
    await wait(IDLE_MS);
    times.push(longest || NaN);
  }
  await page.context().close();
  return times;
}

/** How long a finger stays on a control. What a touch prepares runs in this time, before the tap. */
const FINGER_MS = 80;

/** Taps a control as a finger does. Playwright's own tap ends the touch at once. */
async function touch(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await wait(FINGER_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Polls a page by an expression until it returns a text: Playwright's own waiting would keep the page busy. */
async function askUntil(page: Page, expression: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  for (let asked = 0; asked < 600; asked += 1) {
    await wait(100);
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (typeof result.value === 'string') return result.value;
  }
  throw new Error(`No result of "${expression}" within 60 s at ${page.url()}`);
}

/** Runs in the page before its scripts: reports the milliseconds of each event of an interaction. */
function observeInteractions(): void {
  const { reportInteraction } = window as unknown as {
    reportInteraction: (duration: number) => void;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId } = entry as PerformanceEntry & { interactionId?: number };
      if (interactionId) reportInteraction(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Runs in the page before its scripts: `seen` has the figures as JSON. */
function observeLoad(shownText: string): void {
  const seen: { data?: number; control?: number } = {};
  // What changed is visible when its frame has been painted.
  const painted = (name: 'data' | 'control') =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen[name] = performance.now();
        if (seen.data && seen.control) Object.assign(window, { seen: JSON.stringify(seen) });
      }),
    );
  const isLive = (control: Element) =>
    location.pathname.startsWith('/__by-hand__/') ||
    Object.keys(control).some((key) => key.startsWith('__reactProps$'));
  const awaited = new Set(['data', 'control']);
  new MutationObserver(() => {
    const root = document.getElementById('root');
    if (!root) return;
    if (root.textContent.includes(shownText) && awaited.delete('data')) painted('data');
    if (awaited.has('data') || !awaited.has('control')) return;
    const controls = root.querySelectorAll(
      ':is(main, footer) :is(button, a[href], input, textarea):not(:disabled)',
    );
    if ([...controls].some(isLive) && awaited.delete('control')) painted('control');
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
