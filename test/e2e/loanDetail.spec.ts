import { expect, test } from './fixtures';

test('a running loan shows the possible actions and the effect of an extension', async ({
  page,
  open,
}) => {
  await open('/loanDetail', 'dueTomorrow');
  await expect(page.getByRole('button', { name: 'Pagar' })).toBeVisible();
  await page.getByRole('button', { name: 'Extender plazo' }).tap();

  const dialog = page.getByRole('dialog', { name: 'Antes de extender el plazo' });
  await expect(dialog).toContainText('7 días');
  await expect(dialog).toContainText('únicamente el cargo por prórroga');
  await expect(dialog).toContainText('todavía deberá el monto completo');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Extender plazo' })).toBeFocused();
});

test('the actions keep their position from the first paint', async ({ page, open }) => {
  await page.addInitScript(() => {
    const removed: string[] = [];
    Object.assign(window, { removed });
    new MutationObserver((records) => {
      const gone = records.flatMap(({ removedNodes }) => [...removedNodes]);
      removed.push(...gone.filter((node) => node.nodeName === 'FOOTER').map(String));
    }).observe(document, { subtree: true, childList: true });
  });
  await open('/loanDetail', 'dueTomorrow');
  await expect(page.getByRole('button', { name: 'Pagar' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { removed: string[] }).removed)).toEqual(
    [],
  );
});

test('the order route shows the same screen, in English for language 1', async ({ page, open }) => {
  await open('/ORDER', 'overdue', { language: '1' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loan details');
  await expect(page.getByRole('button', { name: 'Repay' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a rating of five stars calls the native app, and is sent once', async ({
  page,
  lender,
  open,
}) => {
  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(window, { calls, android: { toRate: () => calls.push('toRate') } });
  });
  await open('/loanDetail', 'settled');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Enviar' }).tap();
  await expect(dialog.getByRole('alert')).toHaveText('Seleccione una calificación');
  await dialog.getByRole('radio', { name: '5 estrellas' }).check();
  await dialog.getByRole('button', { name: 'Enviar' }).tap();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { calls: string[] }).calls)).toEqual([
    'toRate',
  ]);
  expect(lender.requests.filter(({ alias }) => alias === 'googleScore')).toHaveLength(1);
});

test('Back on the first screen closes the web view', async ({ page, open }) => {
  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(window, { calls, android: { closeWebView: () => calls.push('closeWebView') } });
  });
  await open('/loanDetail', 'overdue');
  await page.getByRole('button', { name: 'Volver' }).tap();
  expect(await page.evaluate(() => (window as unknown as { calls: string[] }).calls)).toEqual([
    'closeWebView',
  ]);
});

test('an offline screen shows an error, and Retry loads the loan', async ({
  page,
  lender,
  open,
}) => {
  lender.fault('loanDetails', { kind: 'status', status: 503, times: 3 });
  await open('/loanDetail', 'dueTomorrow');
  await expect(page.getByRole('alert').getByText('El servicio no está disponible')).toBeVisible({
    timeout: 10_000,
  });
  await page.getByRole('button', { name: 'Reintentar' }).tap();
  await expect(page.getByRole('button', { name: 'Pagar' })).toBeVisible();
});
