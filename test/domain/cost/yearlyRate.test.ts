import fc from 'fast-check';
import type { Flow, Loan } from '@/domain/cost/flows';
import { type CostMethod, yearlyRate } from '@/domain/cost/yearlyRate';
import { appendixJ, directive, type Published } from './published';

const percent = (method: CostMethod, { loan }: Published) => {
  const rate = yearlyRate(method, loan);
  return rate.kind === 'rate' ? (rate.hundredths / 100).toFixed(2) : rate.kind;
};

it.each(appendixJ)('Appendix J, $name: $rate %', (example) => {
  expect(percent('nominal', example)).toBe(example.rate);
});

it.each(directive)('Directive, $name: $rate %', (example) => {
  expect(percent('effective', example)).toBe(example.rate);
});

const METHODS: readonly CostMethod[] = ['nominal', 'effective'];

const dateAfter = (start: string, days: number) =>
  new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10);

/** A loan with a rate: payments after the advance that exceed it by at least a hundredth in all. */
const loans = fc
  .record({
    method: fc.constantFrom(...METHODS),
    start: fc.integer({ min: 0, max: 20_000 }).map((days) => dateAfter('2000-01-01', days)),
    received: fc.integer({ min: 100, max: 10_000_000 }),
    gaps: fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 12 }),
    weights: fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 12, maxLength: 12 }),
    cost: fc.double({ min: 0.01, max: 5, noNaN: true }),
  })
  .map(({ method, start, received, gaps, weights, cost }) => {
    const whole = gaps.reduce((sum, _, index) => sum + (weights[index] ?? 0), 0);
    const share = (received * (1 + cost)) / whole;
    const days = gaps.map((_, index) => gaps.slice(0, index + 1).reduce((sum, gap) => sum + gap));
    const payments = days.map((day, index) => ({
      date: dateAfter(start, day),
      amount: BigInt(Math.ceil((weights[index] ?? 0) * share)),
    }));
    return { method, loan: { advance: { date: start, amount: BigInt(received) }, payments } };
  });

const hundredths = (method: CostMethod, loan: Loan): number => {
  const rate = yearlyRate(method, loan);
  if (rate.kind === 'none') throw new Error('a loan without a rate');
  return rate.kind === 'rate' ? rate.hundredths : Infinity;
};

const withPayments = (loan: Loan, change: (flow: Flow, index: number) => Flow): Loan => ({
  ...loan,
  payments: loan.payments.map(change),
});

