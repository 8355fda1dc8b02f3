import type { Page } from '@playwright/test';
import { brokenWords, setTextSize } from '../../support/layout';
import { expect } from '../fixtures';
import { inBrand } from './inBrand';

/** The rupee brand in Hindi on a narrow phone. */
const HINDI = '3';
/** Three words in a row. Names and addresses are shorter. */
const ENGLISH = /\b[a-z]+ [a-z]+ [a-z]+\b/i;

const test = inBrand('rupee');

// One worker for the file: each one would brand a copy of the build.
test.describe.configure({ mode: 'default' });

test.use({ viewport: { width: 320, height: 640 } });

const screens = [
  ['/confirm', 'newLoan', 'अपना लोन पक्का करें'],
  ['/loanDetail', 'dueTomorrow', 'लोन का विवरण'],
  ['/repay', 'dueTomorrow', 'चुकाएँ'],
  ['/repayDelay', 'dueTomorrow', 'अवधि बढ़ाएँ'],
  ['/ynRepayChoose?amount=100000', 'dueTomorrow', 'कार्ड से भुगतान'],
  ['/complaint', 'complainant', 'शिकायतें'],
  ['/PrivacyPolicy', 'settled', 'निजता सूचना'],
] as const;

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const [path, borrower, title] of screens) {
  test(`${path} is in Hindi, and fits 320 px with text twice as large`, async ({ page, open }) => {
    await open(path, borrower, { language: HINDI });
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect.poll(() => widthOf(page)).toBe(320);
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
    expect(await page.locator('#root').innerText()).not.toMatch(ENGLISH);
    expect(await brokenWords(page)).toEqual([]);
    await setTextSize(page, 32);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const size = await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
    expect(size).toBeGreaterThanOrEqual(28);
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => widthOf(page)).toBe(320);
  });
}

test('amounts are grouped in lakhs, and the agreement is not ticked', async ({
  page,
  open,
  lender,
}) => {
  const data = { amount: 123_456_700 };
  lender.fault('loanDetailConfirm', { kind: 'patch', data });
  await open('/confirm', 'newLoan', { language: HINDI });
  await expect(
    page.locator('header').getByText('₹12,34,567.00', { exact: true }).first(),
  ).toBeVisible();
  const tick = page.getByRole('checkbox', { name: 'मैंने लोन अनुबंध पढ़ लिया है और उससे सहमत हूँ' });
  await expect(tick).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'लोन पक्का करें' })).toBeDisabled();
  await tick.check();
  await expect(page.getByRole('button', { name: 'लोन पक्का करें' })).toBeEnabled();
});

test('the public site offers both languages, shows the logo, and states the version of a document', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('header img[src="/logo.svg"]')).toBeVisible();
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('छोटा लोन, पूरा हिसाब आपके सामने');
  await page.getByRole('link', { name: 'सुगम्यता' }).click();
  await expect(page.getByText('संस्करण 1.0 · 2026-06-01 से लागू')).toBeVisible();
});
