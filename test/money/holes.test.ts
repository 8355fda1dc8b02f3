import { waitFor } from '@testing-library/react';
import type { Fault, Lender } from '../../sandbox';
import { holdAnswers } from '../../sandbox/holdAnswers';
import { orderApi } from '../../src/loan-api/api';
import { instalmentApi } from '../../src/loan-api/instalment';
import { checkConfirmation, confirmLoan } from '../../src/money/confirmations/confirmLoan';
import { productSubject } from '../../src/money/ledger/intent';
import { selectAccount } from '../../src/money/ledger/slice';
import { sent, standingLender } from '../features/repayment/support';
import { openHouse } from '../support/house';
import { letPass } from '../support/letPass';
import { openTab } from './openTab';

/** Cases in which a payment once left, or was said to be booked, against docs/reference/money.md. */

const DEBT = 153_207;
const PART = '40000';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const commits = (lender: Lender) => sent(lender, 'repaymentCommit');
const tokens = (lender: Lender) =>
  commits(lender).map(({ body }) => (body as Record<string, unknown>).repayToken);
const owe = (lender: Lender, repayAmount: number, more: object = {}) =>
  lender.fault('loanPlayDetail', { kind: 'patch', data: { repayAmount, ...more } });

/** A commit that the lender never got, found undone. */
async function undone() {
  const tab = await openTab();
  tab.lender.fault('repaymentCommit', { kind: 'cut', times: 1 });
  await tab.pay();
  letPass(3 * MINUTE_MS);
  expect(await tab.check()).toMatchObject({ finding: 'undone' });
  return tab;
}

describe('an order that is not to be repaid', () => {
  it.each(['200', '110', ''])('takes no payment, by card or online: status %j', async (status) => {
    const { lender, pay, payOnline: payThere } = await openTab();
    lender.fault('loanDetails', { kind: 'patch', data: { orderStatus: status } });
    expect(await pay()).toMatchObject({ ended: 'blocked' });
    expect(await payThere()).toMatchObject({ ended: 'blocked' });
    expect(commits(lender)).toEqual([]);
    expect(sent(lender, 'repaymentHuichao')).toEqual([]);
  });
});

it('one booking is not taken for two payments', async () => {
  const { lender, pay, check, account } = await openTab();
  lender.bookLate();
  expect(await pay({ amount: PART })).toMatchObject({ ended: 'accepted' });
  letPass(MINUTE_MS);
  lender.fault('repaymentCommit', { kind: 'cut', times: 1 });
  expect(await pay({ amount: PART, isSecondStep: true })).toMatchObject({ ended: 'lost' });
  letPass(4 * MINUTE_MS);
  lender.book();
  expect(await check()).toMatchObject({ finding: 'unclear' });
  // Nor by a second reading, now that the first payment is known to be booked.
  expect(await check()).toMatchObject({ finding: 'unclear' });
  expect(account().open?.state).toBe('unknown');
  expect(account().settled?.state).toBe('done');
  // More than the first one is evidence.
  owe(lender, DEBT - 2 * Number(PART));
  expect(await check()).toMatchObject({ finding: 'done' });
});

describe('an entered code', () => {
  it('does not leave above what is owed meanwhile, and its payment ends', async () => {
    const { lender, pay, enter, account, withCode } = await openTab();
    await pay({}, withCode);
    owe(lender, DEBT - 1);
    const code = lender.outbox.at(-1)?.code ?? '';
    expect(await enter(code)).toMatchObject({ reason: { because: 'moreThanOwed' } });
    expect(sent(lender, 'repaymentConfirm')).toEqual([]);
    expect(account().open).toBeNull();
  });

  it('is judged by what is owed when it leaves', async () => {
    const { lender, pay, enter, check, account, withCode } = await openTab();
    await pay({ amount: PART }, withCode);
    // A part is paid in a shop meanwhile.
    owe(lender, DEBT - 5_000);
    lender.fault('repaymentConfirm', { kind: 'cut', times: 1 });
    expect(await enter(lender.outbox.at(-1)?.code ?? '')).toMatchObject({ ended: 'lost' });
    letPass(MINUTE_MS);
    expect(await check()).toMatchObject({ finding: 'tooEarly' });
    expect(account().open?.state).toBe('unknown');
  });
});

