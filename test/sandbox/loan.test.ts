/** @jest-environment node */
import type { Call } from '../../sandbox/caller';
import { callerFor } from '../../sandbox/caller';
import type { BorrowerName, Lender } from '../../sandbox/index';
import { createLender } from '../../sandbox/index';

const DAY_MS = 86_400_000;

describe('a borrower confirms a loan', () => {
  const { lender, call, launch } = open('newLoan');
  const push = { amount: '500000', periods: '112', termUnit: 'D', productId: launch.productId };

  it('has a plan with a correct sum, a coupon and an agreement', async () => {
    const { data } = await call('loanDetailConfirm', { productId: launch.productId });
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
    ['an amount that is no whole number', { amount: '5000.00' }, '1001'],
    ['somebody else’s product', { productId: '1' }, '1004'],
    ['a field that nobody asked for', { extra: '1' }, '1001'],
  ])('refuses %s', async (_case, wrong, code) => {
    const answer = await call('loanDetailPush', { ...push, ...wrong });
    expect(answer).toMatchObject({ success: false, code, data: null });
  });

  it('makes one order, and refuses a second confirmation', async () => {
    const first = await call('loanDetailPush', push);
    const again = await call('loanDetailPush', push);
    const { productId, orderId } = launch;
    expect(first.data.lendDetailsUrl).toBe(`/loanDetail?productId=${productId}&orderId=${orderId}`);
    expect(again).toMatchObject({ success: false, code: '1004' });
    expect(lender.accepted).toMatchObject([{ kind: 'confirmation', productId, orderId }]);
    const { data } = await call('problemInit');
    expect(data.orderList).toHaveLength(1);
  });

  it('has no further offer, and disburses within a day', async () => {
    const answer = await call('loanDetailConfirm', { productId: launch.productId });
    expect(answer).toMatchObject({ success: false, code: '1004' });
    expect(await statusOf(call, launch)).toBe('151');
    lender.clock.advance(DAY_MS);
    expect(await statusOf(call, launch)).toBe('174');
  });
});

it('asks a reloading borrower to load the data again, once', async () => {
  const { call, launch } = open('reloading');
  const first = await call('loanDetailConfirm', { productId: launch.productId });
  const second = await call('loanDetailConfirm', { productId: launch.productId, isType: '1' });
  expect([first.data.isNeedPop, second.data.isNeedPop]).toEqual([1, 0]);
});

it.each([
  ['underReview', '21'],
  ['rejected', '110'],
  ['disbursing', '151'],
  ['transferReturned', '170'],
  ['dueTomorrow', '174'],
  ['overdue', '180'],
  ['settled', '200'],
] as const)('has %s in status %s', async (borrower, status) => {
  const { call, launch } = open(borrower);
  expect(await statusOf(call, launch)).toBe(status);
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

it('fills every field of a contract, in minor units', async () => {
  const { call, launch } = open('dueTomorrow');
  const { data } = await call('contractDetail', { orderNo: launch.orderId });
  expect(data).toMatchObject({
    mount: 500_000,
    amount: 562_222,
    contractAmount: 500_000,
    commission: 50_000,
    Interest: 3_640,
    IVA: 8_582,
    giveAmount: 500_000,
  });
});

it('asks for a rating until it has one', async () => {
  const { call, launch } = open('settled');
  const order = { productId: launch.productId, orderId: launch.orderId };
  expect((await call('loanDetails', order)).data.isScore).toBe(1);
  expect((await call('googleScore', { score: '0', orderId: launch.orderId })).code).toBe('1001');
  expect((await call('googleScore', { score: '5', orderId: launch.orderId })).success).toBe(true);
  expect((await call('loanDetails', order)).data.isScore).toBe(0);
  expect((await call('googleScore', { score: '4', orderId: launch.orderId })).code).toBe('1010');
});

it('links a web offer to a loan that can be confirmed', async () => {
  const { call, launch } = open('settledWebOffer');
  const order = { productId: launch.productId, orderId: launch.orderId };
  const { inside, h5Url } = (await call('loanDetails', order)).data;
  const productId = new URLSearchParams(String(h5Url).split('?')[1]).get('productId');
  expect(inside).toBe(0);
  expect((await call('loanDetailConfirm', { productId })).success).toBe(true);
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
