import type { Page } from '@playwright/test';
import type { Lender } from '../../sandbox';
import { holdAnswers } from '../../sandbox/holdAnswers';
import { launchAddress } from '../../sandbox/launchAddress';
import { expect, test } from './fixtures';
import { letPass } from './steps';

const submit = (page: Page) => page.getByRole('button', { name: 'Confirmar préstamo' });
const pushes = (lender: Lender) =>
  lender.requests.filter(({ alias }) => alias === 'loanDetailPush');

/** Taps twice in one task, before the next rendering. */
const tapTwice = (page: Page) =>
  submit(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });

test.describe('the confirmation of a loan', () => {
  test(
    'leads to the loan, with no session value in the address',
    { tag: '@engines' },
    async ({ page, lender, open }) => {
      await open('/confirm', 'newLoan');
      await expect(submit(page)).toBeEnabled();
      await submit(page).click();

      await expect(page).toHaveURL(/\/loanDetail\?/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detalle del préstamo');
      expect(new URL(page.url()).searchParams.get('from')).toBe('confirm');
      const { userId = '', sessionId = '', deviceId = '' } = lender.launch('newLoan');
      for (const value of [userId, sessionId, deviceId]) expect(page.url()).not.toContain(value);
      expect(pushes(lender)).toHaveLength(1);
      expect(pushes(lender)[0]?.body).toMatchObject({ termUnit: 'D' });
    },
  );

  test('is sent once for two taps in one task', async ({ page, lender, open }) => {
    await open('/confirm', 'newLoan');
    await tapTwice(page);
    await expect(page).toHaveURL(/\/loanDetail\?/);
    expect(pushes(lender)).toHaveLength(1);
  });

  test('has no session value in the referrer of the first request', async ({
    page,
    lender,
    open,
  }) => {
    const referrers: (string | undefined)[] = [];
    page.on('request', (request) => referrers.push(request.headers().referer));
    await open('/confirm', 'newLoan');
    await submit(page).waitFor();
    expect(referrers.filter(Boolean)).toEqual([]);
    const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    const { userId = '', sessionId = '' } = lender.launch('newLoan');
    expect(kept).not.toContain(userId);
    expect(kept).not.toContain(sessionId);
  });

  test('needs a ticked agreement', async ({ page, open }) => {
    await open('/confirm', 'newLoan');
    const tick = page.getByRole('checkbox', { name: 'He leído y acepto el contrato de préstamo' });
    await expect(tick).toBeChecked();
    await tick.uncheck();
    await expect(submit(page)).toBeDisabled();
    await tick.check();
    await expect(submit(page)).toBeEnabled();
  });
});

// This test cannot use a connection that is cut before the answer: Chromium repeats a request of any method on a
// reused connection, and the page does not notice.
test.describe('a confirmation during a connection failure', () => {
  test('has an unknown outcome, is not sent again, and is settled by a check', async ({
    page,
    lender,
    open,
  }) => {
    lender.fault('loanDetailPush', { kind: 'status', status: 502, times: 1 });
    await page.clock.install();
    await open('/confirm', 'newLoan');
    await submit(page).tap();

    const alert = page.getByRole('alert').filter({ hasText: 'No sabemos' });
    await expect(alert).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    await page.reload();
    await expect(alert).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    expect(pushes(lender)).toHaveLength(1);

    // The request never reached the lender. After two minutes the loan is still offered: the outcome is certain.
    await letPass(page, 2);
    await page.getByRole('button', { name: 'Consultar estado' }).tap();
    await page.getByRole('button', { name: 'No se confirmó' }).tap();
    await page.getByRole('button', { name: 'Estoy seguro: desbloquear' }).tap();
    await expect(submit(page)).toBeEnabled();
    // Figures from before the check are read again first.
    await submit(page).tap();
    await expect(page.getByText(/se leyó de nuevo/)).toBeVisible();
    await submit(page).tap();
    await expect(page).toHaveURL(/\/loanDetail\?/);
    expect(pushes(lender)).toHaveLength(2);
  });

  test('stays locked after a check that finds the loan confirmed', async ({
    page,
    lender,
    open,
  }) => {
    lender.fault('loanDetailPush', { kind: 'cutMidway', times: 1 });
    await open('/confirm', 'newLoan');
    await submit(page).tap();
    await page.getByRole('button', { name: 'Consultar estado' }).tap();
    await expect(page.getByText('El estado todavía no está claro')).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    expect(pushes(lender)).toHaveLength(1);
  });

  test('has an unknown outcome after a reload', async ({ page, lender, open }) => {
    lender.fault('loanDetailPush', { kind: 'stall', times: 1 });
    await open('/confirm', 'newLoan');
    await submit(page).tap();
    await expect.poll(() => pushes(lender).length).toBe(1);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Consultar estado' })).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    expect(pushes(lender)).toHaveLength(1);
  });

  test('can be repeated after a refusal', async ({ page, lender, open }) => {
    lender.refuse('loanDetailPush', { code: '1005', message: 'Monto no disponible', times: 1 });
    await open('/confirm', 'newLoan');
    await submit(page).tap();
    await expect(page.getByRole('alert').getByText('Monto no disponible')).toBeVisible();
    await submit(page).tap();
    await expect(page).toHaveURL(/\/loanDetail\?/);
  });
});

test.describe('a second borrower in the same tab', () => {
  test('sees no data of the first borrower', async ({ page, lender, open }) => {
    lender.fault('loanDetailPush', { kind: 'cutMidway', times: 1 });
    await open('/confirm', 'newLoan');
    await submit(page).tap();
    await page.getByRole('button', { name: 'Consultar estado' }).waitFor();

    await open('/confirm', 'newLoanNoAgreement');
    await expect(submit(page)).toBeEnabled();
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    );
    const { userId = '', sessionId = '' } = lender.launch('newLoan');
    expect(kept).not.toContain(userId);
    expect(kept).not.toContain(sessionId);
  });
});

test('a second tab of the same loan shows that the first tab is sending', async ({
  page,
  lender,
  open,
  context,
}) => {
  const letGo = holdAnswers(lender, 'loanDetailPush');
  await open('/confirm', 'newLoan');
  const second = await context.newPage();
  await second.goto(launchAddress(lender, '/confirm', 'newLoan'));
  await submit(second).waitFor();

  await page.bringToFront();
  await submit(page).evaluate((button: HTMLButtonElement) => {
    button.click();
  });
  await expect.poll(() => pushes(lender).length).toBe(1);
  await submit(second).evaluate((button: HTMLButtonElement) => {
    button.click();
  });
  await expect(second.getByRole('button', { name: 'Consultar estado' })).toBeVisible();
  letGo();
  expect(pushes(lender)).toHaveLength(1);
});

for (const viewport of [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
]) {
  test(`the loan’s costs cause no layout shift at ${viewport.width} by ${viewport.height}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shift += (entry as { value?: number }).value ?? 0;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open('/confirm', 'newLoan');
    const section = page.getByRole('heading', { name: 'Lo que cuesta este préstamo' });
    await expect(section).toBeAttached();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    const shift = await page.evaluate(
      () => (window as unknown as { seen: { shift: number } }).seen.shift,
    );
    expect(shift).toBeLessThan(0.001);
    // The costs stand before the agreement and the binding button.
    const isBefore = await section.evaluate(
      (heading, button) => !!(heading.compareDocumentPosition(button as Node) & 4),
      await submit(page).elementHandle(),
    );
    expect(isBefore).toBe(true);
  });
}
