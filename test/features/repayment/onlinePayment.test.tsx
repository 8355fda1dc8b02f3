import { screen, waitFor } from '@testing-library/react';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { received } from '../../support/received';
import { fixedClockLender, renderPayment } from './support';

const payOnline = () => screen.findByRole('button', { name: '在线支付' });

describe('online payment', () => {
  it('is requested once, and opens the page that the server names', async () => {
    const { user, lender, departures, amount } = await renderPayment('/ynRepay');
    await user.dblClick(await payOnline());
    await waitFor(() => expect(departures).toHaveLength(1));
    const [asked, ...more] = received(lender, 'repaymentHuichao');
    expect(more).toEqual([]);
    const { userId, orderId } = lender.launch('overdue');
    expect(asked?.body).toEqual({ userId, orderId, amount: Number(amount) });
    const address = new URL(departures[0]!);
    expect(address.pathname).toBe('/__sandbox__/online-pay');
    expect(address.searchParams.has('sessionId')).toBe(false);
  });

  it.each(['javascript:alert(1)', 'https://elsewhere.example/pay', '//elsewhere.example'])(
    'does not open %s',
    async (url) => {
      const lender = fixedClockLender();
      lender.fault('repaymentHuichao', { kind: 'patch', data: { url } });
      const { user, departures } = await renderPayment('/ynRepay', { lender });
      await user.click(await payOnline());
      expect(
        await screen.findByText('没有扣款。还款页面的地址不属于 Préstamo Claro，未打开。'),
      ).toBeVisible();
      expect(departures).toEqual([]);
    },
  );

  it('does not open when the borrower has left the screen', async () => {
    const lender = fixedClockLender();
    const { user, prepare, departures } = await renderPayment('/ynRepay', { lender });
    await prepare('/ynRepayChoose');
    const release = holdAnswers(lender, 'repaymentHuichao');
    await user.click(await payOnline());
    await waitFor(() => expect(received(lender, 'repaymentHuichao')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: '选择银行卡' }));
    const pay = await screen.findByRole('button', { name: '确认还款' });
    release();
    await waitFor(() => expect(pay).toBeEnabled());
    expect(departures).toEqual([]);
  });

  it('shows an error after a network failure, and can be repeated', async () => {
    const lender = fixedClockLender();
    lender.fault('repaymentHuichao', { kind: 'cut', times: 1 });
    const { user, departures } = await renderPayment('/ynRepay', { lender });
    await user.click(await payOnline());
    expect((await screen.findByText('error')).closest('[role="alert"]')).toBeVisible();
    await user.click(await payOnline());
    await waitFor(() => expect(departures).toHaveLength(1));
  });

  it('is offered only where the server offers it', async () => {
    const lender = fixedClockLender();
    lender.fault('repaymentWay', { kind: 'patch', data: { alipay: '0' } });
    const before = window.history.length;
    await renderPayment('/ynRepay', { lender, query: '&couponId=C-10' });
    // Cards are the only way: no screen of one button, and Back leads to the screen before.
    expect(await screen.findByRole('radio', { name: /1234/ })).toBeVisible();
    expect(window.location.pathname).toBe('/ynRepayChoose');
    expect(new URLSearchParams(window.location.search).get('couponId')).toBe('C-10');
    expect(window.history).toHaveLength(before + 1);
    expect(screen.queryByRole('button', { name: '在线支付' })).not.toBeInTheDocument();
    expect(received(lender, 'repaymentWay')).toHaveLength(1);
  });
});

it('opens the choice of cards with the same amount and coupon', async () => {
  const { user, amount } = await renderPayment('/ynRepay', { query: '&couponId=C-10' });
  await user.click(await screen.findByRole('button', { name: '选择银行卡' }));
  await waitFor(() => expect(window.location.pathname).toBe('/ynRepayChoose'));
  const query = new URLSearchParams(window.location.search);
  expect(query.get('amount')).toBe(amount);
  expect(query.get('couponId')).toBe('C-10');
});
