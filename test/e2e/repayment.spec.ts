import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { callerFor } from '../sandbox/caller';
import type { Alias, Lender } from '../sandbox';
import { holdAnswers } from '../sandbox/holdAnswers';
import { expect, launchAddress, test } from './fixtures';
import { chooseCard, enterCode, owed } from './steps';

const pay = (page: Page) => page.getByRole('button', { name: '确认还款' });
const codeField = (page: Page) => page.getByLabel('验证码');
const checkStatus = (page: Page) => page.getByRole('button', { name: '查询状态' });
const loanDetail = (page: Page) => page.getByRole('heading', { name: 'Detalle del préstamo' });
const sent = (lender: Lender, alias: Alias) =>
  lender.requests.filter((request) => request.alias === alias);

async function status(lender: Lender): Promise<unknown> {
  const { productId, orderId } = lender.launch('overdue');
  const { data } = await callerFor(lender, 'overdue')('loanDetails', { productId, orderId });
  return data.orderStatus;
}

/** Presses twice in one task, before anything can be drawn. */
const pressTwice = (page: Page) =>
  pay(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });

test.describe('a borrower repays', () => {
  test('by card and SMS code, from the loan back to the loan', async ({ page, lender, open }) => {
    await open('/loanDetail', 'overdue');
    await page.getByRole('button', { name: 'Pagar' }).tap();
    await page.getByRole('link', { name: /Tarjeta o pago en línea/ }).tap();
    await page.getByRole('button', { name: '选择银行卡' }).tap();
    await chooseCard(page, 'code');
    await pay(page).tap();
    await expect(page.getByRole('status').getByText('验证码已发送，请查看手机')).toBeVisible();
    await enterCode(page, lender);
    await page.getByRole('button', { name: '确定' }).tap();
    await expect(loanDetail(page)).toBeVisible();
    expect(await status(lender)).toBe('200');
    const { userId = '', sessionId = '' } = lender.launch('overdue');
    for (const value of [userId, sessionId]) expect(page.url()).not.toContain(value);
  });

  test('online, on the page that the server names, and comes back to the paid loan', async ({
    page,
    lender,
    open,
  }) => {
    await open(`/ynRepay?amount=${await owed(lender, 'overdue')}`, 'overdue');
    await page.getByRole('button', { name: '在线支付' }).tap();
    await page.getByRole('link', { name: 'Pay' }).tap();
    await expect(loanDetail(page)).toBeVisible();
    expect(await status(lender)).toBe('200');
    expect(sent(lender, 'repaymentHuichao')).toHaveLength(1);
  });

  test('in a shop with an extension, whose date the loan then shows', async ({
    page,
    lender,
    open,
  }) => {
    await open('/repayDelay', 'dueTomorrow');
    const facts = page.getByText('Nueva fecha de pago').locator('..');
    const newDate = /\d{4}-\d\d-\d\d/.exec(await facts.innerText())?.[0] ?? '';
    await page.getByRole('link', { name: /Tienda Esquina/ }).tap();
    await expect(page.getByText('Pague con esta referencia')).toBeVisible();
    lender.pay({ orderId: lender.launch('dueTomorrow').orderId ?? '', requestType: 2 });
    await open('/repay', 'dueTomorrow');
    await expect(page.getByText(newDate)).toBeVisible();
  });
});

