import { statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { addressOf, borrowerOf } from '../../scripts/sampleScreens';
import { samples } from '../../src/app/prerender/samples';
import { sampledScreens } from '../../src/features/preview/sampleVisits';
import { expect, test } from './fixtures';

/**
 * First-load JavaScript of a route in bytes of Brotli, with the page's inline scripts and texts
 * (docs/reference/limits.md#bytes).
 */
const BUDGET = 140_000;

/** How many times slower than this machine the processor of a slow phone is: a late frame shows a shift. */
const SLOWER = 6;

const borrowerScreens = sampledScreens.filter(({ area }) => area !== 'Public');

const brotliSize = (script: string) =>
  statSync(path.join('dist', `${new URL(script).pathname}.br`)).size;

/** Slows the processor. Chromium does so by keeping it busy: other tests wait. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Adds up how far parts of the page move. Prefetches of the next screen do not begin. */
async function watchFirstLoad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as { value?: number }).value ?? 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftIn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);

for (const screen of borrowerScreens) {
  const { name } = screen;
  /** The app takes over from a placeholder. */
  const takesOver = name in samples;
  const promise = takesOver ? ', and nothing shifts on a slow phone' : '';
  test(`the first load of ${name} is within the budget${promise}`, async ({
    page,
    open,
    lender,
  }) => {
    if (takesOver) await slowDown(page);
    await watchFirstLoad(page);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await open(addressOf(screen, lender), borrowerOf(screen));
    // The app's title comes with its screen's chunk.
    await expect(page.locator('#root > :not([data-early]) h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const inline = await page.locator('script:not([src]):not([type])').allTextContents();
    const sizes = [
      ...[...scripts].map(brotliSize),
      ...inline.map((text) => brotliCompressSync(text).length),
    ];
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`${name}: ${String(bytes)} bytes of JavaScript in Brotli`);
    expect(scripts.size).toBeGreaterThan(1);
    expect(bytes).toBeLessThanOrEqual(BUDGET);
    if (takesOver) expect(await shiftIn(page)).toBeLessThan(0.001);
  });
}
