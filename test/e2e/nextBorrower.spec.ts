import type { Page } from '@playwright/test';
import type { BorrowerName, Lender } from '../../sandbox';
import { launchAddress } from '../../sandbox/launchAddress';
import { expect, test } from './fixtures';
import { owed } from './steps';

/** A phone that one borrower hands to the next one: the second launch opens in the same tab. */

const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' }).catch(() => undefined);

/** The requests that name a value of the first borrower after the second launch. */
const tellsOf = (lender: Lender, from: number, value: string) =>
  lender.requests.slice(from).filter((request) => JSON.stringify(request).includes(value));

/** Minor units as the screens in Spanish show them. */
const shownAmount = (minorUnits: string) =>
  `${minorUnits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.')},${minorUnits.slice(-2)}`;

async function launch(page: Page, lender: Lender, path: string, borrower: BorrowerName) {
  await page.goto(launchAddress(lender, path, borrower));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('Back to the earlier borrower’s payment shows and sends nothing of its address', async ({
  page,
  lender,
}) => {
  const { orderId = '' } = lender.launch('overdue');
  const amount = await owed(lender, 'overdue');
  await launch(page, lender, '/loanDetail', 'overdue');
  await page.getByRole('button', { name: 'Pagar', exact: true }).tap();
  await page.getByRole('link', { name: /Tarjeta o pago en línea/ }).tap();
  await expect(page.getByText(shownAmount(amount)).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/ynRepay\\?.*amount=${amount}`));

  await launch(page, lender, '/loanDetail', 'dueTomorrow');
  const asked = lender.requests.length;
  // The second and third step stay within the document that the first one opens.
  for (const path of ['/ynRepay', '/repay', '/loanDetail']) {
    await goBack(page);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
    expect(await page.locator('body').innerText()).not.toContain(shownAmount(amount));
  }
  expect(tellsOf(lender, asked, orderId)).toEqual([]);
  expect(tellsOf(lender, asked, amount)).toEqual([]);
});

test('Back and a reload keep the addresses of the same login', async ({ page, lender }) => {
  const amount = await owed(lender, 'overdue');
  await launch(page, lender, '/loanDetail', 'overdue');
  await page.getByRole('button', { name: 'Pagar', exact: true }).tap();
  await page.getByRole('link', { name: /Tarjeta o pago en línea/ }).tap();
  await expect(page.getByText(shownAmount(amount)).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(shownAmount(amount)).first()).toBeVisible();
  await page.goto('/About');
  await page.goBack();
  await expect(page.getByText(shownAmount(amount)).first()).toBeVisible();
  // The native app opens another page of the same login.
  await launch(page, lender, '/complaint', 'overdue');
  await page.goBack();
  await expect(page.getByText(shownAmount(amount)).first()).toBeVisible();
  expect(page.url()).toContain(`amount=${amount}`);
});
