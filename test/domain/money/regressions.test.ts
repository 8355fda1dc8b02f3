import { waitFor } from '@testing-library/react';
import { checkConfirmation, confirmLoan } from '@/domain/money/confirmations/confirmLoan';
import { paymentAtLender, productSubject } from '@/domain/money/ledger/intent';
import { change, selectAccount } from '@/domain/money/ledger/slice';
import { orderApi } from '@/domain/orders/api';
import { confirmationApi } from '@/domain/orders/confirmation';
import { instalmentApi } from '@/domain/orders/instalment';
import { noDurableStorage } from '@/platform/storage/durableStorage';
import type { Fault, Lender } from '../../../sandbox';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { fixedClockLender } from '../../features/repayment/support';
import { letPass, setClock } from '../../support/letPass';
import { openStores } from '../../support/openStores';
import { received } from '../../support/received';
import { openTab } from './openTab';

/** Regressions against docs/reference/money.md: a payment was sent, or shown as booked, although a rule forbids it. */

const DEBT = 153_207;
const PART = '40000';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const commits = (lender: Lender) => received(lender, 'repaymentCommit');
const tokens = (lender: Lender) =>
  commits(lender).map(({ body }) => (body as Record<string, unknown>).repayToken);
const owe = (lender: Lender, repayAmount: number, more: object = {}) =>
  lender.fault('loanPlayDetail', { kind: 'patch', data: { repayAmount, ...more } });

/** A commit that does not reach the lender, and a check that finds it undone. */
async function undone() {
  const tab = await openTab();
  tab.lender.fault('repaymentCommit', { kind: 'cut', times: 1 });
  await tab.pay();
  letPass(3 * MINUTE_MS);
  expect(await tab.check()).toMatchObject({ finding: 'undone' });
  return tab;
}

describe('an order that cannot be repaid', () => {
  it.each(['200', '110', ''])('blocks a payment by card and online: status %j', async (status) => {
    const { lender, pay, payOnline: payThere } = await openTab();
    lender.fault('loanDetails', { kind: 'patch', data: { orderStatus: status } });
    expect(await pay()).toMatchObject({ ended: 'blocked' });
    expect(await payThere()).toMatchObject({ ended: 'blocked' });
    expect(commits(lender)).toEqual([]);
    expect(received(lender, 'repaymentHuichao')).toEqual([]);
  });
});

it('does not count one booking for two payments', async () => {
  const { lender, pay, check, account } = await openTab();
  lender.bookLate();
  expect(await pay({ amount: PART })).toMatchObject({ ended: 'accepted' });
  letPass(MINUTE_MS);
  lender.fault('repaymentCommit', { kind: 'cut', times: 1 });
  expect(await pay({ amount: PART, isSecondStep: true })).toMatchObject({ ended: 'lost' });
  letPass(4 * MINUTE_MS);
  lender.book();
  expect(await check()).toMatchObject({ finding: 'unclear' });
  // A second check has the same result, although the first payment is now known to be booked.
  expect(await check()).toMatchObject({ finding: 'unclear' });
  expect(account().open?.state).toBe('unknown');
  expect(account().settled?.state).toBe('booked');
  // A debt lower by more than the first payment is evidence.
  owe(lender, DEBT - 2 * Number(PART));
  expect(await check()).toMatchObject({ finding: 'done' });
});

it('keeps every accepted payment until a reading shows it, or for a day', async () => {
  const { lender, pay, check, account } = await openTab();
  const kept = () => [...account().earlier, account().settled].map((it) => it?.sent?.amount);
  lender.bookLate();
  expect(await pay({ amount: PART })).toMatchObject({ ended: 'accepted' });
  letPass(MINUTE_MS);
  expect(await pay({ amount: '30000', isSecondStep: true })).toMatchObject({ ended: 'accepted' });
  expect(kept()).toEqual([PART, '30000']);
  expect(account().earlier[0]?.state).toBe('accepted');
  letPass(MINUTE_MS);
  // A debt lower by the first one shows the first one alone.
  owe(lender, DEBT - Number(PART));
  expect(await check()).toMatchObject({ finding: 'done' });
  expect(account().earlier).toEqual([]);
  expect(account().settled).toMatchObject({ state: 'accepted', sent: { amount: '30000' } });
  expect(account().past).toHaveLength(1);
});

