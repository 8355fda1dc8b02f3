import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import type { Profile } from './profiles';

/** What one load of one page came to. Times are milliseconds from the start of the navigation. */
export interface Load {
  /** When the mark could be seen. */
  readonly data: number;
  /** When a control of the screen would answer a finger. */
  readonly control: number;
  readonly longTasks: number;
  readonly longestTask: number;
  readonly layoutShift: number;
  /** First-load JavaScript in files, in bytes of Brotli. */
  readonly script: number;
  /** JavaScript in the document itself, as it would compress. */
  readonly inline: number;
}

interface Seen {
  data?: number;
  control?: number;
  longTasks: number[];
  layoutShift: number;
}

const QUIET_MS = 600;
const TOO_LONG_MS = 60_000;

/** The first visit, with nothing cached, or the second one. */
export type Visit = 'first' | 'second';

/** Opens an address once and looks on. */
export async function measureLoad(
  browser: Browser,
  address: string,
  mark: string,
  profile: Profile,
  visit: Visit,
): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    if (visit === 'second') {
      const before = await context.newPage();
      await before.goto(address, { waitUntil: 'networkidle' });
      await before.close();
    }
    const page = await context.newPage();
    await slowDown(page, profile);
    const fileSizes = countFiles(page);
    // The loader of these scripts names functions by a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(lookOn, mark);
    await page.goto(address, { waitUntil: 'commit' });
    const settled = await page.waitForFunction(isSettled, QUIET_MS, {
      polling: 200,
      timeout: TOO_LONG_MS,
    });
    const seen = await settled.jsonValue();
    if (!seen) throw new Error(`Nothing was seen at ${address}`);
    const { data = NaN, control = NaN, longTasks, layoutShift } = seen;
    return {
      data,
      control,
      longTasks: longTasks.length,
      longestTask: Math.max(0, ...longTasks),
      layoutShift,
      script: await fileSizes(),
      inline: await inlineSize(page),
    };
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page, { latency, down, up, cpu }: Profile): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = (kilobits: number) => (kilobits * 1_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond(down),
    uploadThroughput: bytesPerSecond(up),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Adds up script files as they came over the line. */
function countFiles(page: Page): () => Promise<number> {
  const files: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    files.push(request.sizes().then(({ responseBodySize }) => Math.max(0, responseBodySize)));
  });
  return async () => sum(await Promise.all(files));
}

async function inlineSize(page: Page): Promise<number> {
  const texts = await page.locator('script:not([src]):not([type])').allTextContents();
  return sum(texts.map((text) => brotliCompressSync(text).length));
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

type Watching = Window & { seen?: Seen };

/** Runs in the page, before its own scripts. */
function lookOn(mark: string): void {
  const seen: Seen = { longTasks: [], layoutShift: 0 };
  (window as Watching).seen = seen;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  };
  observe('longtask', ({ duration }) => seen.longTasks.push(duration));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.layoutShift += value;
  });
  // A text is seen when the frame in which it appeared has been painted.
  const painted = (note: (time: number) => void) =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        note(performance.now());
      }),
    );
  const isLive = (control: Element) =>
    location.pathname.startsWith('/__plain__/') ||
    Object.keys(control).some((key) => key.startsWith('__reactProps$'));
  let isDataSeen = false;
  let isControlSeen = false;
  new MutationObserver(() => {
    const root = document.getElementById('root');
    if (!root) return;
    if (!isDataSeen && root.textContent.includes(mark)) {
      isDataSeen = true;
      painted((time) => (seen.data = time));
    }
    if (isControlSeen || !isDataSeen) return;
    const controls = root.querySelectorAll(
      ':is(main, footer) :is(button, a[href], input, textarea):not(:disabled)',
    );
    if ([...controls].some(isLive)) {
      isControlSeen = true;
      painted((time) => (seen.control = time));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Runs in the page: what was seen, once everything was and the page has come to rest. */
function isSettled(quiet: number): Seen | undefined {
  const { seen } = window as Watching;
  if (seen?.data === undefined || seen.control === undefined) return undefined;
  return performance.now() > Math.max(seen.data, seen.control) + quiet ? seen : undefined;
}