it('finds a rate for every loan that costs something', () => {
  fc.assert(
    fc.property(loans, ({ method, loan }) => {
      expect(hundredths(method, loan)).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('finds the rate at which the payments are worth the advance', () => {
  fc.assert(
    fc.property(loans, ({ loan }) => {
      const rate = hundredths('effective', loan);
      fc.pre(Number.isFinite(rate));
      const worthAt = (percent: number) =>
        loan.payments.reduce((sum, { amount, date }) => {
          const days = (Date.parse(date) - Date.parse(loan.advance.date)) / 86_400_000;
          return sum + Number(amount) / (1 + percent / 100) ** (days / 365);
        }, 0);
      const received = Number(loan.advance.amount);
      expect(worthAt((rate - 0.5001) / 100)).toBeGreaterThan(received);
      expect(worthAt((rate + 0.5001) / 100)).toBeLessThan(received);
    }),
  );
});

/** Adds a tenth of the loan to the chosen payments. */
const dearer = (loan: Loan, isMeant: (index: number) => boolean): Loan =>
  withPayments(loan, (flow, index) =>
    isMeant(index) ? { ...flow, amount: flow.amount + loan.advance.amount / 10n } : flow,
  );

it('returns a higher rate when the cost rises', () => {
  fc.assert(
    fc.property(loans, ({ method, loan }) => {
      const rate = hundredths(method, loan);
      fc.pre(Number.isFinite(rate));
      expect(
        hundredths(
          method,
          dearer(loan, () => true),
        ),
      ).toBeGreaterThan(rate);
    }),
  );
});

it('never returns a lower rate when one payment rises', () => {
  fc.assert(
    fc.property(loans, fc.nat({ max: 11 }), ({ method, loan }, which) => {
      const rate = hundredths(method, loan);
      fc.pre(Number.isFinite(rate));
      const meant = which % loan.payments.length;
      // Rounding may hide a late payment after expensive early ones.
      expect(
        hundredths(
          method,
          dearer(loan, (index) => index === meant),
        ),
      ).toBeGreaterThanOrEqual(rate);
    }),
  );
});

it('returns the same rate for scaled flows', () => {
  fc.assert(
    fc.property(loans, fc.bigInt({ min: 1n, max: 10n ** 30n }), ({ method, loan }, factor) => {
      const scaled: Loan = {
        advance: { ...loan.advance, amount: loan.advance.amount * factor },
        payments: loan.payments.map((flow) => ({ ...flow, amount: flow.amount * factor })),
      };
      expect(yearlyRate(method, scaled)).toEqual(yearlyRate(method, loan));
    }),
  );
});

it('ignores the order of the payments and payments of zero', () => {
  fc.assert(
    fc.property(loans, ({ method, loan }) => {
      const nothing = { date: dateAfter(loan.advance.date, 3), amount: 0n };
      const turned = { ...loan, payments: [nothing, ...loan.payments].reverse() };
      expect(yearlyRate(method, turned)).toEqual(yearlyRate(method, loan));
    }),
  );
});

it('returns the same effective rate for shifted dates, and the same nominal rate where periods are days', () => {
  const weekly = fc.record({
    count: fc.integer({ min: 2, max: 30 }),
    weeks: fc.integer({ min: 1, max: 3 }),
    shift: fc.integer({ min: -5_000, max: 5_000 }),
  });
  fc.assert(
    fc.property(weekly, fc.constantFrom(...METHODS), ({ count, weeks, shift }, method) => {
      const from = (start: string): Loan => ({
        advance: { date: start, amount: 100_000n },
        payments: Array.from({ length: count }, (_, index) => ({
          date: dateAfter(start, (index + 1) * 7 * weeks),
          amount: BigInt(Math.ceil(110_000 / count)),
        })),
      });
      const moved = from(dateAfter('2026-11-21', shift));
      expect(yearlyRate(method, moved)).toEqual(yearlyRate(method, from('2026-11-21')));
    }),
  );
  fc.assert(
    fc.property(loans, fc.integer({ min: -5_000, max: 5_000 }), ({ loan }, shift) => {
      const move = (flow: Flow): Flow => ({ ...flow, date: dateAfter(flow.date, shift) });
      const moved = { advance: move(loan.advance), payments: loan.payments.map(move) };
      expect(yearlyRate('effective', moved)).toEqual(yearlyRate('effective', loan));
    }),
  );
});

it('returns one nominal rate for monthly payments, with months of any length', () => {
  const monthly = (year: number, month: number, date: number): Loan => {
    const at = (index: number) => {
      const last = new Date(Date.UTC(year, month + index + 1, 0)).getUTCDate();
      return new Date(Date.UTC(year, month + index, Math.min(date, last)))
        .toISOString()
        .slice(0, 10);
    };
    const payments = Array.from({ length: 12 }, (_, index) => ({
      date: at(index + 1),
      amount: 9_500n,
    }));
    return { advance: { date: at(0), amount: 100_000n }, payments };
  };
  const start = fc.tuple(
    fc.integer({ min: 2000, max: 2050 }),
    fc.integer({ min: 0, max: 11 }),
    fc.integer({ min: 1, max: 31 }),
  );
  fc.assert(
    fc.property(start, ([year, month, date]) => {
      // An advance on a shortened month shows its date only, so it is not part of a series.
      fc.pre(date <= 28 || (month !== 1 && ![3, 5, 8, 10].includes(month)));
      expect(yearlyRate('nominal', monthly(year, month, date))).toEqual(
        yearlyRate('nominal', monthly(2026, 0, 15)),
      );
    }),
  );
});

const single = (amount: bigint, date: string): Loan => ({
  advance: { amount: 100_000n, date: '2026-11-21' },
  payments: [{ amount, date }],
});

it('returns 391.07 % a year for 15 per 100 over two weeks in the United States', () => {
  expect(yearlyRate('nominal', single(115_000n, '2026-12-05'))).toEqual({
    kind: 'rate',
    hundredths: 39_107,
  });
});

it.each(METHODS)('rounds an exact half of a hundredth up (%s)', (method) => {
  expect(yearlyRate(method, single(112_345n, '2027-11-21'))).toEqual({
    kind: 'rate',
    hundredths: 1235,
  });
});

it.each(METHODS)('returns no figure above 10,000 %% (%s)', (method) => {
  expect(yearlyRate(method, single(10_100_000n, '2027-11-21'))).toEqual({
    kind: 'rate',
    hundredths: 1_000_000,
  });
  expect(yearlyRate(method, single(10_100_001n, '2027-11-21'))).toEqual({ kind: 'beyond' });
  expect(yearlyRate(method, single(10n ** 40n, '2026-11-22'))).toEqual({ kind: 'beyond' });
});

it.each([
  ['nothing is paid', { ...single(1n, '2027-01-01'), payments: [] }],
  ['it costs nothing', single(100_000n, '2027-01-01')],
  ['less is paid than received', single(99_999n, '2027-01-01')],
  ['a payment is due today', single(110_000n, '2026-11-21')],
  ['a payment is past', single(110_000n, '2026-11-20')],
  ['a date is none', single(110_000n, '2027-02-29')],
  ['a date is a text', single(110_000n, 'soon')],
  [
    'nothing is received',
    { ...single(1n, '2027-01-01'), advance: { amount: 0n, date: '2026-11-21' } },
  ],
  [
    'a payment is negative',
    {
      ...single(1n, '2027-01-01'),
      payments: [
        { amount: -1n, date: '2027-01-01' },
        { amount: 200_000n, date: '2027-02-01' },
      ],
    },
  ],
])('returns no rate where %s', (_, loan) => {
  METHODS.forEach((method) => {
    expect(yearlyRate(method, loan)).toEqual({ kind: 'none' });
  });
});