describe('an entered code', () => {
  it('is blocked above the current debt, and its payment ends', async () => {
    const { lender, pay, enter, account, withCode } = await openTab();
    await pay({}, withCode);
    owe(lender, DEBT - 1);
    const code = lender.outbox.at(-1)?.code ?? '';
    expect(await enter(code)).toMatchObject({ reason: { because: 'moreThanOwed' } });
    expect(received(lender, 'repaymentConfirm')).toEqual([]);
    expect(account().open).toBeNull();
  });

  it('is compared with the debt at the time when the code is sent', async () => {
    const { lender, pay, enter, check, account, withCode } = await openTab();
    await pay({ amount: PART }, withCode);
    // A part is paid in a shop before the code is entered.
    owe(lender, DEBT - 5_000);
    lender.fault('repaymentConfirm', { kind: 'cut', times: 1 });
    expect(await enter(lender.outbox.at(-1)?.code ?? '')).toMatchObject({ ended: 'lost' });
    letPass(MINUTE_MS);
    expect(await check()).toMatchObject({ finding: 'tooEarly' });
    expect(account().open?.state).toBe('unknown');
  });
});

it('finds a booked online payment beside an undone card payment', async () => {
  const { lender, check, payOnline: payThere, account } = await undone();
  expect(await payThere()).toEqual({ ended: 'left' });
  letPass(4 * MINUTE_MS);
  owe(lender, DEBT - 1);
  expect(await check()).toMatchObject({ finding: 'done' });
  expect(account().elsewhere).toBeNull();
});

it('records an online payment before it requests the payment page', async () => {
  const { lender, payOnline: payThere, account } = await openTab();
  const release = holdAnswers(lender, 'repaymentHuichao');
  const paying = payThere();
  await waitFor(() => expect(received(lender, 'repaymentHuichao')).toHaveLength(1));
  expect(account().elsewhere).toMatchObject({ amount: String(DEBT) });
  release();
  await paying;
});

it('records an online payment when its page opens, also after another tab removed the record unheard', async () => {
  const { lender, payOnline: payThere, pay, account, otherTabSays } = await openTab();
  const release = holdAnswers(lender, 'repaymentHuichao');
  const paying = payThere();
  await waitFor(() => expect(received(lender, 'repaymentHuichao')).toHaveLength(1));
  otherTabSays('notPaidElsewhere', { id: account().elsewhere!.id });
  release();
  expect(await paying).toEqual({ ended: 'left' });
  expect(await pay()).toMatchObject({ reason: { because: 'openedElsewhere' } });
});

it('opens no page of online payment that the borrower has denied in another tab meanwhile', async () => {
  const { lender, store, subject, payOnline: payThere, account } = await openTab();
  const release = holdAnswers(lender, 'repaymentHuichao');
  const paying = payThere();
  await waitFor(() => expect(received(lender, 'repaymentHuichao')).toHaveLength(1));
  store.dispatch(change(subject, 'notPaidElsewhere', { id: account().elsewhere!.id }));
  release();
  expect(await paying).toMatchObject({ ended: 'blocked', reason: { because: 'underWay' } });
  expect(account().elsewhere).toBeNull();
});

it('removes the record of an online payment when the request for its page fails', async () => {
  const { lender, payOnline: payThere, account } = await openTab();
  lender.fault('repaymentHuichao', { kind: 'cut', times: 1 });
  expect(await payThere()).toMatchObject({ ended: 'failed' });
  expect(account().elsewhere).toBeNull();
});

it('blocks a payment whose reading is older than a minute', async () => {
  const { lender, pay } = await openTab();
  letPass(MINUTE_MS);
  const release = holdAnswers(lender, 'repaymentWay');
  const paying = pay();
  await waitFor(() => expect(received(lender, 'loanPlayDetail')).toHaveLength(2));
  await new Promise((passed) => setTimeout(passed, 20));
  // The page is frozen, and resumes later.
  letPass(MINUTE_MS + 1_000);
  release();
  expect(await paying).toMatchObject({ reason: { because: 'unreadable' } });
  expect(commits(lender)).toEqual([]);
});

