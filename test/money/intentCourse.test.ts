import { type Account, emptyAccount, type OpenIntent } from '../../src/money/ledger/intent';
import { CODE_WAITS_MS, DAY_MS } from '../../src/money/ledger/transitions';
import { LATER, next, open, owedNow, step } from './events';
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

/** What becomes of one intent in several events, and with time (docs/reference/money.md). */

const { sent } = payments.sending;

describe('a repetition after undone', () => {
  it('carries the first token for a day from the first sending', () => {
    const { undone } = payments;
    expect(open(undone, 'timePassed', {}, THEN + DAY_MS - 1)).toEqual(undone);
    expect(open(undone, 'timePassed', {}, THEN + DAY_MS)).toBeNull();
  });

  it('of a token that another payment held is that one', () => {
    const holder = payment({ id: 'H' });
    const said = open(payments.sending, 'saidToBeThere', { id: 'P', holder });
    expect(said).toEqual({ state: 'unknown', sent: holder, first: holder, isThere: true });
  });

  const repeated = { state: 'sending', sent: next, first } as const;
  const about = { id: 'N' };

  it('that is refused leaves the first sending unknown', () => {
    expect(open(repeated, 'refused', about)).toEqual({
      state: 'unknown',
      sent: first,
      first,
      isThere: false,
    });
    const lost = { ...repeated, state: 'unknown', isThere: false } as const;
    expect(open(lost, 'refused', about)).toMatchObject({ state: 'unknown', sent: first });
  });

  it('that is lost still knows the first', () => {
    expect(open(repeated, 'answerLost', about)).toEqual({
      state: 'unknown',
      sent: next,
      first,
      isThere: false,
    });
  });

  it('that is said to be there is the first one; its code only where card, amount and coupon are the same', () => {
    const there = (sent = next) =>
      open({ ...repeated, sent }, 'saidToBeThere', { id: sent.id }) as unknown;
    expect(there()).toEqual({ state: 'unknown', sent: first, first, isThere: true });
    for (const other of [
      { amount: '401' },
      { couponId: 'c' },
      { card: { mark: 'other', name: '' } },
    ]) {
      expect(there({ ...next, ...other })).toMatchObject({ sent: first, isThere: false });
    }
  });
});

