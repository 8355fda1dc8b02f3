import { confirmationBlockReason } from '@/domain/money/confirmations/confirmLoan';
import { type Account, emptyAccount, type OpenState } from '@/domain/money/ledger/intent';
import { SOONEST_UNDONE_MS } from '@/domain/money/ledger/rules';
import { bookedBy as bookedByReading, type OrderSnapshot } from '@/domain/money/payments/evidence';
import { judgePayment, type Situation } from '@/domain/money/payments/payable';
import {
  accountWith,
  confirmation,
  elsewhere,
  owed,
  owedThen,
  payment,
  payments,
  THEN,
} from './samples';

const asBefore: OrderSnapshot['order'] = { status: '174', owed };
const less = { status: '174', owed: { ...owed, amount: '999' } };

const NOW = THEN + 10;
const situation = {
  account: emptyAccount,
  minPart: 1 as number | undefined,
  amount: '1000',
  isSecondStep: false,
  readAt: THEN,
  order: asBefore,
  startedAt: THEN,
  now: NOW,
};
/** The reading is as new as the clock says. */
const judge = (of: Omit<Situation, 'ageOf'>) =>
  judgePayment({ ...of, ageOf: (_, since) => of.startedAt - since });
const obstacleOf = (of: typeof situation & { readonly account: Account }) => {
  const judged = judge(of);
  return 'reason' in judged ? judged.reason : undefined;
};
const because = (account: Account, overrides: Partial<typeof situation> = {}) =>
  obstacleOf({ ...situation, account, ...overrides })?.because;
const bookedBy = (account: Account, shown: OrderSnapshot['order'], startedAt: number) =>
  bookedByReading(account, { order: shown, startedAt });

const settled = {
  state: 'accepted',
  sent: payment(),
  at: THEN,
} as const;

describe('a payment', () => {
  it('is allowed when nothing blocks it', () => {
    expect(because(emptyAccount)).toBeUndefined();
    expect(because(emptyAccount, { amount: '1' })).toBeUndefined();
  });

  it.each<[OpenState, string | undefined]>([
    ['sending', 'oneAtATime'],
    ['sendingCode', 'oneAtATime'],
    ['unknown', 'oneAtATime'],
    ['waitsForCode', undefined],
    ['undone', undefined],
  ])('beside an open intent in the state %s: %s', (state, expected) => {
    expect(because(accountWith(payments[state]))).toBe(expected);
  });

  it('is blocked beside a lost code for two minutes, though another code followed it', () => {
    const lost = { ...payments.waitsForCode, sent: payment({ lostAt: THEN }) };
    expect(because(accountWith(lost))).toBe('underWay');
    const later = THEN + SOONEST_UNDONE_MS;
    const at = { startedAt: later, readAt: later, now: later };
    expect(because(accountWith(lost), at)).toBeUndefined();
  });

  const settledAt = THEN;
  it.each<[string, string | undefined, object, object]>([
    ['before or at the last settlement', 'staleAmount', { settledAt }, { startedAt: THEN + 1 }],
    ['after it', undefined, { settledAt }, { readAt: THEN + 1, startedAt: THEN + 1 }],
    ['after it, begun before it', 'unreadable', { settledAt }, { readAt: THEN + 1 }],
    ['in the future, as the clock was set back', 'staleAmount', {}, { readAt: NOW + 1 }],
    ['in the future, begun there', 'unreadable', {}, { startedAt: NOW + 1 }],
    ['now', undefined, {}, { readAt: NOW, startedAt: NOW }],
  ])('with figures that were read %s: %s', (_, expected, account, situation) => {
    expect(because({ ...emptyAccount, ...account }, situation)).toBe(expected);
  });

  it('is blocked until the borrower answers for an online payment opened before', () => {
    const account = { ...emptyAccount, elsewhere };
    const reason = obstacleOf({ ...situation, account, amount: '1', isSecondStep: true });
    expect(reason).toEqual({ because: 'openedElsewhere', opened: elsewhere });
  });

  it('is blocked above the debt, and names both amounts', () => {
    expect(obstacleOf({ ...situation, amount: '1001' })).toEqual({
      because: 'moreThanOwed',
      amount: '1001',
      owed: '1000',
    });
    // Compared as numbers: as a text '999' would be greater than '1000'.
    expect(obstacleOf({ ...situation, amount: '999' })).toBeUndefined();
  });

  it('needs a second step while the last payment is not booked', () => {
    const account = { ...emptyAccount, settled };
    expect(because(account)).toBe('notBooked');
    expect(obstacleOf({ ...situation, account, amount: '1' })).toEqual({
      because: 'notBooked',
      last: settled,
      isStillShown: true,
    });
    expect(because(account, { isSecondStep: true })).toBeUndefined();
    expect(because({ ...account, settled: { ...settled, state: 'booked' } })).toBeUndefined();
  });
});