it('blocks a payment when another screen has read that the order is settled', async () => {
  const { lender, store, orderId, productId, pay } = await openTab();
  letPass(MINUTE_MS);
  const release = holdAnswers(lender, 'repaymentWay');
  const paying = pay();
  await waitFor(() => expect(received(lender, 'loanDetails')).toHaveLength(1));
  await new Promise((passed) => setTimeout(passed, 20));
  lender.fault('loanDetails', { kind: 'patch', data: { orderStatus: '200' } });
  const { loanDetails } = orderApi.endpoints;
  await store.dispatch(loanDetails.initiate({ productId, orderId }, { forceRefetch: true }));
  release();
  expect(await paying).toMatchObject({ reason: { because: 'notRepayable' } });
  expect(commits(lender)).toEqual([]);
});

it.each([null, ''])('blocks a payment without a token: %j', async (repayToken) => {
  const { lender, pay } = await openTab();
  letPass(MINUTE_MS);
  lender.fault('repaymentWay', { kind: 'patch', data: { repayToken } });
  expect(await pay()).toMatchObject({ reason: { because: 'unreadable' } });
  expect(commits(lender)).toEqual([]);
});

it('does not count figures from before a payment of another tab as its booking, when they cannot be read again', async () => {
  const { lender, store, orderId, productId, pay, payOnline, account } = await openTab();
  const { loanPlayDetail } = instalmentApi.endpoints;
  await store.dispatch(loanPlayDetail.initiate({ productId, orderId }));
  // A late fee is added, and another tab pays all but the fee.
  owe(lender, DEBT + 5_000);
  const other = await openTab(lender);
  lender.bookLate();
  expect(await other.pay({ amount: String(DEBT) })).toMatchObject({ ended: 'accepted' });
  letPass(MINUTE_MS);

  lender.clearFaults('loanPlayDetail');
  lender.fault('loanPlayDetail', { kind: 'cut' });
  expect(await pay()).toMatchObject({ reason: { because: 'unreadable' } });
  expect(await payOnline()).toMatchObject({ reason: { because: 'unreadable' } });
  expect(account().settled?.state).toBe('accepted');
  expect(commits(lender)).toHaveLength(1);
});

it('records that a payment is booked by a reading after its acceptance', async () => {
  const { lender, pay, account } = await openTab();
  expect(await pay({ amount: '3000' })).toMatchObject({ ended: 'accepted' });
  await waitFor(() => expect(account().settled).toMatchObject({ state: 'booked' }));
  // A penalty raises the debt above that of then: it does not say that the payment is missing.
  owe(lender, DEBT + 8_300);
  letPass(MINUTE_MS);
  expect(await pay({ amount: PART })).toMatchObject({ ended: 'accepted' });
});

describe('a reading that goes back', () => {
  it.each(['card', 'online', 'unknown'] as const)(
    'needs a second step after a booked payment: %s',
    async (by) => {
      const { lender, pay, payOnline: payThere, check, account } = await openTab();
      lender.bookLate();
      if (by === 'unknown') lender.fault('repaymentCommit', { kind: 'cut', times: 1 });
      await (by === 'online' ? payThere({ amount: PART }) : pay({ amount: PART }));
      letPass(3 * MINUTE_MS);
      owe(lender, DEBT - Number(PART));
      expect(await check()).toMatchObject({ finding: 'done' });
      letPass(MINUTE_MS);
      lender.clearFaults('loanPlayDetail');
      owe(lender, DEBT);
      expect(await payThere({ amount: '1' })).toMatchObject({ reason: { because: 'shownAgain' } });
      expect(await pay({ amount: '1' })).toMatchObject({ reason: { because: 'shownAgain' } });
      expect(await pay({ amount: '1', isSecondStep: true })).toMatchObject({ ended: 'accepted' });
      expect(account().settled).toMatchObject({ sent: { owed: { unbooked: PART } } });
    },
  );
});