describe('a code', () => {
  it('of what the lender said to have can be asked for; of a merely lost one it cannot', () => {
    const there = { ...payments.unknown, isThere: true };
    const leaving = { ...sent, leftAt: LATER, owed: owedNow };
    expect(open(there, 'resent')).toEqual({ ...there, sent: leaving });
    expect(open(payments.unknown, 'resent')).toBe(payments.unknown);
  });

  it('of what the lender said to have stays unknown until it comes', () => {
    const there = { ...payments.unknown, isThere: true };
    expect(open(there, 'answerLost')).toBe(there);
    expect(open(there, 'refused')).toBe(there);
    expect(open(there, 'saidToBeThere')).toEqual(there);
  });

  it('is waited for half an hour', () => {
    const { waitsForCode } = payments;
    expect(open(waitsForCode, 'timePassed', {}, THEN + CODE_WAITS_MS - 1)).toEqual(waitsForCode);
    expect(open(waitsForCode, 'timePassed', {}, THEN + CODE_WAITS_MS)).toBeNull();
    expect(CODE_WAITS_MS).toBe(30 * 60 * 1_000);
  });

  it('of a confirmation there is none', () => {
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

  it('is sent, accepted, refused, lost, and said to be there', () => {
    expect(open(null, 'sent', { sent: figures })).toEqual(sending);
    expect(step(accountWith(sending), 'accepted', about).settled).toMatchObject({ sent: figures });
    expect(open(sending, 'refused', about)).toBeNull();
    expect(open(lost, 'refused', about)).toBeNull();
    expect(open(sending, 'answerLost', about)).toEqual(lost);
    expect(open(sending, 'saidToBeThere', about)).toEqual(lost);
  });

  it('after an undone payment begins anew', () => {
    expect(open(payments.undone, 'sent', { sent: figures })).toEqual(sending);
  });

  it('is the borrower’s alone to unlock: after a check found it on offer, or after a day', () => {
    expect(open(lost, 'foundUndone', about)).toBe(lost);
    const offered = open(lost, 'offerRead', { ...about, isOnOffer: true });
    expect(offered).toEqual({ ...lost, isOnOffer: true });
    const byHand = (from: OpenIntent | null, at: number) =>
      step(accountWith(from), 'settledByHand', about, at).open;
    expect(byHand(offered, LATER)).toBeNull();
    expect(byHand(lost, THEN + DAY_MS - 1)).toEqual(lost);
    expect(byHand(lost, THEN + DAY_MS)).toBeNull();
    // A later check can find another offer.
    expect(open(offered, 'offerRead', { ...about, isOnOffer: false })).toEqual(lost);
  });
});

describe('settled by hand', () => {
  const byHand = (at: number) =>
    step(accountWith(payments.unknown), 'settledByHand', { id: 'P' }, at);

  it('is a payment after a day, and what was read before is old', () => {
    expect(byHand(THEN + DAY_MS - 1)).toEqual(accountWith(payments.unknown));
    expect(byHand(THEN + DAY_MS)).toEqual({ ...emptyAccount, settledAt: THEN + DAY_MS });
    expect(DAY_MS).toBe(24 * 60 * 60 * 1_000);
  });

  it('only: a refusal makes no figures old', () => {
    const before = { ...accountWith(payments.sending), settledAt: 7 };
    expect(step(before, 'refused').settledAt).toBe(7);
  });
});

it('what cannot be read any more is settled without a name', () => {
  const forgotten = { kind: 'forgotten', id: 'forgotten', leftAt: THEN } as const;
  const account = accountWith({ state: 'unknown', sent: forgotten });
  expect(step(account, 'foundBooked', { id: 'forgotten' })).toEqual({
    ...emptyAccount,
    settled: { state: 'done', sent: null, doneAt: LATER },
    settledAt: LATER,
  });
});

describe('the last one', () => {
  const last = { state: 'doneNotBooked', sent, doneAt: THEN } as const;
  const account = { ...emptyAccount, settled: last };

  it('is booked when a reading shows it, and stays said', () => {
    expect(step(account, 'foundBooked')).toEqual({
      ...account,
      settled: { ...last, state: 'done' },
    });
    expect(step(account, 'foundBooked', { id: 'other' })).toBe(account);
    expect(step(account, 'notPaidElsewhere', { id: 'P' })).toBe(account);
  });

  it('is said for a day, and one that is not booked until it is', () => {
    const done = { ...account, settled: { ...last, state: 'done' } } as const;
    const at = (time: number, of: Account = done) => step(of, 'timePassed', {}, time).settled;
    expect(at(THEN + DAY_MS - 1)).toEqual(done.settled);
    expect(at(THEN + DAY_MS)).toBeNull();
    expect(at(THEN + 2 * DAY_MS, account)).toEqual(last);
  });
});

describe('one that was opened elsewhere', () => {
  const account = { ...emptyAccount, elsewhere };

  it('is over when a reading shows it, or the borrower says so', () => {
    // What was read before it was booked is old.
    expect(step(account, 'foundBooked', { id: 'E' })).toEqual({
      ...emptyAccount,
      settledAt: LATER,
    });
    expect(step(account, 'notPaidElsewhere', { id: 'E' })).toEqual(emptyAccount);
    for (const name of ['foundBooked', 'notPaidElsewhere'] as const) {
      expect(step(account, name, { id: 'other' })).toBe(account);
      expect(step(emptyAccount, name, { id: 'E' })).toBe(emptyAccount);
    }
    expect(step(account, 'accepted', { id: 'E' })).toBe(account);
  });

  it('is said for a day', () => {
    const at = (time: number) => step(account, 'timePassed', {}, time).elsewhere;
    expect(at(THEN + DAY_MS - 1)).toEqual(elsewhere);
    expect(at(THEN + DAY_MS)).toBeNull();
  });
});

describe('time', () => {
  const earlier = THEN - 1_000;
  const full: Account = {
    open: payments.waitsForCode,
    settled: { state: 'done', sent, doneAt: THEN },
    elsewhere,
    settledAt: THEN,
  };

  it('that passes without an end changes nothing, not even the object', () => {
    const resting = { ...full, open: payments.unknown };
    expect(step(resting, 'timePassed', {}, THEN)).toBe(resting);
    expect(step(full, 'timePassed', {}, THEN)).toEqual(full);
  });

  it('ahead of the clock counts as now, wherever it stands', () => {
    const left = { ...sent, leftAt: earlier };
    expect(step(full, 'timePassed', {}, earlier)).toEqual({
      open: {
        state: 'waitsForCode',
        sent: left,
        code: { ...code, since: earlier, sentAt: earlier },
      },
      settled: { ...full.settled, sent: left, doneAt: earlier },
      elsewhere: { ...elsewhere, leftAt: earlier },
      settledAt: earlier,
    });
    expect(open(payments.unknown, 'timePassed', {}, earlier)).toEqual({
      ...payments.unknown,
      sent: left,
      first: left,
    });
  });

  it('never forgets when it was settled: a screen can stand open for longer than a day', () => {
    const account = { ...emptyAccount, settledAt: THEN };
    expect(step(account, 'timePassed', {}, THEN + DAY_MS).settledAt).toBe(THEN);
  });
});
