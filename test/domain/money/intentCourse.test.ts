import {
  type Account,
  emptyAccount,
  type OpenIntent,
  paymentAtLender,
  type SentPayment,
} from '@/domain/money/ledger/intent';
import { CODE_WAITS_MS, DAY_MS, SOONEST_UNDONE_MS } from '@/domain/money/ledger/rules';
import { events, LATER, next, open, owedNow, step } from './events';
import {
  accountWith,
  code,
  confirmation,
  elsewhere,
  first,
  payment,
  payments,
  THEN,
} from './samples';

/** Sequences of events for one intent, and the effect of time (docs/reference/money.md). */

const { sent } = payments.sending;
const found = events.foundBooked;
/** The debt with which a payment left, once a reading has shown it as paid. */
const paid = ({ amount, owed }: Pick<SentPayment, 'amount' | 'owed'>) => ({
  amount,
  owed,
  at: LATER,
});

describe('a repetition of an undone payment', () => {
  it('uses the first token until a day after the first sending', () => {
    const { undone } = payments;
    expect(open(undone, 'expired', {}, THEN + DAY_MS - 1)).toEqual(undone);
    expect(open(undone, 'expired', {}, THEN + DAY_MS)).toBeNull();
    const later = payment({ id: 'L', leftAt: LATER });
    const twice = accountWith({ ...undone, sent: later }, [sent, later]);
    expect(step(twice, 'expired', {}, THEN + DAY_MS).open).toBeNull();
  });

  const again = payment({ id: 'N', amount: '400' });
  const repeated = accountWith({ state: 'sending', sent: again }, [first, again]);
  const about = { id: 'N' };
  const unknown = { ...payments.unknown, sent: first } as const;

  it('leaves the first sending unknown when it is refused', () => {
    expect(step(repeated, 'refused', { ...about, isFirst: true }).open).toEqual(unknown);
    const lost = step(repeated, 'answerLost', about);
    expect(lost.open).toEqual({ ...unknown, sent: again });
    expect(step(lost, 'refused', { ...about, isFirst: true }).open).toEqual(unknown);
  });

  it('can be named after 800005 only if every sending had its card, amount and coupon', () => {
    const there = (sent = again, before = [first]) =>
      step(accountWith({ state: 'sending', sent }, [...before, sent]), 'calledDuplicate', about);
    expect(there().open).toEqual({
      ...unknown,
      sent: again,
      isAtLender: true,
      isDuplicate: true,
    });
    expect(paymentAtLender(there())).toEqual(again);
    for (const other of [
      { amount: '401' },
      { couponId: 'c' },
      { card: { mark: 'other', name: '' } },
    ]) {
      const another = there({ ...again, ...other });
      expect(another.open).toMatchObject({ sent: { ...again, ...other }, isAtLender: true });
      expect(paymentAtLender(another)).toBeUndefined();
      // Also where another one lies between two equal ones.
      const between = { ...again, id: 'M', ...other };
      expect(paymentAtLender(there(again, [first, between]))).toBeUndefined();
    }
    expect(paymentAtLender(repeated)).toBeUndefined();
  });
});

