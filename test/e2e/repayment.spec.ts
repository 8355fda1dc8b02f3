import AxeBuilder from '@axe-core/playwright';
import type { Lender } from '../../sandbox';
import { callerFor } from '../../sandbox/caller';
import { expect, test } from './fixtures';
import { chooseCard, enterCode, loanDetail, owed, pay, sent } from './steps';

async function status(lender: Lender): Promise<unknown> {
  const { productId, orderId } = lender.launch('overdue');
  const { data } = await callerFor(lender, 'overdue')('loanDetails', { productId, orderId });
  return data.orderStatus;
}

test.describe('a repayment', () => {
  test(
    'is possible by card and SMS code, and returns to the loan',
    { tag: '@engines' },
    async ({ page, lender, open }) => {
      await open('/loanDetail', 'overdue');
      await page.getByRole('button', { name: 'Pagar' }).click();
      await page.getByRole('link', { name: /Tarjeta o pago en línea/ }).click();
      await page.getByRole('button', { name: '选择银行卡' }).click();
      await chooseCard(page, 'code');
      await pay(page).click();
      await expect(page.getByRole('status').getByText('验证码已发送，请查看手机')).toBeVisible();
      await enterCode(page, lender);
      await page.getByRole('button', { name: '确定' }).click();
      await expect(loanDetail(page)).toBeVisible();
      expect(await status(lender)).toBe('200');
      const { userId = '', sessionId = '' } = lender.launch('overdue');
      for (const value of [userId, sessionId]) expect(page.url()).not.toContain(value);
    },
  );

  test(
    'is possible on the online payment page, and returns to the paid loan',
    { tag: '@engines' },
    async ({ page, lender, open }) => {
      await open(`/ynRepay?amount=${await owed(lender, 'overdue')}`, 'overdue');
      await page.getByRole('button', { name: '在线支付' }).click();
      await page.getByRole('link', { name: 'Pay' }).click();
      await expect(loanDetail(page)).toBeVisible();
      expect(await status(lender)).toBe('200');
      expect(sent(lender, 'repaymentHuichao')).toHaveLength(1);
    },
  );

  test(
    'is possible in a shop with an extension, and the loan shows the new date',
    { tag: '@engines' },
    async ({ page, lender, open }) => {
      await open('/repayDelay', 'dueTomorrow');
      const facts = page.getByText('Nueva fecha de pago').locator('..');
      const newDate = /\d{4}-\d\d-\d\d/.exec(await facts.innerText())?.[0] ?? '';
      await page.getByRole('link', { name: /Tienda Esquina/ }).click();
      await expect(page.getByText('Pague con esta referencia')).toBeVisible();
      lender.pay({ orderId: lender.launch('dueTomorrow').orderId ?? '', requestType: 2 });
      await open('/repay', 'dueTomorrow');
      await expect(page.getByRole('banner').getByText(newDate)).toBeVisible();
    },
  );
});

test('the countdown continues after a reload and after the clock is set back', async ({
  page,
  lender,
  open,
}) => {
  await page.clock.install();
  await open(`/ynRepayChoose?amount=${await owed(lender, 'overdue')}`, 'overdue');
  await chooseCard(page, 'code');
  await pay(page).tap();
  await page.getByLabel('验证码').waitFor();
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
    // An answer younger than three seconds is not asked for again.
    await page.waitForTimeout(3_100);
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
