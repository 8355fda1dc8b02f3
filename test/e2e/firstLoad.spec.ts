import { statSync } from 'node:fs';
import path from 'node:path';
import { sampledScreens } from '@/features/preview/sampleVisits';
import { readBuiltFiles } from '../../scripts/build/builtFiles';
import { addressOf, borrowerOf } from '../../tools/proof/sampleScreens';
import { expect, test } from './fixtures';

/**
 * The files of JavaScript and texts that a route's first load requests, in bytes of Brotli (docs/reference/limits.md#bytes), in
 * the language with the longest texts. The page's inline scripts count as the page.
 */
const BUDGET = 160_000;

const borrowerScreens = sampledScreens.filter(({ area }) => area !== 'Public');

const brotliSize = (file: string) => statSync(path.join('dist', `${file}.br`)).size;
const sizeOf = (files: readonly string[]) =>
  files.map(brotliSize).reduce((sum, size) => sum + size, 0);

const textsIn = (language: string) => sizeOf(readBuiltFiles('dist').filesOf(`${language}-app-ts`));

/** How much longer the longest texts are than those of the sandbox. */
const LONGER = Math.max(...['es', 'en', 'hi'].map(textsIn)) - textsIn('es');

for (const screen of borrowerScreens) {
  test(`the first load of ${screen.name} is within the budget`, async ({ page, open, lender }) => {
    // Prefetches of the next screen do not begin.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    await open(addressOf(screen, lender), borrowerOf(screen));
    // The app's title comes with its screen's chunk.
    await expect(page.locator('#root > :not([data-early]) h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const bytes = sizeOf([...scripts]) + LONGER;
    console.log(`${screen.name}: ${String(bytes)} bytes of JavaScript in Brotli`);
    expect(scripts.size).toBeGreaterThan(1);
    expect(bytes).toBeLessThanOrEqual(BUDGET);
  });
}