describe('an answer', () => {
  it('finds its intent after the borrower unlocked it, or another one took its place', () => {
    const lost = accountWith(payments.unknown);
    const unlocked = step(lost, 'settledByHand', { id: 'P' }, THEN + DAY_MS - 1);
    expect(unlocked.open).not.toBeNull();
    const offered = { state: 'unknown', sent: confirmation(), isOnOffer: true } as const;
    const open = step(accountWith(offered), 'settledByHand', { id: 'C' });
    expect(open.open).toBeNull();
    expect(step(open, 'accepted', { id: 'C' })).toMatchObject({
      open: null,
      settledAt: LATER,
      settled: { state: 'accepted', sent: { id: 'C' } },
    });
    const other = step(accountWith(payments.waitsForCode), 'begun', { sent: next });
    const both = step(other, 'accepted', { id: 'P' });
    expect(both).toMatchObject({
      open: { state: 'sending', sent: { id: 'N' } },
      settled: { state: 'accepted', sent: { id: 'P' } },
      settledAt: LATER,
    });
    expect(step(both, 'accepted', { id: 'N' })).toMatchObject({
      settled: { sent: { id: 'N' } },
      earlier: [{ state: 'accepted', sent: { id: 'P' } }],
    });
  });

  it('that comes late and accepts nothing changes no other payment', () => {
    const other = step(accountWith(payments.waitsForCode), 'begun', { sent: next });
    for (const name of ['refused', 'calledDuplicate', 'answerLost'] as const) {
      const after = step(other, name, { ...events[name], id: 'P' });
      expect(after).toMatchObject({ open: other.open, settled: null, earlier: [] });
    }
  });

  it('does not settle a payment twice', () => {
    const accepted = step(accountWith(payments.sending), 'accepted');
    const isBooked = step(accepted, 'foundBooked');
    expect(step(isBooked, 'accepted')).toBe(isBooked);
  });
});

it('doubts an undone payment once, when a reading shows that a payment was booked since', () => {
  const doubted = step(accountWith(payments.undone), 'foundBooked');
  expect(doubted.open).toEqual({ ...payments.undone, isDoubted: true });
  expect(step(doubted, 'foundBooked', events.foundBooked, LATER + 1)).toBe(doubted);
});

describe('a code', () => {
  it('can be requested again only for a payment that the lender has', () => {
    const there = { ...payments.unknown, isAtLender: true };
    // What was lost may still arrive.
    const leaving = { ...sent, leftAt: LATER, owed: owedNow, lostAt: THEN };
    expect(open(there, 'resent')).toEqual({
      state: 'resending',
      sent: leaving,
      code: null,
      isDuplicate: false,
      askedAt: LATER,
    });
    expect(open(payments.unknown, 'resent')).toBe(payments.unknown);
  });

  it('does not change the unknown outcome of a payment that the lender has when its request fails', () => {
    const there = { ...payments.unknown, isAtLender: true, askedAt: LATER };
    const asking = { ...payments.resending, code: null, askedAt: LATER };
    for (const name of ['answerLost', 'refused'] as const) {
      expect(open(asking, name)).toEqual(there);
    }
    expect(open(asking, 'calledDuplicate')).toEqual({ ...there, isDuplicate: true });
    // What the lender said (800005) stays.
    const said = { ...there, isDuplicate: true };
    expect(open({ ...asking, isDuplicate: true }, 'answerLost')).toEqual(said);
    expect(open(there, 'answerLost')).toBe(there);
    expect(open(there, 'refused')).toBe(there);
  });

  it('is awaited for half an hour', () => {
    const { waitsForCode } = payments;
    expect(open(waitsForCode, 'expired', {}, THEN + CODE_WAITS_MS - 1)).toEqual(waitsForCode);
    expect(open(waitsForCode, 'expired', {}, THEN + CODE_WAITS_MS)).toBeNull();
    expect(CODE_WAITS_MS).toBe(30 * 60 * 1_000);
  });

  it('that was lost may still arrive for two minutes: a debt that no longer allows the payment does not end it', () => {
    const lost = { ...payments.waitsForCode, sent: payment({ lostAt: THEN }) };
    const until = THEN + SOONEST_UNDONE_MS;
    expect(open(lost, 'overtaken', { id: 'P' }, until - 1)).toEqual(lost);
    expect(open(lost, 'overtaken', { id: 'P' }, until)).toBeNull();
    expect(SOONEST_UNDONE_MS).toBe(2 * 60 * 1_000);
  });

  it('does not exist for a confirmation', () => {
    const confirming = { state: 'sending', sent: confirmation() } as const;
    const lost = { state: 'unknown', sent: confirmation(), isOnOffer: false } as const;
    const about = { id: 'C', record: 'R', owed: owedNow };
    expect(open(confirming, 'codeAwaited', about)).toBe(confirming);
    expect(open(lost, 'codeAwaited', about)).toBe(lost);
    expect(open(lost, 'resent', about)).toBe(lost);
  });
});

