import { type Account, emptyAccount, type OpenState } from '../../src/money/intent';
import { bookedBy, confirmationObstacleOf, obstacleOf } from '../../src/money/obstacles';
import {
  accountWith,
  confirmation,
  elsewhere,
  first,
  owed,
  payment,
  payments,
  THEN,
} from './samples';

const reading = { status: '174', owed };
const less = { status: '174', owed: { ...owed, amount: '999' } };
const over = { status: '200' };

const NOW = THEN + 10;
const situation = {
  ...{ account: emptyAccount, amount: '1000', isSecondStep: false },
  ...{ readAt: THEN, reading, begunAt: THEN, now: NOW },
};
const because = (account: Account, overrides: Partial<typeof situation> = {}) =>
  obstacleOf({ ...situation, account, ...overrides })?.because;

const settled = {
  state: 'doneNotBooked',
  sent: payment(),
  doneAt: THEN,
  isByReading: false,
} as const;

describe('a payment', () => {
  it('leaves when nothing stands in its way', () => {
    expect(because(emptyAccount)).toBeUndefined();
    expect(because(emptyAccount, { amount: '1' })).toBeUndefined();
  });

  it.each<[OpenState, string | undefined]>([
    ['sending', 'oneAtATime'],
    ['askingForCode', 'oneAtATime'],
    ['sendingCode', 'oneAtATime'],
    ['unknown', 'oneAtATime'],
    ['waitsForCode', undefined],
    ['undone', undefined],
  ])('beside one that is %s: %s', (state, expected) => {
    expect(because(accountWith(payments[state]))).toBe(expected);
  });

  it('is stale when its screen read its figures no later than the last was settled', () => {
    const account = { ...emptyAccount, settledAt: THEN };
    expect(because(account)).toBe('stale');
    expect(because(account, { readAt: THEN + 1, begunAt: THEN + 1 })).toBeUndefined();
  });

  it('is stale when another tab settled something after what is owed was read', () => {
    const account = { ...emptyAccount, settledAt: THEN };
    expect(because(account, { readAt: THEN + 1, begunAt: THEN })).toBe('stale');
  });

  it('is stale when its figures are of a time that has not come: the clock was set back', () => {
    expect(because(emptyAccount, { readAt: NOW + 1 })).toBe('stale');
    expect(because(emptyAccount, { begunAt: NOW + 1 })).toBe('stale');
    expect(because(emptyAccount, { readAt: NOW, begunAt: NOW })).toBeUndefined();
  });

  it('waits for the borrower’s word on one that was opened elsewhere', () => {
    const account = { ...emptyAccount, elsewhere };
    const stop = obstacleOf({ ...situation, account, amount: '1', isSecondStep: true });
    expect(stop).toEqual({ because: 'openedElsewhere', opened: elsewhere });
  });

  it('does not leave above what is owed; both amounts are named', () => {
    expect(obstacleOf({ ...situation, amount: '1001' })).toEqual({
      because: 'moreThanOwed',
      amount: '1001',
      owed: '1000',
    });
    // Not as texts: '999' is less.
    expect(obstacleOf({ ...situation, amount: '999' })).toBeUndefined();
  });

  it('takes a second step while the last one is not booked', () => {
    const account = { ...emptyAccount, settled };
    expect(because(account)).toBe('notBooked');
    expect(obstacleOf({ ...situation, account, amount: '1' })).toEqual({
      because: 'notBooked',
      last: settled,
    });
    expect(because(account, { isSecondStep: true })).toBeUndefined();
    expect(because({ ...account, settled: { ...settled, state: 'done' } })).toBeUndefined();
  });
});

const LATER = THEN + 1;

describe('a reading shows to be booked', () => {
  const undone = accountWith({ state: 'undone', sent: payment({ id: 'S' }), first });

  it('nothing of what was found undone: its token goes on until one is answered', () => {
    expect(bookedBy(undone, less, LATER)).toEqual([]);
  });

  it('the last one that was accepted, and what was opened elsewhere', () => {
    expect(bookedBy({ ...emptyAccount, settled }, less, LATER)).toEqual(['P']);
    expect(bookedBy({ ...emptyAccount, settled }, reading, LATER)).toEqual([]);
    expect(bookedBy({ ...emptyAccount, elsewhere }, less, LATER)).toEqual(['E']);
    expect(bookedBy({ ...emptyAccount, elsewhere }, reading, LATER)).toEqual([]);
    const all = { ...undone, settled, elsewhere };
    expect(bookedBy(all, less, LATER)).toEqual(['P', 'E']);
  });

  it('nothing that had not left when it was begun', () => {
    expect(bookedBy({ ...undone, settled, elsewhere }, less, THEN)).toEqual([]);
  });

  it('nothing that is booked already, that is no payment, or that still waits', () => {
    const done = { ...settled, state: 'done' } as const;
    expect(bookedBy({ ...emptyAccount, settled: done }, less, LATER)).toEqual([]);
    const confirmed = { ...settled, sent: confirmation() };
    expect(bookedBy({ ...emptyAccount, settled: confirmed }, over, LATER)).toEqual([]);
    expect(bookedBy(accountWith(payments.unknown), less, LATER)).toEqual([]);
    expect(bookedBy(emptyAccount, less, LATER)).toEqual([]);
  });
});

describe('a confirmation', () => {
  const figures = confirmation();
  const last = { ...settled, sent: confirmation() };
  const stop = (account: Account, overrides: object = {}) =>
    confirmationObstacleOf({ ...situation, account, figures, ...overrides });

  it('leaves when nothing stands in its way', () => {
    expect(stop(emptyAccount)).toBeUndefined();
    expect(stop(accountWith({ ...payments.undone }))).toBeUndefined();
  });

  it('is one at a time', () => {
    const open = { state: 'unknown', sent: confirmation() } as const;
    expect(stop(accountWith(open))?.because).toBe('oneAtATime');
  });

  it('is stale by the same rule', () => {
    expect(stop({ ...emptyAccount, settledAt: THEN })?.because).toBe('stale');
    expect(stop({ ...emptyAccount, settledAt: THEN - 1 })).toBeUndefined();
    expect(stop(emptyAccount, { readAt: NOW + 1 })?.because).toBe('stale');
  });

  it('takes a second step while the last one of the same figures is not booked', () => {
    const account = { ...emptyAccount, settled: last };
    expect(stop(account)).toEqual({ because: 'notBooked', last });
    expect(stop(account, { isSecondStep: true })).toBeUndefined();
    expect(stop(account, { figures: confirmation({ amount: '2000' }) })).toBeUndefined();
    expect(stop({ ...account, settled: { ...last, state: 'done' } })).toBeUndefined();
    expect(stop({ ...account, settled })).toBeUndefined();
  });
});