test.describe('money is safe: one wish is one request', () => {
  test('with two presses in one task', async ({ page, lender, open }) => {
    await open(`/ynRepayChoose?amount=${await owed(lender, 'overdue')}`, 'overdue');
    await chooseCard(page, 'noCode');
    await pressTwice(page);
    await expect(loanDetail(page)).toBeVisible();
    expect(sent(lender, 'repaymentCommit')).toHaveLength(1);
  });

  test('with Enter and a press on the code', async ({ page, lender, open }) => {
    await open(`/ynRepayChoose?amount=${await owed(lender, 'overdue')}`, 'overdue');
    await chooseCard(page, 'code');
    await pay(page).tap();
    await enterCode(page, lender);
    await codeField(page).evaluate((field: HTMLInputElement) => {
      field.form?.requestSubmit();
      field.form?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
    });
    await expect(loanDetail(page)).toBeVisible();
    expect(sent(lender, 'repaymentConfirm')).toHaveLength(1);
  });

  test('with Back in flight, and the late answer pulls nobody away', async ({
    page,
    lender,
    open,
  }) => {
    const letGo = holdAnswers(lender, 'repaymentCommit');
    await open(`/ynRepay?amount=${await owed(lender, 'overdue')}`, 'overdue');
    await page.getByRole('button', { name: '选择银行卡' }).tap();
    await chooseCard(page, 'noCode');
    await pay(page).tap();
    await page.goBack();
    await expect(page.getByRole('heading', { name: '还款方式' })).toBeVisible();
    await page.goForward();
    await expect(pay(page)).toHaveAttribute('aria-busy', 'true');
    await pressTwice(page);
    await page.goBack();
    await expect(page.getByRole('heading', { name: '还款方式' })).toBeVisible();
    letGo();
    await expect(page.getByText('还款已提交')).toBeVisible();
    await expect(page.getByRole('heading', { name: '还款方式' })).toBeVisible();
    expect(sent(lender, 'repaymentCommit')).toHaveLength(1);
  });

  test('with a reload in flight, after which the outcome is unknown', async ({
    page,
    lender,
    open,
  }) => {
    lender.fault('repaymentCommit', { kind: 'stall', times: 1 });
    await open(`/ynRepayChoose?amount=${await owed(lender, 'overdue')}`, 'overdue');
    await chooseCard(page, 'noCode');
    await pay(page).tap();
    await expect.poll(() => sent(lender, 'repaymentCommit').length).toBe(1);
    await page.reload();
    await expect(checkStatus(page)).toBeVisible();
    await expect(pay(page)).toBeDisabled();
    await checkStatus(page).tap();
    await expect(pay(page)).toBeEnabled();
    await pay(page).tap();
    await expect(loanDetail(page)).toBeVisible();
    expect(sent(lender, 'repaymentCommit')).toHaveLength(2);
  });

  test('in two tabs of the same order', async ({ page, lender, open, context }) => {
    const letGo = holdAnswers(lender, 'repaymentCommit');
    const path = `/ynRepayChoose?amount=${await owed(lender, 'overdue')}`;
    await open(path, 'overdue');
    await chooseCard(page, 'noCode');
    const second = await context.newPage();
    await second.goto(launchAddress(lender, path, 'overdue'));
    await chooseCard(second, 'noCode');

    await page.bringToFront();
    await pressTwice(page);
    await expect.poll(() => sent(lender, 'repaymentCommit').length).toBe(1);
    await pressTwice(second);
    await expect(checkStatus(second)).toBeVisible();
    expect(sent(lender, 'repaymentCommit')).toHaveLength(1);
    letGo();
    await expect(loanDetail(page)).toBeVisible();
    await checkStatus(second).tap();
    await expect(loanDetail(second)).toBeVisible();
    expect(sent(lender, 'repaymentCommit')).toHaveLength(1);
  });

  test('with an unknown outcome, locked through another launch and settled by a check', async ({
    page,
    lender,
    open,
  }) => {
    lender.fault('repaymentCommit', { kind: 'status', status: 502, times: 1 });
    const path = `/ynRepayChoose?amount=${await owed(lender, 'overdue')}`;
    await open(path, 'overdue');
    await chooseCard(page, 'noCode');
    await pay(page).tap();
    await expect(page.getByRole('alert').filter({ hasText: '无法确认' })).toBeVisible();
    await open(path, 'overdue');
    await expect(pay(page)).toBeDisabled();
    expect(sent(lender, 'repaymentCommit')).toHaveLength(1);

    lender.refuse('loanDetails', { code: '1', message: 'no', times: 1 });
    await checkStatus(page).tap();
    await expect(page.getByText(/状态仍不明确/)).toBeVisible();
    await expect(pay(page)).toBeDisabled();
    await checkStatus(page).tap();
    await expect(pay(page)).toBeEnabled();
  });

  test('with an answer that broke off: the check finds it paid', async ({ page, lender, open }) => {
    lender.fault('repaymentConfirm', { kind: 'cutMidway', times: 1 });
    await open(`/ynRepayChoose?amount=${await owed(lender, 'overdue')}`, 'overdue');
    await chooseCard(page, 'code');
    await pay(page).tap();
    await enterCode(page, lender);
    await page.getByRole('button', { name: '确定' }).tap();
    await checkStatus(page).tap();
    await expect(loanDetail(page)).toBeVisible();
    expect(sent(lender, 'repaymentConfirm')).toHaveLength(1);
  });
});