it('the reading that finds an undone payment booked is not outdated by what it found', async () => {
  const { lender, store, orderId, productId, check, pay, account } = await undone();
  owe(lender, DEBT - 1);
  letPass(MINUTE_MS);
  await check();
  const { loanPlayDetail } = instalmentApi.endpoints;
  const query = loanPlayDetail.select({ productId, orderId })(store.getState());
  expect(account()).toMatchObject({ open: { state: 'undone', isDoubted: true } });
  const amount = String(DEBT - 1);
  const before = await pay({ amount, readAt: account().settledAt });
  expect(before).toMatchObject({ reason: { because: 'staleAmount' } });
  const readAt = query.startedTimeStamp!;
  expect(await pay({ amount, readAt })).toMatchObject({ ended: 'accepted' });
});

it('names no payment, and asks for no code, after 800005 for a token that was given twice', async () => {
  const { lender, pay, account, withCode } = await openTab();
  await pay({}, withCode);
  const [token] = tokens(lender);
  lender.fault('repaymentWay', { kind: 'patch', data: { repayToken: token } });
  expect(await pay({ amount: PART }, withCode)).toMatchObject({ ended: 'lost' });
  expect(account().open).toMatchObject({ state: 'unknown', isAtLender: true });
  expect(paymentAtLender(account())).toBeUndefined();
});

it.each([
  ['', 30_000],
  [', also after the clock was set back', -30_000],
])('repeats a read that joined an earlier request%s', async (_, passed) => {
  const { lender, store, orderId, productId, pay } = await openTab();
  const release = holdAnswers(lender, 'loanPlayDetail');
  const { loanPlayDetail } = instalmentApi.endpoints;
  const early = store.dispatch(
    loanPlayDetail.initiate({ productId, orderId }, { subscribe: false }),
  );
  await waitFor(() => expect(received(lender, 'loanPlayDetail')).toHaveLength(2));
  letPass(passed);
  const paying = pay();
  release();
  await early;
  expect(await paying).toMatchObject({ ended: 'accepted' });
  // The last one follows the acceptance.
  await waitFor(() => expect(received(lender, 'loanPlayDetail')).toHaveLength(4));
});

it.each<[string, Fault]>([
  ['a zero in another spelling', { kind: 'envelope', fields: { code: '0' } }],
  ['a zero as a number', { kind: 'envelope', fields: { code: 0 } }],
  ['HTTP 401', { kind: 'status', status: 401, body: 'json' }],
])('treats %s as an unknown outcome of a commit', async (_, fault) => {
  const { lender, pay } = await openTab();
  lender.fault('repaymentCommit', { ...fault, times: 1 });
  expect(await pay()).toMatchObject({ ended: 'lost', failure: { kind: 'unknownOutcome' } });
});

describe('a clock that goes forward on the page that sent', () => {
  it('shortens no two minutes, and allows no settling by hand', async () => {
    const { lender, store, subject, pay, check, account } = await openTab();
    lender.fault('repaymentCommit', { kind: 'cut', times: 1 });
    await pay();
    setClock(3 * MINUTE_MS);
    expect(await check()).toMatchObject({ finding: 'tooEarly', mayUnlock: false });
    setClock(DAY_MS);
    expect(await check()).toMatchObject({ finding: 'tooEarly', mayUnlock: false });
    store.dispatch(change(subject, 'settledByHand', { id: account().open!.sent.id }));
    expect(account().open?.state).toBe('unknown');
    letPass(2 * MINUTE_MS);
    expect(await check()).toMatchObject({ finding: 'undone' });
  });

  it('by 26 hours ends no token beside a payment that may arrive', async () => {
    const { lender, pay } = await undone();
    setClock(26 * 60 * MINUTE_MS);
    expect(await pay({ readAt: Date.now() })).toMatchObject({ ended: 'accepted' });
    const [first, second] = tokens(lender);
    expect(second).toBe(first);
  });
});

