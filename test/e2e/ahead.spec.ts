import type { Page } from '@playwright/test';
import type { Lender } from '../../sandbox';
import { expect, test } from './fixtures';

/** The scripts that were asked for since this was called. */
function newScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  return asked;
}

const timesAsked = (lender: Lender, alias: string) =>
  lender.requests.filter((request) => request.alias === alias).length;

test('the next screen’s code and texts are there before the tap', async ({ page, open }) => {
  const loaded = newScripts(page);
  await open('/loanDetail', 'dueTomorrow');
  const repay = page.getByRole('button', { name: 'Pagar', exact: true });
  await expect(repay).toBeEnabled();
  const before = loaded.length;
  await expect.poll(() => loaded.length).toBeGreaterThan(before);
  await page.waitForLoadState('networkidle');
  const asked = newScripts(page);
  await repay.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pagar' })).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  expect(asked).toEqual([]);
});

test('a read without effect leaves when a finger touches, and is not sent again by the tap', async ({
  page,
  open,
  lender,
}) => {
  await open('/loanDetail', 'dueTomorrow');
  const repay = page.getByRole('button', { name: 'Pagar', exact: true });
  await repay.dispatchEvent('pointerdown', { isPrimary: true, button: 0 });
  await expect.poll(() => timesAsked(lender, 'loanPlayDetail')).toBe(1);
  await repay.dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Pagar' })).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  expect(timesAsked(lender, 'loanPlayDetail')).toBe(1);
});

test('a complaint’s choice says where it leads: its read leaves with the touch, too', async ({
  page,
  open,
  lender,
}) => {
  await open('/complaint', 'complainant');
  const choice = page.getByRole('button', { name: 'Monto o cargos' });
  await choice.dispatchEvent('pointerdown', { isPrimary: true, button: 0 });
  await expect.poll(() => timesAsked(lender, 'problemInit')).toBe(2);
  await choice.dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Escribir una queja' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Monto o cargos' })).toBeVisible();
  expect(timesAsked(lender, 'problemInit')).toBe(2);
});

test('a read that makes a token or a reference leaves with the tap only', async ({
  page,
  open,
  lender,
}) => {
  await open('/repay', 'dueTomorrow');
  const ways = page.locator('main a[href]');
  await expect(ways.first()).toBeVisible();
  const addresses = await ways.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  for (const path of ['/ynRepay?', '/carpmm?']) {
    const way = ways.nth(addresses.findIndex((address) => address.startsWith(path)));
    await way.dispatchEvent('pointerdown', { isPrimary: true, button: 0 });
  }
  const card = ways.nth(addresses.findIndex((address) => address.startsWith('/ynRepay?')));
  // The line keeps the order: had a touch asked, it would have been heard by now.
  await page.evaluate(() => fetch('/__sandbox__/borrowers').then(({ ok }) => ok));
  expect(timesAsked(lender, 'repaymentWay')).toBe(0);
  expect(timesAsked(lender, 'generateVcode')).toBe(0);
  await card.click();
  const choose = page.getByRole('button', { name: '选择银行卡' });
  await expect(choose).toBeEnabled();
  expect(timesAsked(lender, 'repaymentWay')).toBe(1);
  await choose.click();
  await expect(page).toHaveURL(/ynRepayChoose/);
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  // The same answer, read a moment ago, serves the next screen, too.
  expect(timesAsked(lender, 'repaymentWay')).toBe(1);
});
