import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { isSettled, lookOn, type Seen } from './lookOn';
import type { Profile } from './options';

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

const QUIET_MS = 400;
const TOO_LONG_MS = 60_000;
const ASK_MS = 100;

/** The first visit, with nothing cached, or the second one, in a new tab. */
export type Visit = 'first' | 'second';

export type Visits = Readonly<Record<Visit, Figures>>;

/** The loader of these scripts names functions by a helper that a page does not have. */
export const NAMING = 'globalThis.__name = (named) => named';

/** A cheap phone with nothing cached. */
export const openPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });

/** One of its tabs, on this line. */
export async function openTab(phone: BrowserContext, profile: Profile): Promise<Page> {
  const page = await phone.newPage();
  await slowDown(page, profile);
  await page.addInitScript(NAMING);
  return page;
}

/** Opens an address twice on one phone, and looks on. */
export async function measureVisits(
  browser: Browser,
  { address, mark }: Opened,
  profile: Profile,
): Promise<Visits> {
  const phone = await openPhone(browser);
  try {
    const visit = async () => measureLoad(await openTab(phone, profile), address, mark);
    return { first: await visit(), second: await visit() };
  } finally {
    await phone.close();
  }
}

interface Opened {
  readonly address: string;
  readonly mark: string;
}

async function measureLoad(page: Page, address: string, mark: string): Promise<Figures> {
  const fileSizes = countFiles(page);
  await page.addInitScript(lookOn, mark);
  await page.goto(address, { waitUntil: 'commit' });
  const { data = NaN, control = NaN, longTasks, layoutShift } = await settled(page);
  const load = {
    data,
    control,
    longTasks: longTasks.length,
    longestTask: Math.max(0, ...longTasks),
    layoutShift,
    script: await fileSizes(),
    inline: await inlineSize(page),
  };
  await page.close();
  return load;
}

async function settled(page: Page): Promise<Seen> {
  const asked = `JSON.stringify((${isSettled.toString()})(${String(QUIET_MS)}))`;
  return JSON.parse(await askUntil(page, asked)) as Seen;
}

/**
 * Asks a page now and then until an expression gives a text, by the expression alone: what Playwright puts into a
 * page to wait there would keep it busy.
 */
export async function askUntil(page: Page, expression: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const until = Date.now() + TOO_LONG_MS;
  while (Date.now() < until) {
    await setTimeout(ASK_MS);
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (typeof result.value === 'string') return result.value;
  }
  throw new Error(`Nothing was seen at ${page.url()}`);
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
