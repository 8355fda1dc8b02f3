import type { Page } from '@playwright/test';
import { inBrand } from '../../e2e/brands/inBrand';
import { expect } from '../../e2e/fixtures';

/** What a language from right to left mirrors. `sheets` opens every screen in the pseudo-languages, `stories` every story. */
const test = inBrand('sandbox');

test.use({ viewport: { width: 320, height: 640 } });

const directionOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).direction);

test('a screen in a language from right to left is mirrored', async ({ page, open }) => {
  await open('/complaintList', 'complainant', { language: '9' });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await directionOf(page)).toBe('rtl');
  const back = page.locator('header button').first();
  const title = page.getByRole('heading', { level: 1 });
  const [before, after] = [await back.boundingBox(), await title.boundingBox()];
  expect(before?.x).toBeGreaterThan(after?.x ?? Infinity);
  await expect(back.locator('svg')).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
});

test('the arrow keys follow the tabs from right to left', async ({ page, open }) => {
  await open('/complaintList', 'complainant', { language: '9' });
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('figures keep their order in a text from right to left', async ({ page, open }) => {
  await open('/carpmm?requestType=1&amount=140557&payCode=shop', 'dueTomorrow', { language: '9' });
  const reference = page.locator('dd', { hasText: /^(\d{4} ){3}\d{4}$/ });
  await expect(reference).toBeVisible();
  const places = await reference.evaluate((value) => {
    const text = [...value.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const left = (start: number) => {
      const digit = document.createRange();
      if (text) {
        digit.setStart(text, start);
        digit.setEnd(text, start + 1);
      }
      return digit.getBoundingClientRect().left;
    };
    return [left(0), left(5), left(10)];
  });
  expect(places).toEqual([...places].sort((one, other) => one - other));
});
