import { type Day, daysBetween } from './calendar';
import { flowsOf, type Loan } from './flows';
import { nominalWorth } from './nominal';

/** `nominal` is the method of the United States, `effective` that of the European Union and Mexico. */
export type CostMethod = 'nominal' | 'effective';

export type YearlyRate =
  /** In hundredths of a per cent, rounded half up: 1234 is 12.34 %. */
  | { readonly kind: 'rate'; readonly hundredths: number }
  /** More than 10,000 %. */
  | { readonly kind: 'beyond' }
  /** These flows have no rate. */
  | { readonly kind: 'none' };

/** 10,000 %, in hundredths of a per cent. */
const HIGHEST = 1_000_000;

/** Two worths count as equal below this share of the advance: floating point leaves this much of an exact half. */
const SAME = 1e-12;

/**
 * The yearly rate at which the payments are worth the advance. Exactly one exists where every payment comes after
 * the advance and their sum exceeds the advance: the worth of later payments falls as the rate rises.
 */
export function yearlyRate(method: CostMethod, loan: Loan): YearlyRate {
  const flows = flowsOf(loan);
  if (!flows) return { kind: 'none' };
  const { advance, days, shares } = flows;
  const worths = (method === 'nominal' ? nominalWorth : effectiveWorth)(advance, days);
  const worth = (rate: number) =>
    worths(rate).reduce((sum, each, index) => sum + each * (shares[index] ?? 0), 0);
  const isAtLeast = (hundredths: number) => worth(hundredths / 10_000) >= 1 - SAME;
  if (worth(HIGHEST / 10_000) > 1 + SAME) return { kind: 'beyond' };
  return { kind: 'rate', hundredths: lastThat((rounded) => isAtLeast(rounded - 0.5)) };
}

/** The highest whole number up to `HIGHEST` that passes, by bisection; 0 where none passes. */
function lastThat(passes: (candidate: number) => boolean): number {
  let [low, high] = [0, HIGHEST];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (passes(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * The worth on the day of the advance of one unit of money paid on each day, at an effective yearly rate: the
 * basic equation of Directive 2008/48/EC, Annex I, with time in days over 365. Mexico's CAT uses the same
 * equation.
 */
function effectiveWorth(advance: Day, payments: readonly Day[]) {
  const years = payments.map((day) => daysBetween(advance, day) / 365);
  return (yearlyRate: number): readonly number[] => years.map((time) => (1 + yearlyRate) ** -time);
}
