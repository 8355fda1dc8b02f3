import path from 'node:path';
import type { Page } from '@playwright/test';
import { LANGUAGE_NUMBERS } from '@/platform/environment/language';
import { environmentOf, inBrand } from '../../e2e/brands/inBrand';
import { setTextSize } from '../../support/layout';
import { keepPicture, phoneOf, textSize, widthsOr } from '../pictures';
import { views } from './views';

/**
 * Every screen, state and page as a borrower sees it, in each brand, width and language: nothing is cut, no word breaks.
 */
const { ENVIRONMENT, DOCUMENTS } = process.env;

for (const file of ENVIRONMENT ? [ENVIRONMENT] : ['sandbox', 'peso', 'rupee']) {
  const test = inBrand(file, DOCUMENTS);
  const brand = path.basename(file, '.json');
  const languages = Object.entries(environmentOf(file).languages ?? LANGUAGE_NUMBERS);
  for (const [number, language] of languages) {
    for (const width of widthsOr([320, 430])) {
      test.describe(`${brand} ${language} ${width}`, () => {
        // Some addresses lack a request's parameters.
        test.use({ ...phoneOf(width, 720), isHeld: false });

        for (const view of views) {
          test(view.name, async ({ page, lender, open }, info) => {
            await setTextSize(page, textSize);
            await open(view.path(lender), view.borrower, { language: number });
            await page.waitForLoadState('networkidle');
            for (const control of view.taps) {
              await page.locator(control).first().click();
              await settle(page);
            }
            await growToWhole(page, width);
            await keepPicture(page, [brand, width, language], view.name, info);
          });
        }
      });
    }
  }
}

/** Browsers do not render a taller page. */
const TALLEST = 12_000;

/** Sets the viewport to the page's height, so that the fixed bar covers nothing and a virtual list renders all rows. */
async function growToWhole(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, TALLEST) });
  await settle(page);
}

/** The page has its answers and has drawn what they changed. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(400);
}
