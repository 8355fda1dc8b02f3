/** @jest-environment node */
import { callerFor } from '../../sandbox/caller';
import { createLender } from '../../sandbox/index';
import { openAtTheTill } from './till';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('late booking', () => {
  it('shows the old figures until the time has passed, and counts the payment at once', async () => {
    const { lender, owed, orderStatus, pay } = await openAtTheTill('overdue', 1);
    lender.bookLate(HOUR_MS);
    const before = await owed();
    expect(await pay()).toBe('00');
    expect([await owed(), await orderStatus()]).toEqual([before, '180']);
    expect(lender.accepted).toMatchObject([{ kind: 'payment', via: 'card', isBooked: false }]);
    lender.clock.advance(HOUR_MS);
    expect(await orderStatus()).toBe('200');
    expect(lender.accepted).toMatchObject([{ amount: before.repayAmount, isBooked: true }]);
  });

  it('books on request, with the day of the payment', async () => {
    const { lender, owed, orderStatus, pay } = await openAtTheTill('overdue', 1);
    lender.bookLate();
    const { repayAmount } = await owed();
    await pay();
    lender.clock.advance(DAY_MS);
    expect(Number((await owed()).repayAmount)).toBeGreaterThan(Number(repayAmount));
    lender.book();
    expect(await orderStatus()).toBe('200');
  });

  it('accepts a second payment meanwhile, for the next instalment', async () => {
    const { lender, owed, orderStatus, pay } = await openAtTheTill('instalments', 1);
    lender.bookLate();
    const before = await owed();
    await pay();
    expect(await pay()).toBe('00');
    expect(await owed()).toEqual(before);
    lender.book();
    expect([lender.accepted.length, await orderStatus()]).toEqual([2, '174']);
    expect(String((await owed()).repayDate) > String(before.repayDate)).toBe(true);
  });

  it('offers a confirmed loan until the booking, and makes a second loan of a second confirmation', async () => {
    const lender = createLender();
    const call = callerFor(lender, 'newLoan');
    const { productId } = lender.launch('newLoan');
    const push = { amount: '500000', periods: '112', termUnit: 'D', productId };
    lender.bookLate();
    const first = await call('loanDetailPush', push);
    const second = await call('loanDetailPush', push);
    expect((await call('loanDetailConfirm', { productId })).code).toBe(0);
    expect(second.data.lendDetailsUrl).not.toBe(first.data.lendDetailsUrl);
    expect(lender.accepted).toHaveLength(2);
    lender.book();
    expect((await call('loanDetailConfirm', { productId })).code).toBe('1004');
  });

  it('books at once after a reset, without accepted payments', async () => {
    const { lender, owed, orderStatus, pay } = await openAtTheTill('overdue', 1);
    lender.bookLate();
    await pay();
    lender.reset();
    expect(lender.accepted).toEqual([]);
    await owed();
    await pay();
    expect(await orderStatus()).toBe('200');
  });
});

it('ends the earlier session at another login', async () => {
  const lender = createLender();
  const earlier = callerFor(lender, 'overdue');
  const { userId, sessionId, orderId } = lender.launch('overdue');
  lender.logInAgain('overdue');
  const launch = lender.launch('overdue');
  expect(launch).toMatchObject({ userId, orderId });
  expect(launch.sessionId).not.toBe(sessionId);
  expect((await earlier('problemInit')).code).toBe('1002');
  expect((await callerFor(lender, 'overdue')('problemInit')).code).toBe(0);
});