it('an online payment that is booked is found, beside a card payment that was undone', async () => {
  const { lender, check, payOnline: payThere, account } = await undone();
  expect(await payThere()).toEqual({ ended: 'left' });
  letPass(4 * MINUTE_MS);
  owe(lender, DEBT - 1);
  expect(await check()).toMatchObject({ finding: 'done' });
  expect(account().elsewhere).toBeNull();
});

it('an online payment is on record before its page is asked for', async () => {
  const { lender, payOnline: payThere, account } = await openTab();
  const letGo = holdAnswers(lender, 'repaymentHuichao');
  const paying = payThere();
  await waitFor(() => expect(sent(lender, 'repaymentHuichao')).toHaveLength(1));
  expect(account().elsewhere).toMatchObject({ amount: String(DEBT) });
  letGo();
  await paying;
});

it('an online payment is on record when its page opens, though another tab ended the record meanwhile', async () => {
  const { lender, payOnline: payThere, pay, account, otherTabSays } = await openTab();
  const letGo = holdAnswers(lender, 'repaymentHuichao');
  const paying = payThere();
  await waitFor(() => expect(sent(lender, 'repaymentHuichao')).toHaveLength(1));
  otherTabSays('notPaidElsewhere', { id: account().elsewhere!.id });
  letGo();
  expect(await paying).toEqual({ ended: 'left' });
  expect(await pay()).toMatchObject({ reason: { because: 'openedElsewhere' } });
});

it('an online payment whose page was not answered is not on record any more', async () => {
  const { lender, payOnline: payThere, account } = await openTab();
  lender.fault('repaymentHuichao', { kind: 'cut', times: 1 });
  expect(await payThere()).toMatchObject({ ended: 'failed' });
  expect(account().elsewhere).toBeNull();
});

it('nothing leaves on a reading that is older than a minute', async () => {
  const { lender, pay } = await openTab();
  const letGo = holdAnswers(lender, 'repaymentWay');
  const paying = pay();
  await waitFor(() => expect(sent(lender, 'loanPlayDetail')).toHaveLength(2));
  await new Promise((passed) => setTimeout(passed, 20));
  // The page is frozen, and wakes.
  letPass(MINUTE_MS + 1_000);
  letGo();
  expect(await paying).toMatchObject({ reason: { because: 'unreadable' } });
  expect(commits(lender)).toEqual([]);
});

it('nothing leaves where another screen has read meanwhile that the order is settled', async () => {
  const { lender, store, orderId, productId, pay } = await openTab();
  const letGo = holdAnswers(lender, 'repaymentWay');
  const paying = pay();
  await waitFor(() => expect(sent(lender, 'loanDetails')).toHaveLength(1));
  await new Promise((passed) => setTimeout(passed, 20));
  lender.fault('loanDetails', { kind: 'patch', data: { orderStatus: '200' } });
  const { loanDetails } = orderApi.endpoints;
  await store.dispatch(loanDetails.initiate({ productId, orderId }, { forceRefetch: true }));
  letGo();
  expect(await paying).toMatchObject({ reason: { because: 'notRepayable' } });
  expect(commits(lender)).toEqual([]);
});

it.each([null, ''])('nothing leaves without a token: %j', async (repayToken) => {
  const { lender, pay } = await openTab();
  lender.fault('repaymentWay', { kind: 'patch', data: { repayToken } });
  expect(await pay()).toMatchObject({ reason: { because: 'unreadable' } });
  expect(commits(lender)).toEqual([]);
});

it('a payment whose figures no longer tell whether it is booked takes a second step for a day', async () => {
  const { lender, pay } = await openTab();
  lender.bookLate();
  await pay({ amount: PART });
  letPass(1_000);
  const fee = owe(lender, DEBT + 8_300);
  expect(await pay({ amount: PART })).toMatchObject({
    reason: { because: 'notBooked', isStillShown: false },
  });
  fee.lift();
  lender.clearFaults();
  letPass(DAY_MS + MINUTE_MS);
  // Still shown as it was: no time proves a booking.
  expect(await pay({ amount: PART })).toMatchObject({
    reason: { because: 'notBooked', isStillShown: true },
  });
  owe(lender, DEBT + 8_300);
  expect(await pay({ amount: PART })).toMatchObject({ ended: 'accepted' });
});