test('the countdown outlives a reload and a clock that is set back', async ({
  page,
  lender,
  open,
}) => {
  await page.clock.install();
  await open(`/ynRepayChoose?amount=${await owed(lender, 'overdue')}`, 'overdue');
  await chooseCard(page, 'code');
  await pay(page).tap();
  await codeField(page).waitFor();
  const resend = page.locator('form').getByRole('button').first();
  await page.clock.runFor(15_000);
  await expect(resend).toHaveText(/^4[0-5] 秒/);
  await page.reload();
  await expect(resend).toHaveText(/^4[0-5] 秒/);

  await page.clock.setSystemTime(Date.now() - 3_600_000);
  await page.reload();
  await expect(resend).toHaveText(/^(60|59) 秒/);
  await page.clock.runFor(61_000);
  await expect(resend).toHaveText('获取验证码');
  await resend.tap();
  await expect.poll(() => sent(lender, 'repaymentCommit').length).toBe(2);
  await expect(resend).toHaveText(/^(60|59) 秒/);
});

test.describe('a payment instruction', () => {
  test('stays readable offline in the same tab, with its time', async ({
    page,
    lender,
    open,
    context,
  }) => {
    await open('/repay', 'overdue');
    const transfer = page.getByRole('link', { name: /Transferencia/ });
    await transfer.tap();
    const drawn = page.getByRole('img', { name: /^Código de pago/ });
    await expect(drawn).toBeVisible();
    await page.goBack();
    await expect(transfer).toBeVisible();
    await context.setOffline(true);
    await transfer.tap();
    await expect(page.getByText(/no se pudieron actualizar/)).toBeVisible({ timeout: 10_000 });
    await expect(drawn).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Reintentar' }).tap();
    await expect(page.getByText(/no se pudieron actualizar/)).toBeHidden();
    expect(sent(lender, 'generateVcode').length).toBeGreaterThan(1);
  });
});

test.describe('the customer-service icon', () => {
  const icon = (page: Page) => page.getByRole('button', { name: 'Servicio al cliente' });
  const top = async (page: Page) => (await icon(page).boundingBox())?.y ?? -1;

  test('is dragged, stays on the screen, keeps its place, and a drag is no tap', async ({
    page,
    open,
  }) => {
    await open('/repayDelay', 'overdue');
    const start = await top(page);
    const x = ((await icon(page).boundingBox())?.x ?? 0) + 20;
    await page.mouse.move(x, start + 20);
    await page.mouse.down();
    await page.mouse.move(x, start - 180, { steps: 5 });
    await page.mouse.up();
    expect(Math.round(start - (await top(page)))).toBeCloseTo(200, -1);
    expect(page.url()).toContain('/repayDelay');

    const moved = await top(page);
    await page.reload();
    await expect(icon(page)).toBeVisible();
    expect(await top(page)).toBeCloseTo(moved, 0);

    await page.mouse.move(x, moved + 20);
    await page.mouse.down();
    await page.mouse.move(x, -500, { steps: 5 });
    await page.mouse.up();
    expect(await top(page)).toBeGreaterThan(0);
    await page.setViewportSize({ width: 360, height: 320 });
    const { y = 0, height = 0 } = (await icon(page).boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(320);

    await icon(page).tap();
    await expect(page).toHaveURL(/\/Dag/);
  });

  test('is moved with the arrow keys', async ({ page, open }) => {
    await open('/repayDelay', 'overdue');
    await icon(page).focus();
    const start = await top(page);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await top(page)).toBeLessThan(start);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/Dag/);
  });
});

for (const language of ['1', '2']) {
  test(`every screen is accessible and fits 320 px (language ${language})`, async ({
    page,
    lender,
    open,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    const amount = await owed(lender, 'overdue');
    const paths = [
      '/repay',
      '/repayDelay',
      `/carpmm?requestType=1&amount=${amount}&payCode=shop`,
      `/carpmm?requestType=1&amount=${amount}&payCode=transfer`,
      `/ynRepay?amount=${amount}`,
      `/ynRepayChoose?amount=${amount}`,
      '/bindBank',
    ];
    for (const path of paths) {
      await open(path, 'overdue', { language });
      await page.waitForLoadState('networkidle');
      await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [path, id, nodes.map(({ html }) => html)])).toEqual(
        [],
      );
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, width]).toEqual([path, 320]);
    }
  });
}
