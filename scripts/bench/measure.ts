import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { isSettled, lookOn } from './lookOn';
import type { Profile } from './profiles';
import type { Task } from './tasks';

/** What one load of one page came to. Times are milliseconds from the start of the navigation. */
export interface Figures {
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

export interface Load extends Figures {
  readonly tasks: readonly Task[];
}

const QUIET_MS = 600;
const TOO_LONG_MS = 60_000;

/** The first visit, with nothing cached, or the second one. */
export type Visit = 'first' | 'second';

/** A cheap phone with nothing cached, on this line. */
export async function openPhone(browser: Browser, profile: Profile): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await slowDown(page, profile);
  // The loader of these scripts names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  return page;
}

/** Opens an address once and looks on. */
export async function measureLoad(
  browser: Browser,
  address: string,
  mark: string,
  profile: Profile,
  visit: Visit,
): Promise<Load> {
  const page = await openPhone(browser, profile);
  try {
    if (visit === 'second') await visitBefore(page, address);
    const fileSizes = countFiles(page);
    await page.addInitScript(lookOn, mark);
    await page.goto(address, { waitUntil: 'commit' });
    const settled = await page.waitForFunction(isSettled, QUIET_MS, {
      polling: 200,
      timeout: TOO_LONG_MS,
    });
    const seen = await settled.jsonValue();
    if (!seen) throw new Error(`Nothing was seen at ${address}`);
    const { data = NaN, control = NaN, tasks, longTasks, layoutShift } = seen;
    return {
      data,
      control,
      tasks,
      longTasks: longTasks.length,
      longestTask: Math.max(0, ...longTasks),
      layoutShift,
      script: await fileSizes(),
      inline: await inlineSize(page),
    };
  } finally {
    await page.context().close();
  }
}

/** Fills the cache, on a line that costs no time. */
async function visitBefore(phone: Page, address: string): Promise<void> {
  const page = await phone.context().newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
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