describe('a confirmation', () => {
  const figures = confirmation();
  const sending = { state: 'sending', sent: figures } as const;
  const lost = { state: 'unknown', sent: figures, isOnOffer: false } as const;
  const about = { id: 'C' };

  it('can be sent, accepted, refused, lost, and reported as a duplicate', () => {
    expect(open(null, 'begun', { sent: figures })).toEqual(sending);
    expect(step(accountWith(sending), 'accepted', about).settled).toMatchObject({ sent: figures });
    expect(open(sending, 'refused', { ...about, isFirst: true })).toBeNull();
    expect(open(lost, 'refused', { ...about, isFirst: true })).toBeNull();
    expect(open(sending, 'answerLost', about)).toEqual(lost);
    expect(open(sending, 'calledDuplicate', about)).toEqual(lost);
  });

  it('is unlocked only by hand: after a check found it on offer, or after a day', () => {
    expect(open(lost, 'foundUndone', about)).toBe(lost);
    const offered = open(lost, 'offerRead', { ...about, isOnOffer: true });
    expect(offered).toEqual({ ...lost, isOnOffer: true });
    const byHand = (from: OpenIntent | null, at: number) =>
      step(accountWith(from), 'settledByHand', about, at).open;
    expect(byHand(offered, LATER)).toBeNull();
    expect(byHand(lost, THEN + DAY_MS - 1)).toEqual(lost);
    expect(byHand(lost, THEN + DAY_MS)).toBeNull();
    // A later check may find another offer.
    expect(open(offered, 'offerRead', { ...about, isOnOffer: false })).toEqual(lost);
  });
});

describe('settling by hand', () => {
  const byHand = (at: number) =>
    step(accountWith(payments.unknown), 'settledByHand', { id: 'P' }, at);

  it('is possible a day after a payment, and makes earlier figures stale', () => {
    expect(byHand(THEN + DAY_MS - 1)).toEqual(accountWith(payments.unknown));
    expect(byHand(THEN + DAY_MS)).toEqual({
      ...emptyAccount,
      sendings: [sent],
      settledAt: THEN + DAY_MS,
    });
    expect(DAY_MS).toBe(24 * 60 * 60 * 1_000);
  });
});

it('settles an unreadable intent without its payment when a reading shows it as booked', () => {
  const forgotten = { kind: 'forgotten', id: 'forgotten', leftAt: THEN } as const;
  const account = accountWith({ state: 'unknown', sent: forgotten });
  expect(step(account, 'foundBooked', { ...found, id: 'forgotten' })).toEqual({
    ...emptyAccount,
    settled: { state: 'booked', sent: null, at: LATER },
    settledAt: found.readAt - 1,
  });
});

describe('the last settled payment', () => {
  const last = { state: 'accepted', sent, at: THEN } as const;
  const account = { ...emptyAccount, settled: last };

  it('is booked when a reading shows it, and remains shown', () => {
    const booked = step(account, 'foundBooked');
    expect(booked).toEqual({
      ...account,
      settled: { ...last, state: 'booked' },
      past: [paid(sent)],
      settledAt: found.readAt - 1,
    });
    expect(step(booked, 'foundBooked')).toBe(booked);
    expect(step(account, 'foundBooked', { ...found, id: 'other' })).toBe(account);
    expect(step(account, 'notPaidElsewhere', { id: 'P' })).toBe(account);
  });

  it('is shown for a day when booked, and without limit when not booked', () => {
    const done = { ...account, settled: { ...last, state: 'booked' } } as const;
    const at = (time: number, of: Account = done) => step(of, 'expired', {}, time).settled;
    expect(at(THEN + DAY_MS - 1)).toEqual(done.settled);
    expect(at(THEN + DAY_MS)).toBeNull();
    expect(at(THEN + 2 * DAY_MS, account)).toEqual(last);
  });
});

