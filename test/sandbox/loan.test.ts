/** @jest-environment node */
import type { Call } from '../../sandbox/caller';
import { callerFor } from '../../sandbox/caller';
import type { BorrowerName, Lender } from '../../sandbox/index';
import { createLender } from '../../sandbox/index';

const DAY_MS = 86_400_000;
const OFFER = { amount: '500000', periods: '112', termUnit: 'D' };

describe('a borrower confirms a loan', () => {
  const opened = () => {
    const { lender, call, launch } = open('newLoan');
    const { productId = '', orderId = '' } = launch;
    return { lender, call, launch, push: { ...OFFER, productId }, order: { productId, orderId } };
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
    const { lender, call, launch, push, order } = opened();
    await call('loanDetailPush', push);
    const answer = await call('loanDetailConfirm', { productId: order.productId });
    expect(answer).toMatchObject({ success: false, code: '1004' });
    expect(await statusOf(call, launch)).toBe('151');
    lender.clock.advance(DAY_MS);
    expect(await statusOf(call, launch)).toBe('174');
  });
});

it('adds 3 % to an overdue amount for each day', async () => {
  const { lender, call, launch } = open('dueTomorrow');
  const order = { productId: launch.productId, orderId: launch.orderId };
  const { data: before } = await call('loanPlayDetail', order);
  lender.clock.advance(3 * DAY_MS);
  const { data: after } = await call('loanPlayDetail', order);
  expect(await statusOf(call, launch)).toBe('180');
  const due = Number(before.repayAmount);
  expect(after.repayAmount).toBe(due + Math.round(due * 0.06));
});

it('gives the same ids for the same seed, and others for another', () => {
  const userId = (seed: number) => createLender({ seed }).launch('overdue').userId;
  expect(userId(7)).toBe(userId(7));
  expect(userId(7)).not.toBe(userId(8));
});

function open(borrower: BorrowerName) {
  const lender: Lender = createLender({ now: '2026-03-02T12:00:00Z' });
  return { lender, call: callerFor(lender, borrower), launch: lender.launch(borrower) };
}

async function statusOf(call: Call, { productId, orderId }: Record<string, string>) {
  return (await call('loanDetails', { productId, orderId })).data.orderStatus;
}