it('a token is repeated for a day at most', async () => {
  const { lender, pay, account } = await undone();
  lender.refuse('repaymentCommit', { code: '800001', message: 'token', times: 1 });
  await pay();
  letPass(4 * MINUTE_MS);
  expect(account().open?.state).toBe('unknown');
  letPass(DAY_MS);
  const again = await openTab(lender);
  expect(await again.check()).toMatchObject({ finding: 'undone' });
  expect(await again.pay()).toMatchObject({ ended: 'accepted' });
  const [first, second, third] = tokens(lender);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('800005 to a token that was given twice speaks of the payment that carried it first', async () => {
  const { lender, pay, account, withCode } = await openTab();
  await pay({}, withCode);
  const [token] = tokens(lender);
  lender.fault('repaymentWay', { kind: 'patch', data: { repayToken: token } });
  expect(await pay({ amount: PART }, withCode)).toMatchObject({ ended: 'lost' });
  expect(account().open).toMatchObject({
    ...{ state: 'unknown', isThere: false },
    sent: { amount: String(DEBT) },
  });
});

it.each([
  ['', 30_000],
  [', also after the clock was set back', -30_000],
])('a reading that began before it was asked for is asked once more%s', async (_, passed) => {
  const { lender, store, orderId, productId, pay } = await openTab();
  const letGo = holdAnswers(lender, 'loanPlayDetail');
  const { loanPlayDetail } = instalmentApi.endpoints;
  const early = store.dispatch(
    loanPlayDetail.initiate({ productId, orderId }, { subscribe: false }),
  );
  await waitFor(() => expect(sent(lender, 'loanPlayDetail')).toHaveLength(2));
  letPass(passed);
  const paying = pay();
  letGo();
  await early;
  expect(await paying).toMatchObject({ ended: 'accepted' });
  expect(sent(lender, 'loanPlayDetail')).toHaveLength(3);
});

it.each<[string, Fault]>([
  ['a zero in another spelling', { kind: 'envelope', fields: { code: '0' } }],
  ['a zero as a number', { kind: 'envelope', fields: { code: 0 } }],
  ['HTTP 401', { kind: 'status', status: 401, body: 'json' }],
])('%s is an unknown outcome of a commit', async (_, fault) => {
  const { lender, pay } = await openTab();
  lender.fault('repaymentCommit', { ...fault, times: 1 });
  expect(await pay()).toMatchObject({ ended: 'lost', failure: { kind: 'unknownOutcome' } });
});

describe('a confirmation of unknown outcome', () => {
  async function lost() {
    const lender = standingLender();
    const { store } = openHouse({ lender, borrower: 'newLoan' });
    const { productId = '' } = lender.launch('newLoan');
    const { store: reading } = openHouse({ lender, borrower: 'newLoan' });
    const { confirmationApi } = await import('../../src/loan-api/confirmation');
    const { loanDetailConfirm } = confirmationApi.endpoints;
    const { data } = await reading.dispatch(loanDetailConfirm.initiate({ productId }));
    const request = { productId, isSecondReading: false, readAt: Date.now(), onLeaving: jest.fn() };
    lender.fault('loanDetailPush', { kind: 'cut', times: 1 });
    await store.dispatch(confirmLoan({ ...data!, ...request }));
    letPass(3 * MINUTE_MS);
    const account = () => selectAccount(store.getState(), productSubject(productId));
    return { lender, account, check: () => store.dispatch(checkConfirmation(productId)) };
  }

  it('is compared with what is on offer without the product’s name', async () => {
    const { lender, check } = await lost();
    lender.fault('loanDetailConfirm', { kind: 'patch', data: { comProductName: 'Otro nombre' } });
    expect(await check()).toMatchObject({ finding: 'undone' });
  });
});