describe('a confirmation of unknown outcome', () => {
  async function lost() {
    const lender = fixedClockLender();
    const { store } = openStores({ lender, borrower: 'newLoan' });
    const { productId = '' } = lender.launch('newLoan');
    const { store: reading } = openStores({ lender, borrower: 'newLoan' });
    const { confirmationApi } = await import('@/domain/orders/confirmation');
    const { loanDetailConfirm } = confirmationApi.endpoints;
    const { data } = await reading.dispatch(loanDetailConfirm.initiate({ productId }));
    const request = { productId, isSecondReading: false, readAt: Date.now(), onLeaving: jest.fn() };
    lender.fault('loanDetailPush', { kind: 'cut', times: 1 });
    const confirm = () => store.dispatch(confirmLoan({ ...data!, ...request }));
    await confirm();
    setClock(3 * MINUTE_MS);
    expect(await store.dispatch(checkConfirmation(productId))).toMatchObject({
      finding: 'tooEarly',
      mayUnlock: false,
    });
    letPass(3 * MINUTE_MS);
    const subject = productSubject(productId);
    return {
      lender,
      store,
      subject,
      confirm,
      account: () => selectAccount(store.getState(), subject),
      check: () => store.dispatch(checkConfirmation(productId)),
    };
  }

  it('makes the figures on the screen outdated when it is settled: they are read again, and nothing is sent', async () => {
    const { lender, store, subject, confirm, account } = await lost();
    store.dispatch(change(subject, 'accepted', { id: account().open!.sent.id }));
    expect(await confirm()).toMatchObject({ reason: { because: 'stale' } });
    lender.fault('loanDetailConfirm', { kind: 'cut' });
    expect(await confirm()).toMatchObject({ reason: { because: 'unreadable' } });
    expect(received(lender, 'loanDetailPush')).toHaveLength(1);
  });

  it('is compared with the offer without the product’s name', async () => {
    const { lender, check } = await lost();
    lender.fault('loanDetailConfirm', { kind: 'patch', data: { comProductName: 'Otro nombre' } });
    expect(await check()).toMatchObject({ finding: 'undone' });
  });
});

describe('a confirmation of an offer', () => {
  async function offered() {
    let meanwhile = () => Promise.resolve();
    const durable = { ...noDurableStorage, written: () => meanwhile() };
    const lender = fixedClockLender();
    const { store } = openStores({
      lender,
      borrower: 'newLoan',
      environment: { sessionExpiredCodes: ['1002'] },
      capabilities: { durable },
    });
    const { productId = '' } = lender.launch('newLoan');
    const { loanDetailConfirm } = confirmationApi.endpoints;
    const { data } = await store.dispatch(loanDetailConfirm.initiate({ productId }));
    const readAt = Date.now();
    const request = { ...data!, productId, offer: data, isSecondReading: false, readAt };
    const subject = productSubject(productId);
    return {
      lender,
      store,
      confirm: () => store.dispatch(confirmLoan({ ...request, onLeaving: jest.fn() })),
      account: () => selectAccount(store.getState(), subject),
      offers: (change: object) =>
        lender.fault('loanDetailConfirm', { kind: 'patch', data: change }),
      pushes: () => received(lender, 'loanDetailPush').length,
      whileStored: (happen: () => void) => {
        meanwhile = () => {
          meanwhile = () => Promise.resolve();
          happen();
          return Promise.resolve();
        };
      },
    };
  }
  const refusePush = (lender: Lender) =>
    lender.refuse('loanDetailPush', { code: '9', message: 'No', times: 1 });

  it('that is refused is over where the same offer is still made', async () => {
    const { lender, confirm, account } = await offered();
    refusePush(lender);
    expect(await confirm()).toMatchObject({ ended: 'failed' });
    expect(account().open).toBeNull();
    expect(await confirm()).toMatchObject({ ended: 'accepted' });
  });

  it.each<[string, Fault]>([
    ['refused', { kind: 'refuse', code: '9', message: 'No' }],
    ['not read', { kind: 'cut' }],
    ['of another amount', { kind: 'patch', data: { amount: 1 } }],
    ['of another term', { kind: 'patch', data: { periods: '9' } }],
    ['of another product', { kind: 'patch', data: { comProductName: 'Otro' } }],
  ])('that is refused has an unknown outcome where the offer is %s', async (_, fault) => {
    const { lender, confirm, account } = await offered();
    refusePush(lender);
    lender.fault('loanDetailConfirm', fault);
    expect(await confirm()).toMatchObject({ ended: 'lost', failure: { message: 'No' } });
    expect(account().open?.state).toBe('unknown');
  });

  it('that was read more than ten minutes ago is read again, and confirmed if it is the same as a whole', async () => {
    const { lender, confirm, offers, pushes } = await offered();
    letPass(11 * MINUTE_MS);
    offers({ repay_plans: [{ amount: 1, pay_time: '2026-09-01' }] });
    expect(await confirm()).toMatchObject({ reason: { because: 'stale' } });
    expect(pushes()).toBe(0);
    lender.clearFaults('loanDetailConfirm');
    expect(await confirm()).toMatchObject({ ended: 'accepted' });
  });

  it('that is refused because the session has expired is of unknown outcome: nothing is read without a session', async () => {
    const { lender, store, confirm, account } = await offered();
    const read = () => received(lender, 'loanDetailConfirm').length;
    const before = read();
    lender.refuse('loanDetailPush', { code: '1002', message: 'Sesión vencida', times: 1 });
    expect(await confirm()).toMatchObject({ ended: 'lost', failure: { endsSession: true } });
    expect(read()).toBe(before);
    expect(account().open).toMatchObject({ state: 'unknown', isOnOffer: false });
    expect(store.getState().session.launch).not.toHaveProperty('sessionId');
  });

  it('that was read on another day is read again', async () => {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();
    setClock(midnight - 1_000 - Date.now());
    const { confirm, offers, pushes } = await offered();
    letPass(2_000);
    offers({ loanRate: '9 %' });
    expect(await confirm()).toMatchObject({ reason: { because: 'stale' } });
    expect(pushes()).toBe(0);
  });

  it('does not leave hours after its tap, and says when it left', async () => {
    const { confirm, pushes, account, whileStored } = await offered();
    whileStored(() => setClock(3 * 60 * MINUTE_MS));
    expect(await confirm()).toMatchObject({ reason: { because: 'paused' } });
    expect(pushes()).toBe(0);
    expect(account()).toMatchObject({ open: null, sendings: [] });
    const tapped = Date.now();
    whileStored(() => setClock(5_000));
    expect(await confirm()).toMatchObject({ ended: 'accepted' });
    expect(account().settled?.sent?.leftAt).toBeGreaterThanOrEqual(tapped + 5_000);
  });
});

