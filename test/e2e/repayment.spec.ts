import type { Lender } from '../../sandbox';
import { callerFor } from '../../sandbox/caller';
import { received } from '../support/received';
import { expect, test } from './fixtures';
import { chooseCard, enterCode, loanDetail, owed, pay } from './steps';

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
      await page.getByRole('button', { name: 'Pagar', exact: true }).click();
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
      await page.getByRole('link', { name: 'Pagar' }).click();
      await expect(loanDetail(page)).toBeVisible();
      expect(await status(lender)).toBe('200');
      expect(received(lender, 'repaymentHuichao')).toHaveLength(1);
    },
  );

  test(
    'is possible in a shop with an extension, and the loan shows the new date',
    { tag: '@engines' },
    async ({ page, lender, open }) => {
      await open('/repayDelay', 'dueTomorrow');
      const facts = page.getByText('Nueva fecha límite de pago').locator('..');
      const newDate = /\d{4}-\d\d-\d\d/.exec(await facts.innerText())?.[0] ?? '';
      await page.getByRole('link', { name: /Tienda Esquina/ }).click();
      await expect(page.getByText('Pague con esta referencia')).toBeVisible();
      lender.pay({ orderId: lender.launch('dueTomorrow').orderId ?? '', requestType: 2 });
      await open('/repay', 'dueTomorrow');
      await expect(page.getByRole('banner').getByText(newDate)).toBeVisible();
    },
  );
});
