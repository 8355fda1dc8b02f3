import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A phone and its network, as Chromium emulates them, with Lighthouse's figures. */
export const profiles = [
  { id: '4g', name: 'slow 4G, CPU 4× slower', latency: 150, down: 1_638, up: 675, cpu: 4 },
  { id: '3g', name: '3G, CPU 6× slower', latency: 300, down: 700, up: 700, cpu: 6 },
];

export type Profile = (typeof profiles)[number];

/** The figures of one load of a page. Times are milliseconds from the start of the navigation. */
export interface Figures {
  /** The time at which the text of the answer was visible. */
  readonly data: number;
  /** The time at which a control of the screen could handle a tap. */
  readonly control: number;
  readonly layoutShift: number;
  /** The JavaScript requested until `control`, in bytes of Brotli, inline scripts included. */
  readonly script: number;
}

/** Defines a helper in the page. tsx adds calls of this helper to functions; a page does not contain the helper. */
export const NAMING = 'globalThis.__name = (named) => named';

/** A slow phone with an empty cache. */
export const openPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });

/** A tab of the phone on a slow connection. */
export async function openTab(phone: BrowserContext, profile: Profile): Promise<Page> {
  const page = await phone.newPage();
  const session = await phone.newCDPSession(page);
  const bytesPerSecond = (kilobits: number) => (kilobits * 1_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: bytesPerSecond(profile.down),
    uploadThroughput: bytesPerSecond(profile.up),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  await page.addInitScript(NAMING);
  return page;
}

/** Opens an address, and waits until the text of the answer is visible, a control answers and the page is idle. */
export async function measureLoad(
  page: Page,
  address: string,
  shownText: string,
): Promise<Figures> {
  await page.addInitScript(observeLoad, shownText);
  await page.goto(address, { waitUntil: 'commit' });
  const seen = JSON.parse(await askUntil(page, 'globalThis.seen')) as Figures;
  const inline = await page.locator('script:not([src]):not([type])').allTextContents();
  await page.close();
  return {
    ...seen,
    script: inline.reduce((sum, it) => sum + brotliCompressSync(it).length, seen.script),
  };
}

/** Polls a page by an expression until it returns a text: Playwright's own waiting would keep the page busy. */
export async function askUntil(page: Page, expression: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  for (let asked = 0; asked < 600; asked += 1) {
    await wait(100);
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (typeof result.value === 'string') return result.value;
  }
  throw new Error(`No result of "${expression}" within 60 s at ${page.url()}`);
}

/** Runs in the page before its scripts. Once the page is idle, `seen` contains the figures as JSON. */
function observeLoad(shownText: string): void {
  const seen: { data?: number; control?: number } = {};
  let layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & Record<string, number>;
      if (!hadRecentInput) layoutShift += value ?? 0;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const tell = (control: number) => {
    // Files requested later are prefetches for the next screen.
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < control)
      .map((file): [string, number] => [file.name, file.encodedBodySize]);
    const script = [...new Map(files).values()].reduce((sum, size) => sum + size, 0);
    Object.assign(window, { seen: JSON.stringify({ ...seen, layoutShift, script }) });
  };
  // A text is visible when the frame in which it appeared has been painted.
  const painted = (name: 'data' | 'control') =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen[name] = performance.now();
        if (seen.data !== undefined && seen.control !== undefined)
          setTimeout(tell, 400, seen.control);
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