it('asks for no token where that of an undone payment is repeated', async () => {
  const { lender, pay } = await undone();
  const before = received(lender, 'repaymentWay').length;
  expect(await pay()).toMatchObject({ ended: 'accepted' });
  expect(received(lender, 'repaymentWay')).toHaveLength(before);
  expect(new Set(tokens(lender)).size).toBe(1);
});

describe('the first tap', () => {
  const asked = (lender: Lender) => received(lender, 'repaymentWay').length;

  it('uses the page’s own answer while it is younger than a minute', async () => {
    const { lender, pay } = await openTab();
    letPass(MINUTE_MS - 1_000);
    expect(await pay()).toMatchObject({ ended: 'accepted' });
    expect(asked(lender)).toBe(1);
  });

  it('asks again where the answer is a minute old', async () => {
    const { lender, pay } = await openTab();
    letPass(MINUTE_MS);
    expect(await pay()).toMatchObject({ ended: 'accepted' });
    expect(asked(lender)).toBe(2);
  });

  it('is the only one that does: after a refusal the next payment has another token', async () => {
    const { lender, pay } = await openTab();
    lender.refuse('repaymentCommit', { code: '900', message: 'no', times: 1 });
    expect(await pay()).toMatchObject({ ended: 'failed' });
    expect(await pay()).toMatchObject({ ended: 'accepted' });
    expect(asked(lender)).toBe(2);
    expect(new Set(tokens(lender)).size).toBe(2);
  });

  it('uses the answer after a step that sent nothing', async () => {
    const { lender, pay } = await openTab();
    expect(await pay({ amount: String(DEBT + 1) })).toMatchObject({ ended: 'blocked' });
    expect(await pay()).toMatchObject({ ended: 'accepted' });
    expect(asked(lender)).toBe(1);
  });
});