describe('an amount below the debt', () => {
  const part = { amount: '400' };

  it('says what is left, and needs a second step', () => {
    const reason = { because: 'lessThanOwed', amount: '400', owed: '1000', left: '600' };
    expect(obstacleOf({ ...situation, ...part, minPart: undefined })).toEqual(reason);
    const second = { isSecondStep: true, minPart: undefined };
    expect(because(emptyAccount, { ...part, ...second })).toBeUndefined();
  });

  it('is said with the other reason for a second step', () => {
    const account = { ...emptyAccount, settled };
    expect(obstacleOf({ ...situation, ...part, account, minPart: undefined })).toMatchObject({
      because: 'notBooked',
      left: '600',
    });
  });

  it('is a part where the lender takes parts: at least its smallest one, or all that is owed', () => {
    expect(because(emptyAccount, { ...part, minPart: 400 })).toBeUndefined();
    const tooSmall = { because: 'lessThanMin', amount: '400', min: '401' };
    expect(obstacleOf({ ...situation, ...part, minPart: 401 })).toEqual(tooSmall);
    expect(because(emptyAccount, { ...part, minPart: 401, isSecondStep: true })).toBe(
      'lessThanMin',
    );
    expect(because(emptyAccount, { amount: '1000', minPart: 1001 })).toBeUndefined();
    expect(because(emptyAccount, { amount: '1001', minPart: 1002 })).toBe('moreThanOwed');
  });
});

describe('a debt that was shown as paid, and is shown again', () => {
  const past = [{ amount: '400', owed: owedThen, at: THEN }];
  const account = { ...emptyAccount, past };

  it('needs a second step for a day', () => {
    expect(obstacleOf({ ...situation, account })).toEqual({ because: 'shownAgain', at: THEN });
    expect(because(account, { isSecondStep: true })).toBeUndefined();
    expect(because(account, { order: less, amount: '999' })).toBeUndefined();
    const next = { status: '174', owed: { ...owed, date: '2026-04-02' } };
    expect(because(account, { order: next })).toBeUndefined();
    const later = THEN + 24 * 3_600_000;
    const at = { startedAt: later, readAt: later, now: later };
    expect(because(account, at)).toBeUndefined();
  });

  it('counts as not booked for the next payment', () => {
    expect(judge({ ...situation, account, isSecondStep: true })).toEqual({
      owed: { ...owed, unbooked: '400' },
    });
  });
});

describe('a payment by a reading that lacks a part', () => {
  const failure = { kind: 'unreachable', alias: 'repaymentWay', reason: 'network' } as const;

  it('is blocked, though the debt could be read', () => {
    const unreadable = { reason: { because: 'unreadable', failure } };
    expect(judge({ ...situation, failure })).toEqual(unreadable);
    const unknown = { status: undefined, owed };
    expect(judge({ ...situation, order: unknown, failure })).toEqual(unreadable);
  });
});

it('a payment that continues does not block itself', () => {
  const own = { ...situation, account: accountWith(payments.sendingCode) };
  expect(judge({ ...own, ownId: 'P' })).toEqual({ owed: owedThen });
  expect(judge({ ...own, ownId: 'another' })).toEqual({
    reason: { because: 'oneAtATime' },
  });
});

describe('a payment with an accepted payment before it', () => {
  const DAY_MS = 24 * 60 * 60_000;
  const last = { ...settled, sent: payment({ amount: '400' }) };
  const account = { ...emptyAccount, settled: last };
  const judged = (overrides: Partial<typeof situation> = {}) =>
    judge({ ...situation, account, isSecondStep: true, ...overrides });

  it('is sent with the current debt and the amount that is not booked', () => {
    expect(judged()).toEqual({ owed: { ...owed, unbooked: '400' } });
    const booked = { ...account, settled: { ...last, state: 'booked' } } as const;
    expect(judge({ ...situation, account: booked })).toEqual({ owed: owedThen });
  });

  it('adds up the amounts that are not booked, less what was booked since', () => {
    const before = { ...owedThen, unbooked: '300' };
    const second = { ...last, sent: payment({ amount: '400', owed: before }) };
    const overrides = { account: { ...account, settled: second }, amount: '1' };
    expect(judged(overrides)).toMatchObject({ owed: { unbooked: '700' } });
    const now = { status: '174', owed: { ...owed, amount: '900' } };
    expect(judged({ ...overrides, order: now })).toMatchObject({ owed: { unbooked: '600' } });
  });

  it('counts the whole accepted amount where the debt has grown since', () => {
    const grown = { status: '174', owed: { ...owed, amount: '1083' } };
    expect(judged({ order: grown })).toEqual({ owed: { ...grown.owed, unbooked: '400' } });
  });

  it('counts no confirmation as an amount that is not booked', () => {
    const confirmed = { ...emptyAccount, settled: { ...settled, sent: confirmation() } };
    expect(judge({ ...situation, account: confirmed })).toEqual({ owed: owedThen });
  });

  it('is blocked while the order cannot be repaid', () => {
    for (const status of ['200', '110', '']) {
      const reason = judged({ order: { status, owed } });
      expect(reason).toEqual({ reason: { because: 'notRepayable' } });
    }
  });

  it('is blocked by a reading older than a minute', () => {
    expect(judged({ now: THEN + 60_000 })).toHaveProperty('owed');
    expect(judged({ now: THEN + 60_001 })).toMatchObject({ reason: { because: 'unreadable' } });
  });

  it('needs a second step for a day when changed figures do not prove a booking', () => {
    const fee = { status: '174', owed: { ...owed, amount: '1083' } };
    const later = (since: number) => ({
      readAt: THEN + since,
      startedAt: THEN + since,
      now: THEN + since,
    });
    const reason = (since: number) => judged({ ...later(since), order: fee, isSecondStep: false });
    expect(reason(DAY_MS - 1)).toMatchObject({
      reason: { because: 'notBooked', isStillShown: false },
    });
    expect(reason(DAY_MS)).toEqual({ owed: { ...fee.owed, unbooked: '0' } });
  });
});

