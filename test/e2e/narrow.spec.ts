import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

test.use({ viewport: { width: 320, height: 640 } });

const LONG = 'W'.repeat(400);
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('a text without spaces causes no overflow on the confirmation', async ({
  page,
  open,
  lender,
}) => {
  const details = [{ text: `Fila ${LONG}`, value: LONG }];
  const step = { title: LONG, description: LONG, amount: 100_000, pay_time: '2027-01-31' };
  const data = { details, repay_plans: [step], comProductName: LONG, ratemsg: LONG };
  lender.fault('loanDetailConfirm', { kind: 'patch', data });
  await open('/confirm', 'newLoan');
  await expect(page.getByText(LONG, { exact: true }).first()).toBeVisible();
  expect(await widthOf(page)).toBe(320);
});

test('the labels of two complaint tabs do not overlap', async ({ page, open }) => {
  await open('/complaintList', 'complainant');
  const tabs = page.getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  const overflows = await tabs.evaluateAll((all) =>
    all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
  expect(Math.max(...overflows)).toBe(0);
});

test('the picture tiles contain their labels', async ({ page, open }) => {
  await open('/complainPageNext?problemType=2', 'complainant');
  const tile = page.locator('label', { hasText: 'Agregar imagen' });
  await expect(tile).toBeVisible();
  const overflow = await tile.evaluate((label) => {
    const words = document.createRange();
    words.selectNodeContents(label);
    const { bottom, right } = words.getBoundingClientRect();
    const box = label.getBoundingClientRect();
    return Math.max(bottom - box.bottom, right - box.right);
  });
  expect(overflow).toBeLessThan(0);
});