describe('an online payment that was opened', () => {
  const account = { ...emptyAccount, elsewhere };

  it('ends when a reading shows it, or when the borrower denies it', () => {
    // Figures from before the booking are stale.
    expect(step(account, 'foundBooked', { ...found, id: 'E' })).toEqual({
      ...emptyAccount,
      past: [paid(elsewhere)],
      settledAt: found.readAt - 1,
    });
    const settledLater = { ...account, settledAt: LATER - 1 };
    expect(step(settledLater, 'foundBooked', { ...found, id: 'E' }).settledAt).toBe(LATER - 1);
    expect(step(account, 'notPaidElsewhere', { id: 'E' })).toEqual(emptyAccount);
    for (const name of ['foundBooked', 'notPaidElsewhere'] as const) {
      expect(step(account, name, { ...found, id: 'other' })).toBe(account);
      expect(step(emptyAccount, name, { ...found, id: 'E' })).toBe(emptyAccount);
    }
    expect(step(account, 'accepted', { id: 'E' })).toBe(account);
  });

  it('is recorded for a day', () => {
    const at = (time: number) => step(account, 'expired', {}, time).elsewhere;
    expect(at(THEN + DAY_MS - 1)).toEqual(elsewhere);
    expect(at(THEN + DAY_MS)).toBeNull();
  });
});

it('an earlier payment that the lender accepts twice is one payment, and ends when a reading shows it', () => {
  const account: Account = {
    ...emptyAccount,
    settled: { state: 'accepted', sent: next, at: LATER },
    earlier: [{ state: 'accepted', sent, at: THEN }],
    sendings: [sent, next],
    settledAt: LATER,
  };
  expect(step(account, 'accepted', { id: sent.id }, LATER)).toBe(account);
  // The figures of the booked one alone are past.
  const { settled } = account;
  expect(step(account, 'foundBooked')).toMatchObject({ settled, earlier: [], past: [paid(sent)] });
});

describe('time', () => {
  const earlier = THEN - 1_000;
  const full: Account = {
    open: payments.waitsForCode,
    settled: { state: 'booked', sent, at: THEN },
    earlier: [{ state: 'accepted', sent, at: THEN }],
    elsewhere,
    sendings: [sent],
    past: [{ ...paid(sent), at: THEN }],
    settledAt: THEN,
  };

  it('returns the same object when nothing expires', () => {
    const resting = { ...full, open: payments.unknown };
    expect(step(resting, 'expired', {}, THEN)).toBe(resting);
    expect(step(full, 'expired', {}, THEN)).toEqual(full);
  });

  it('replaces each time in the future by now', () => {
    const left = { ...sent, leftAt: earlier };
    expect(step(full, 'expired', {}, earlier)).toEqual({
      open: {
        state: 'waitsForCode',
        sent: left,
        code: { ...code, since: earlier, askedAt: earlier },
      },
      settled: { ...full.settled, sent: left, at: earlier },
      earlier: [{ state: 'accepted', sent: left, at: earlier }],
      elsewhere: { ...elsewhere, leftAt: earlier },
      sendings: [left],
      past: [{ ...paid(sent), at: earlier }],
      settledAt: THEN,
    });
    expect(open(payments.unknown, 'expired', {}, earlier)).toEqual({
      ...payments.unknown,
      sent: left,
    });
  });

  it('keeps the time of settlement through a small correction of the clock, and not through a large one', () => {
    const settledAt = (minutes: number) =>
      step(full, 'expired', {}, THEN - minutes * 60_000).settledAt;
    expect(settledAt(5)).toBe(THEN);
    expect(settledAt(6)).toBe(THEN - 6 * 60_000);
  });

  it('never removes the time of settlement: a screen can stay open for longer than a day', () => {
    const account = { ...emptyAccount, settledAt: THEN };
    expect(step(account, 'expired', {}, THEN + DAY_MS).settledAt).toBe(THEN);
  });
});
