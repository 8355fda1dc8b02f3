/** @jest-environment node */
import { createLender } from '../../sandbox/index';
import { openAs } from './till';

const DAY_MS = 86_400_000;
const OFFER = { amount: '500000', periods: '112', termUnit: 'D' };

describe('a borrower confirms a loan', () => {
  const opened = () => {
    const loan = openAs('newLoan');
    return { ...loan, push: { ...OFFER, productId: loan.order.productId } };
  };

  it('has a plan with a correct sum, a coupon and an agreement', async () => {
    const { call, order } = opened();
    const { data } = await call('loanDetailConfirm', { productId: order.productId });
    const plan = data.repay_plans as { amount: number }[];
    const total = plan.reduce((sum, { amount }) => sum + amount, 0);
    expect(data).toMatchObject({ amount: 500_000, periods: 112, couNum: 20_000, isNeedPop: 0 });
    expect(data.isNewContract).toBe('/agony');
    // 5,000.00 + 36.40 interest + 500.00 commission + 16 % IVA on both - 200.00 coupon
    expect(total).toBe(500_000 + 3_640 + 50_000 + 8_582 - 20_000);
  });

  it.each([
    ['another amount', { amount: '500001' }, '1005'],
    ['another term', { periods: '91' }, '1001'],
    ['an amount that is not a whole number', { amount: '5000.00' }, '1001'],
    ['a product of another borrower', { productId: '1' }, '1004'],
    ['an unknown field', { extra: '1' }, '1001'],
  ])('refuses %s', async (_case, wrong, code) => {
    const { call, push } = opened();
    const answer = await call('loanDetailPush', { ...push, ...wrong });
    expect(answer).toMatchObject({ success: false, code, data: null });
  });

  it('makes one order, and refuses a second confirmation', async () => {
    const { lender, call, push, order } = opened();
    const first = await call('loanDetailPush', push);
    const again = await call('loanDetailPush', push);
    const { productId, orderId } = order;
    expect(first.data.lendDetailsUrl).toBe(`/loanDetail?productId=${productId}&orderId=${orderId}`);
    expect(again).toMatchObject({ success: false, code: '1004' });
    expect(lender.accepted).toMatchObject([{ kind: 'confirmation', ...order }]);
    const { data } = await call('problemInit');
    expect(data.orderList).toHaveLength(1);
  });

  it('has no further offer, and disburses within a day', async () => {
    const { lender, call, push, order, orderStatus } = opened();
    await call('loanDetailPush', push);
    const answer = await call('loanDetailConfirm', { productId: order.productId });
    expect(answer).toMatchObject({ success: false, code: '1004' });
    expect(await orderStatus()).toBe('151');
    lender.clock.advance(DAY_MS);
    expect(await orderStatus()).toBe('174');
  });
});

it('adds 3 % to an overdue amount for each day', async () => {
  const { lender, call, order, orderStatus } = openAs('dueTomorrow');
  const { data: before } = await call('loanPlayDetail', order);
  lender.clock.advance(3 * DAY_MS);
  const { data: after } = await call('loanPlayDetail', order);
  expect(await orderStatus()).toBe('180');
  const due = Number(before.repayAmount);
  expect(after.repayAmount).toBe(due + Math.round(due * 0.06));
});

it('gives the same ids for the same seed, and others for another', () => {
  const userId = (seed: number) => createLender({ seed }).launch('overdue').userId;
  expect(userId(7)).toBe(userId(7));
  expect(userId(7)).not.toBe(userId(8));
});
