import fc from 'fast-check';
import { confirmationFinding } from '@/domain/money/confirmations/confirmLoan';
import type { Owed } from '@/domain/money/ledger/intent';
import { SOONEST_UNDONE_MS } from '@/domain/money/ledger/rules';
import { findingOf as findingOfSent, type ServerState } from '@/domain/money/payments/evidence';
import { confirmation, owed, payment } from './samples';

const LATE = SOONEST_UNDONE_MS;
/** The finding for a payment of `amount`, sent when `then` was owed. Without `then` the debt at sending is unknown. */
const findingOf = (
  then: (Owed & { readonly unbooked?: string }) | undefined,
  amount: string,
  reading: ServerState,
  age: number,
) =>
  findingOfSent(
    {
      sent: then
        ? payment({ amount, owed: { unbooked: '0', ...then } })
        : { kind: 'forgotten', id: 'forgotten', leftAt: 0 },
    },
    reading,
    age,
  );

const asBefore = { status: '174', owed };

const now = (overrides: Partial<typeof asBefore.owed> | { amount?: string; date?: string }) => ({
  status: '174',
  owed: { ...owed, ...overrides },
});

describe('a payment', () => {
  it.each([
    ['the order is settled, which alone is enough', undefined, { status: '200' }, 0],
    ['less is owed', owed, now({ amount: '999' }), 0],
    ['the date is later', owed, now({ date: '2026-03-03' }), 0],
    ['the date is later, with any debt', owed, now({ amount: '2000', date: '2026-04-02' }), 0],
  ])('is done: %s', (_, then, reading, age) => {
    expect(findingOf(then, '1000', reading, age)).toBe('done');
  });

  it.each(['174', '180'])(
    'is undone: nothing has changed after two minutes (status %s)',
    (status) => {
      expect(findingOf(owed, '400', { ...asBefore, status }, LATE)).toBe('undone');
    },
  );

  it('is undone: the whole debt was to be paid, and only a late fee was added', () => {
    expect(findingOf(owed, '1000', now({ amount: '1010' }), LATE)).toBe('undone');
    expect(findingOf(owed, '400', now({ amount: '1010' }), LATE)).toBe('unclear');
  });

  it('is too early to tell before two minutes have passed', () => {
    expect(findingOf(owed, '1000', asBefore, LATE - 1)).toBe('tooEarly');
  });

  it('is unclear after 800005 while nothing has changed, however early or late', () => {
    const duplicate = { sent: payment(), isDuplicate: true };
    expect(findingOfSent(duplicate, asBefore, LATE - 1)).toBe('unclear');
    expect(findingOfSent(duplicate, asBefore, LATE)).toBe('unclear');
    expect(findingOfSent(duplicate, now({ amount: '999' }), 0)).toBe('done');
  });

  it.each([
    ['the ledger does not know what was owed', undefined, asBefore],
    ['what is owed could not be read', owed, { status: '174' }],
    ['the status could not be read', owed, { owed }],
    ['the order cannot be repaid now', owed, { ...asBefore, status: '110' }],
    ['the date is earlier', owed, now({ date: '2026-03-01' })],
    ['the date is written in another form', owed, now({ date: '02/03/2026' })],
    ['the date is none any more', owed, now({ date: '' })],
  ])('is unclear: %s', (_, then, reading) => {
    expect(findingOf(then, '1000', reading, LATE)).toBe('unclear');
  });

  it.each([
    ['2026-03-02', '2026/03/02'],
    ['2026-03-02 00:00:00', '2026/03/02 00:00:00'],
    ['1700000000', '1700000000000'],
    ['soon', 'soon'],
    // The same instant with another offset.
    ['2026-03-02T06:00:00Z', '2026-03-02T00:00:00-06:00'],
    ['2026-03-02T00:00:00-06:00', '2026-03-02T06:00:00Z'],
    ['2026-03-02T06:00:00Z', '2026-03-02 06:00:00.000+0000'],
    ['2023-11-14T22:13:20Z', '1700000000'],
    ['1700000000000', '2023-11-15T03:43:20+05:30'],
    ['2026-03-02', '2026-03-02 00:00'],
  ])('reads two formats of one date as the same date: %s and %s', (one, other) => {
    const finding = findingOf({ ...owed, date: one }, '400', now({ date: other }), LATE);
    expect(finding).toBe('undone');
  });

  it.each([
    ['1700000000', '1700000001'],
    ['1700000000000', '1700000000001'],
    ['1700000000', '1700000000001'],
    ['2026/12/31', '2027-01-01'],
    ['2026-03-02T23:00:00-06:00', '2026-03-03T05:00:01Z'],
    ['1700000000', '2023-11-14T22:13:21Z'],
    ['2026-03-02 10:00', '2026-03-02 10:00:01'],
  ])('reads the second date as later: %s → %s', (one, other) => {
    expect(findingOf({ ...owed, date: one }, '400', now({ date: other }), 0)).toBe('done');
    expect(findingOf({ ...owed, date: other }, '400', now({ date: one }), LATE)).toBe('unclear');
  });

  it.each([
    ['soon', 'later'],
    ['2026-03-02', '2026-03-03 10:00:00'],
    // A time without a zone is the lender's: this page does not know the instant.
    ['2026-03-02 10:00:00', '2026-03-03T10:00:00Z'],
    ['2026-03-02', '1799999999'],
    ['2026-02-30', '2026-02-31'],
    ['2026-03-2', '2026-03-3'],
    ['x2026-03-02', 'x2026-03-03'],
    ['17000000001', '17000000002'],
    ['a1700000000', 'a1700000001'],
    ['1700000000a', '1700000001a'],
    ['a1700000000000', 'a1700000000001'],
    ['1700000000000a', '1700000000001a'],
    ['', '2026-03-03'],
  ])('finds no evidence in an invalid date or in two formats: %s → %s', (one, other) => {
    expect(findingOf({ ...owed, date: one }, '400', now({ date: other }), LATE)).toBe('unclear');
  });

  it('compares amounts as whole numbers of any size', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), fc.nat(1_000), (amount, less) => {
        const then = { ...owed, amount: String(amount + BigInt(less)) };
        const reading = now({ amount: String(amount) });
        expect(findingOf(then, '0', reading, LATE)).toBe(less > 0 ? 'done' : 'undone');
      }),
    );
  });
});

describe('a confirmation', () => {
  const sent = confirmation();

  it('is undone after two minutes when the same loan is on offer, and too early to tell before', () => {
    expect(confirmationFinding(sent, sent, LATE)).toBe('undone');
    expect(confirmationFinding(sent, sent, LATE - 1)).toBe('tooEarly');
  });

  it.each(['amount', 'periods', 'termUnit'] as const)(
    'keeps its lock when the offer has another %s',
    (key) => {
      expect(confirmationFinding(sent, { ...sent, [key]: 'x' }, LATE)).toBe('unclear');
    },
  );
});

describe('a payment sent while another one was accepted and not booked', () => {
  const then = { ...owed, unbooked: '400' };

  it('is done only when the debt falls by more than the other payment, or the order is settled', () => {
    const at = (amount: string) => findingOf(then, '400', now({ amount }), LATE);
    expect(at('600')).toBe('unclear');
    expect(at('599')).toBe('done');
    expect(findingOf(then, '400', { status: '200' }, LATE)).toBe('done');
  });

  it('is neither done by a later date nor undone by an unchanged debt', () => {
    expect(findingOf(then, '400', now({ date: '2026-04-02' }), LATE)).toBe('unclear');
    expect(findingOf(then, '400', asBefore, LATE)).toBe('unclear');
  });
});
