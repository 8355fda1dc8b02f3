import type { Page } from '@playwright/test';
import type { Lender } from '../../sandbox';
import { holdAnswers } from '../../sandbox/holdAnswers';
import { expect, launchAddress, test } from './fixtures';
import { letPass } from './steps';

const submit = (page: Page) => page.getByRole('button', { name: 'Confirmar préstamo' });
const pushes = (lender: Lender) =>
  lender.requests.filter(({ alias }) => alias === 'loanDetailPush');

/** Taps twice in one task, before anything can be drawn. */
const tapTwice = (page: Page) =>
  submit(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });

test.describe('a borrower confirms a loan', () => {
  test('and is led to the loan, with nothing of the session in the address', async ({
    page,
    lender,
    open,
  }) => {
    await open('/confirm', 'newLoan');
    await expect(submit(page)).toBeEnabled();
    await submit(page).tap();

    await expect(page).toHaveURL(/\/loanDetail\?/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detalle del préstamo');
    expect(new URL(page.url()).searchParams.get('from')).toBe('confirm');
    const { userId = '', sessionId = '', deviceId = '' } = lender.launch('newLoan');
    for (const value of [userId, sessionId, deviceId]) expect(page.url()).not.toContain(value);
    expect(pushes(lender)).toHaveLength(1);
    expect(pushes(lender)[0]?.body).toMatchObject({ termUnit: 'D' });
  });

  test('with two taps in one task, once', async ({ page, lender, open }) => {
    await open('/confirm', 'newLoan');
    await tapTwice(page);
    await expect(page).toHaveURL(/\/loanDetail\?/);
    expect(pushes(lender)).toHaveLength(1);
  });

  test('and the first request already carries no session value in its referrer', async ({
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

  test('only with the agreement ticked', async ({ page, open }) => {
    await open('/confirm', 'newLoan');
    const tick = page.getByRole('checkbox', { name: 'He leído y acepto el contrato de préstamo' });
    await expect(tick).toBeChecked();
    await tick.uncheck();
    await expect(submit(page)).toBeDisabled();
    await tick.check();
    await expect(submit(page)).toBeEnabled();
  });
});

// A line cut before any answer is no use here: on a connection used before, Chromium itself sends the
// request once more, whatever its method, and tells the page nothing of it.
test.describe('when the line breaks during a confirmation', () => {
  test('nobody knows, nothing is sent again, and a check settles it', async ({
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

    // The lender was never reached: after two minutes the same loan is still offered, and the borrower is sure.
    await letPass(page, 2);
    await page.getByRole('button', { name: 'Consultar estado' }).tap();
    await page.getByRole('button', { name: 'No se confirmó' }).tap();
    await page.getByRole('button', { name: 'Estoy seguro: desbloquear' }).tap();
    await expect(submit(page)).toBeEnabled();
    // Figures from before it was settled are read again first.
    await submit(page).tap();
    await expect(page.getByText(/se leyó de nuevo/)).toBeVisible();
    await submit(page).tap();
    await expect(page).toHaveURL(/\/loanDetail\?/);
    expect(pushes(lender)).toHaveLength(2);
  });

  test('a check that finds the loan confirmed keeps it locked', async ({ page, lender, open }) => {
    lender.fault('loanDetailPush', { kind: 'cutMidway', times: 1 });
    await open('/confirm', 'newLoan');
    await submit(page).tap();
    await page.getByRole('button', { name: 'Consultar estado' }).tap();
    await expect(page.getByText('El estado todavía no está claro')).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    expect(pushes(lender)).toHaveLength(1);
  });

  test('a reload in flight leaves an unknown outcome', async ({ page, lender, open }) => {
    lender.fault('loanDetailPush', { kind: 'stall', times: 1 });
    await open('/confirm', 'newLoan');
    await submit(page).tap();
    await expect.poll(() => pushes(lender).length).toBe(1);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Consultar estado' })).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    expect(pushes(lender)).toHaveLength(1);
  });

  test('a refusal is said, and can be tried again', async ({ page, lender, open }) => {
    lender.refuse('loanDetailPush', { code: '1005', message: 'Monto no disponible', times: 1 });
    await open('/confirm', 'newLoan');
    await submit(page).tap();
    await expect(page.getByRole('alert').getByText('Monto no disponible')).toBeVisible();
    await submit(page).tap();
    await expect(page).toHaveURL(/\/loanDetail\?/);
  });
});

test.describe('another borrower in the same tab', () => {
  test('finds nothing of the last one', async ({ page, lender, open }) => {
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

test('a second tab of the same loan learns that the first one is sending', async ({
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
  test(`what the loan costs comes in at ${viewport.width} by ${viewport.height} without moving anything`, async ({
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
    // It stands before the agreement and the button that binds.
    const isBefore = await section.evaluate(
      (heading, button) => !!(heading.compareDocumentPosition(button as Node) & 4),
      await submit(page).elementHandle(),
    );
    expect(isBefore).toBe(true);
  });
}
