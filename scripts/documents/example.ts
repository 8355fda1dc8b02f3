import { type CostMethod, yearlyRate } from '../../src/domain/cost/yearlyRate';
import { type FigureBook, numberOf } from './figures';
import { lateChargeIn, lateChargeOf } from './lateCharge';

/** The figures that the example of the home page needs. */
const NEEDED = [
  'examplePrincipal',
  'exampleDays',
  'exampleCommissionRate',
  'exampleLateDays',
  'dailyInterest',
  'tax',
] as const;

/**
 * Calculates the figures of the loan example, in minor units. If a needed figure is missing, the result is empty.
 * A text that names a figure of the example is then an error.
 */
export function exampleFigures(book: FigureBook, method: CostMethod): FigureBook {
  const [principal, days, commissionRate, lateDays, dailyInterest, tax] = NEEDED.map((name) =>
    numberOf(book, name),
  );
  if (!principal || !days || commissionRate === undefined || lateDays === undefined) return {};
  const lateCharge = lateChargeIn(book);
  if (dailyInterest === undefined || tax === undefined || !lateCharge) return {};
  const interest = share(principal, dailyInterest * days);
  const commission = share(principal, commissionRate);
  const taxed = share(interest + commission, tax);
  const total = principal + interest + commission + taxed;
  const penalty = lateChargeOf(lateCharge, total, lateDays);
  const source = 'Calculated from the other figures';
  const money = (amount: number) => ({ money: amount, source });
  const rate = yearlyRate(method, {
    advance: { amount: BigInt(principal), date: DAY_ONE },
    payments: [{ amount: BigInt(total), date: dayAfter(days) }],
  });
  return {
    exampleInterest: money(interest),
    exampleCommission: money(commission),
    exampleTax: money(taxed),
    exampleTotal: money(total),
    examplePenalty: money(penalty),
    ...(rate.kind === 'rate' && {
      exampleYearlyCost: { percent: (rate.hundredths / 100).toFixed(2), source },
    }),
  };
}

/** The example needs a date: the first day of a year that is not a leap year. */
const DAY_ONE = '2025-01-01';

const dayAfter = (days: number): string =>
  new Date(Date.parse(DAY_ONE) + days * 86_400_000).toISOString().slice(0, 10);

const share = (amount: number, percent: number): number => Math.round((amount * percent) / 100);
