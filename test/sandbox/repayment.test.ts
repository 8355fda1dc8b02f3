/** @jest-environment node */
import { openAtTheTill } from './till';

const MINUTE_MS = 60_000;

describe('paying by card', () => {
  it('refuses a repeated payment, while it waits for its code and after it is paid', async () => {
    const { call, commit } = await openAtTheTill('overdue', 0);
    await call('repaymentCommit', commit);
    expect((await call('repaymentCommit', commit)).code).toBe('800005');
    const other = await openAtTheTill('overdue', 1);
    await other.call('repaymentCommit', other.commit);
    expect((await other.call('repaymentCommit', other.commit)).code).toBe('800005');
  });

  it('sends another code on a resend, for the same payment', async () => {
    const { lender, call, commit } = await openAtTheTill('overdue', 0);
    const first = await call('repaymentCommit', commit);
    const again = await call('repaymentCommit', { ...commit, sendMsg: 1 });
    expect(again.data.repayRecordId).toBe(first.data.repayRecordId);
    expect(lender.outbox).toHaveLength(2);
  });

  it('sends no code for another payment with the token of a waiting payment', async () => {
    const { lender, call, commit } = await openAtTheTill('dueTomorrow', 0);
    await call('repaymentCommit', commit);
    for (const other of [{ amount: 1 }, { couponId: 'C-10' }]) {
      expect((await call('repaymentCommit', { ...commit, ...other, sendMsg: 1 })).code).toBe(
        '800005',
      );
    }
    expect(lender.outbox).toHaveLength(1);
  });

  it('does not accept a payment on a request for a code', async () => {
    const { lender, call, commit } = await openAtTheTill('overdue', 1);
    expect((await call('repaymentCommit', { ...commit, sendMsg: 1 })).code).toBe('800011');
    expect(lender.accepted).toEqual([]);
  });

  it('gives a fresh token at each read, and accepts each token without a time limit', async () => {
    const { lender, call, launch, commit } = await openAtTheTill('instalments', 1);
    const { data: again } = await call('repaymentWay', { orderId: launch.orderId });
    expect(again.repayToken).not.toBe(commit.repayToken);
    expect((await call('repaymentCommit', commit)).code).toBe('00');
    expect((await call('repaymentCommit', commit)).code).toBe('800005');
    const other = { ...commit, repayToken: again.repayToken };
    expect((await call('repaymentCommit', other)).code).toBe('00');
    expect(lender.accepted.map(({ repayToken }) => repayToken)).toEqual([
      commit.repayToken,
      again.repayToken,
    ]);
  });

  it('accepts a part of the debt', async () => {
    const { call, order, commit } = await openAtTheTill('overdue', 1);
    await call('repaymentCommit', { ...commit, amount: 100 });
    expect((await call('loanPlayDetail', order)).data.repayAmount).toBe(
      Number(commit.amount) - 100,
    );
  });

  it('refuses a code after five minutes', async () => {
    const { lender, call, launch, commit } = await openAtTheTill('overdue', 0);
    const { data } = await call('repaymentCommit', commit);
    lender.clock.advance(5 * MINUTE_MS + 1);
    const answer = await call('repaymentConfirm', {
      orderId: launch.orderId,
      repaymentRecordId: data.repayRecordId,
      verifyCode: lender.outbox[0]?.code,
    });
    expect(answer.code).toBe('800007');
  });

  it.each([
    ['an amount above what is owed', { amount: 999_999 }, '800004'],
    ['another card number', { cardNo: '4000' }, '800008'],
    ['a coupon that is not theirs', { couponId: 'X' }, '800001'],
    ['no coupon field at all', { couponId: undefined }, '800001'],
    ['an old token', { repayToken: 'old' }, '800010'],
    ['an order of another borrower', { orderId: '1' }, '800003'],
  ])('refuses %s', async (_case, wrong, code) => {
    const { call, commit } = await openAtTheTill('overdue', 0);
    expect((await call('repaymentCommit', { ...commit, ...wrong })).code).toBe(code);
  });
});

it('accepts a partial payment in a shop, and no more than is due', async () => {
  const { lender, call, launch, commit } = await openAtTheTill('overdue', 0);
  const orderId = String(launch.orderId);
  expect(lender.pay({ orderId, amount: 40_000 })).toBe('180');
  const { data } = await call('loanPlayDetail', { productId: launch.productId, orderId });
  expect(data.repayAmount).toBe(Number(commit.amount) - 40_000);
  expect(() => lender.pay({ orderId, amount: Number(commit.amount) })).toThrow(RangeError);
});

it('refuses a token that it did not give', async () => {
  const { lender, call, commit } = await openAtTheTill('overdue', 1);
  const forged = { ...commit, repayToken: 'another' };
  expect((await call('repaymentCommit', forged)).code).not.toBe('00');
  expect(lender.accepted).toEqual([]);
});

it.each([
  [7, '2026-03-10'],
  [14, '2026-03-17'],
])(
  'an extension moves the date by the %i days of the brand, adds the interest of its plan, and is offered once',
  async (extensionDays, day) => {
    const till = await openAtTheTill('dueTomorrow', 1, { extensionDays });
    const { lender, call, order, orderStatus } = till;
    const owed = (await call('loanPlayDetail', order)).data.repayAmount;
    const { data } = await call('loanPlayDelayDetail', order);
    expect(data.delayInfo).toMatchObject({ reviewer: `Prórroga de ${extensionDays} días` });
    lender.pay({ orderId: order.orderId, requestType: 2 });

    const after = (await call('loanPlayDetail', order)).data;
    const [fee, later] = data.repayPlan as { amount: number }[];
    expect(fee?.amount).toBe((data.delayInfo as { delayAmount: number }).delayAmount);
    expect(later?.amount).toBeGreaterThan(Number(owed));
    expect(after).toMatchObject({ repayAmount: later?.amount });
    expect(after.repayDate).toBe((data.delayInfo as { delayTime: string }).delayTime);
    expect(after.repayDate).toBe(day);
    expect(await orderStatus()).toBe('174');
    expect((await call('loanPlayDelayDetail', order)).code).toBe('1007');
  },
);
