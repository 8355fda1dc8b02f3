import type { Page } from '@playwright/test';
import { received } from '../support/received';
import { expect, test } from './fixtures';
import { APP, holdFiles } from './steps';

/** Taps between the early picture and the app (docs/reference/build.md#early-pictures). */

const early = (page: Page) => page.locator('[data-early]');

/** The picture shows the first answer, and the app's script is held. */
async function openHeld(page: Page, opening: Promise<void>, text: string): Promise<void> {
  // The page is not loaded before its script is.
  opening.catch(() => undefined);
  await expect(early(page)).toContainText(text);
}

test('a link of the picture opens its screen before the app is there, and Back returns', async ({
  page,
  open,
  lender,
}) => {
  const deliver = await holdFiles(page, APP);
  await openHeld(page, open('/complaint', 'complainant'), 'Préstamo Ejemplo');
  await early(page).getByRole('link', { name: 'Mis quejas' }).click();
  await expect(page).toHaveURL(/complaintList\?productId=\d+&orderId=\d+$/);
  await expect(early(page)).toContainText('Copiar');
  expect(received(lender, 'problemList')).toHaveLength(1);
  deliver();
  await expect(early(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page.getByRole('heading', { name: 'Quejas' })).toBeVisible();
});

test('a way to pay opens its screen with the amount that is owed, before the app is there', async ({
  page,
  open,
}) => {
  const deliver = await holdFiles(page, APP);
  await openHeld(page, open('/repay', 'overdue'), 'En tienda');
  await expect(early(page).getByRole('radio', { name: 'Pagar todo' })).toBeChecked();
  await early(page).getByRole('link', { name: 'Tienda Esquina, en efectivo' }).click();
  await expect(page).toHaveURL(/carpmm\?.*requestType=1&amount=\d+&payCode=/);
  deliver();
  await expect(page.getByRole('heading', { name: 'Pague con esta referencia' })).toBeVisible();
});

test('another amount that was chosen before the app is there gets its field', async ({
  page,
  open,
}) => {
  const deliver = await holdFiles(page, APP);
  await openHeld(page, open('/repay', 'dueTomorrow'), 'En tienda');
  await early(page).getByText('Pagar otro monto').click();
  deliver();
  await expect(page.getByRole('textbox', { name: 'Monto' })).toBeVisible();
});

test('another control is activated once, when the app is there: the last one that was tapped', async ({
  page,
  open,
}) => {
  const deliver = await holdFiles(page, APP);
  await openHeld(page, open('/loanDetail', 'dueTomorrow'), 'Pago pendiente');
  const extend = early(page).getByRole('button', { name: 'Extender plazo' });
  await early(page).getByRole('button', { name: 'Volver' }).click();
  await extend.focus();
  await page.keyboard.press('Enter');
  await expect(extend).toHaveAttribute('aria-busy', 'true');
  await expect(early(page).locator('[aria-busy]:not(main)')).toHaveCount(1);
  deliver();
  await expect(page.getByRole('dialog', { name: 'Antes de pedir la prórroga' })).toBeVisible();
  await expect(page).toHaveURL(/loanDetail/);
});

test('the agreement’s box keeps what the borrower set, and a tap on Confirm sends nothing', async ({
  page,
  open,
  lender,
}) => {
  const deliver = await holdFiles(page, APP);
  await openHeld(page, open('/confirm', 'newLoan'), 'Préstamo Ejemplo');
  const confirm = (at: Page | ReturnType<typeof early>) =>
    at.getByRole('button', { name: 'Confirmar préstamo' });
  await early(page).getByText('He leído').click();
  await expect(confirm(early(page))).toHaveAttribute('aria-disabled', 'true');
  await confirm(early(page)).click({ force: true });
  deliver();
  await expect(early(page)).toHaveCount(0);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expect(confirm(page)).toBeDisabled();
  expect(received(lender, 'loanDetailPush')).toEqual([]);
});

test('a device with an unsettled payment leaves the answer and its controls to the app', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('h5.unsettled', '{"value":true}');
  });
  await holdFiles(page, APP);
  const answer = page.waitForResponse((it) => it.request().resourceType() === 'fetch');
  void open('/loanDetail', 'dueTomorrow').catch(() => undefined);
  await answer;
  await expect(page.locator('link[rel=preload]').last()).toBeAttached();
  await expect(early(page)).not.toContainText('Pago pendiente');
  await expect(early(page).getByRole('link')).toHaveCount(0);
});
