import type { Page } from '@playwright/test';
import type { Lender } from '../../sandbox';
import { expect, test } from './fixtures';

/** The scripts requested since this call. */
function newScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  return asked;
}

const timesAsked = (lender: Lender, alias: string) =>
  lender.requests.filter((request) => request.alias === alias).length;

test('the next screen’s code and texts are loaded before the tap', async ({ page, open }) => {
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

test('a touch sends a read without side effects, and the tap does not repeat it', async ({
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

test('a touch on a complaint’s choice sends the read of its screen', async ({
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

test('only the tap sends a read that creates a token or a reference', async ({
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
  // The connection keeps the order: a request of the touch would have arrived by now.
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
  // The next screen uses the same answer from the cache.
  expect(timesAsked(lender, 'repaymentWay')).toBe(1);
});