const LATER = THEN + 1;

describe('the intents that a reading shows as booked', () => {
  const undone = accountWith({ ...payments.undone, sent: payment({ id: 'S' }) });

  it('include an undone payment, which is doubted then, by every sending under its token', () => {
    expect(bookedBy(undone, less, LATER)).toEqual(['S']);
    expect(bookedBy(undone, asBefore, LATER)).toEqual([]);
    const later = payment({ id: 'S', owed: { ...owedThen, amount: less.owed.amount } });
    const open = { ...payments.undone, sent: later };
    expect(bookedBy(accountWith(open), less, LATER)).toEqual([]);
    expect(bookedBy(accountWith(open, [payment(), later]), less, LATER)).toEqual(['S']);
  });

  const all = { ...undone, settled, elsewhere };
  const confirmed = { ...settled, sent: confirmation() };
  it.each<[string, Account, readonly string[]]>([
    ['a payment of unknown outcome', accountWith(payments.unknown), ['P']],
    ['the last accepted payment', { ...emptyAccount, settled }, ['P']],
    ['one before it', { ...emptyAccount, earlier: [settled] }, ['P']],
    ['an online payment opened before', { ...emptyAccount, elsewhere }, ['E']],
    ['all of them', all, ['P', 'E', 'S']],
    ['no booked one', { ...emptyAccount, settled: { ...settled, state: 'booked' } }, []],
    ['no confirmation', { ...emptyAccount, settled: confirmed }, []],
    ['none that waits for its code', accountWith(payments.waitsForCode), []],
    ['none that is being sent', accountWith(payments.sending), []],
  ])('include %s', (_, account, booked) => {
    expect(bookedBy(account, less, LATER)).toEqual(booked);
    expect(bookedBy(account, asBefore, LATER)).toEqual([]);
    // It was sent after the reading started.
    expect(bookedBy(account, less, THEN)).toEqual([]);
  });
});

describe('a confirmation', () => {
  const figures = confirmation();
  const last = { ...settled, sent: confirmation() };
  const reason = (account: Account, overrides: object = {}, shown = figures) =>
    confirmationBlockReason(
      account,
      { ...shown, readAt: THEN, ...overrides },
      NOW,
      (_, since) => NOW - since,
    );

  it('is allowed when nothing blocks it', () => {
    expect(reason(emptyAccount)).toBeUndefined();
    expect(reason(accountWith({ ...payments.undone }))).toBeUndefined();
  });

  it('is blocked while another confirmation is open', () => {
    const open = { state: 'unknown', sent: confirmation(), isOnOffer: true } as const;
    expect(reason(accountWith(open))?.because).toBe('oneAtATime');
  });

  it('is blocked as stale by the same rule as a payment', () => {
    expect(reason({ ...emptyAccount, settledAt: THEN })?.because).toBe('stale');
    expect(reason({ ...emptyAccount, settledAt: THEN - 1 })).toBeUndefined();
    expect(reason(emptyAccount, { readAt: NOW + 1 })?.because).toBe('stale');
  });

  it('needs a second step while the last confirmation of the same figures is not booked', () => {
    const account = { ...emptyAccount, settled: last };
    expect(reason(account)).toEqual({ because: 'notBooked', last, isStillShown: true });
    expect(reason(account, { isSecondStep: true })).toBeUndefined();
    expect(reason(account, {}, confirmation({ amount: '2000' }))).toBeUndefined();
    expect(reason({ ...account, settled: { ...last, state: 'booked' } })).toBeUndefined();
    expect(reason({ ...account, settled })).toBeUndefined();
  });

  it('needs no second step a day later: an offer with the same figures is a new one', () => {
    const old = { ...emptyAccount, settled: { ...last, at: NOW - 24 * 3_600_000 } };
    expect(reason(old)).toBeUndefined();
    expect(reason({ ...old, settled: { ...old.settled, at: old.settled.at + 1 } })).toBeDefined();
  });
});
