import { type Day, daysBetween, seriesMonths } from './calendar';

/**
 * The unit-period of a loan with one advance (Regulation Z, Appendix J to 12 CFR 1026, (b)(3) and (b)(4)): the
 * most frequent period between its dates.
 */
export type UnitPeriod =
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'semimonth' }
  /** Twelve months are a year. */
  | { readonly kind: 'months'; readonly months: number };

export const YEAR: UnitPeriod = { kind: 'months', months: 12 };
const SEMIMONTH: UnitPeriod = { kind: 'semimonth' };

/**
 * Unit-periods in a year, (b)(5). A number of days that is not a whole number of weeks divides 365, as a single
 * day does.
 */
export function unitsPerYear(unit: UnitPeriod): number {
  if (unit.kind === 'semimonth') return 24;
  if (unit.kind === 'months') return 12 / unit.months;
  return unit.days % 7 === 0 ? 52 / (unit.days / 7) : 365 / unit.days;
}

/** Length in days with months of thirty days. Only for comparing periods. */
function lengthOf(unit: UnitPeriod): number {
  if (unit.kind === 'semimonth') return 15;
  return unit.kind === 'months' ? unit.months * 30 : unit.days;
}

/** The unit-period of several payments, from the day of the advance and the payment days, in order. */
export function unitPeriodOf(days: readonly Day[]): UnitPeriod {
  const common = mostFrequent(periodsOf(days)) ?? nearestToAverage(days);
  return lengthOf(common) > 365 ? YEAR : common;
}

/** The possible names of each period: seven days are also a week, and thirty-one days may be a month. */
function periodsOf(days: readonly Day[]): readonly UnitPeriod[][] {
  return days.slice(1).map((to, index) => {
    const from = days[index] ?? to;
    const months = seriesMonths(from, to);
    const names: UnitPeriod[] = [];
    if (months) names.push({ kind: 'months', months });
    if (isSemimonth(days, index)) names.push(SEMIMONTH);
    return [...names, { kind: 'days', days: daysBetween(from, to) }];
  });
}

/**
 * Whether the period after the day at an index is half a month: together with the period before or after, it makes
 * a whole month.
 */
export function isSemimonth(days: readonly Day[], index: number): boolean {
  const [before, from, to, after] = [-1, 0, 1, 2].map((step) => days[index + step]);
  if (!from || !to) return false;
  const isHalf = daysBetween(from, to) >= 13 && daysBetween(from, to) <= 17;
  const makesMonth = (one?: Day, other?: Day) => !!one && !!other && seriesMonths(one, other) === 1;
  return isHalf && (makesMonth(before, to) || makesMonth(from, after));
}

/** The most frequent common period (one that occurs at least twice); the smaller one of two, (b)(4)(i)(A). */
function mostFrequent(periods: readonly UnitPeriod[][]): UnitPeriod | undefined {
  const tally = new Map<string, { readonly unit: UnitPeriod; readonly times: number }>();
  for (const unit of periods.flat()) {
    const name = JSON.stringify(unit);
    tally.set(name, { unit, times: (tally.get(name)?.times ?? 0) + 1 });
  }
  const [best] = [...tally.values()]
    .filter(({ times }) => times > 1)
    .sort((one, other) => other.times - one.times || lengthOf(one.unit) - lengthOf(other.unit));
  return best?.unit;
}

/** Without a common period: the average of all periods, to the nearest standard interval, (b)(4)(i)(B). */
function nearestToAverage(days: readonly Day[]): UnitPeriod {
  const [first, last] = [days[0], days[days.length - 1]];
  const average = first && last ? daysBetween(first, last) / (days.length - 1) : 1;
  const distance = (unit: UnitPeriod) => Math.abs(lengthOf(unit) - average);
  return STANDARD.reduce((best, unit) => (distance(unit) < distance(best) ? unit : best));
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** A day, a week, a semimonth, a month, and multiples of a week or a month up to a year: (b)(3)(iii). */
const STANDARD: readonly UnitPeriod[] = [
  { kind: 'days', days: 1 } as const,
  ...upTo(52).map((weeks) => ({ kind: 'days', days: weeks * 7 }) as const),
  SEMIMONTH,
  ...upTo(12).map((months) => ({ kind: 'months', months }) as const),
].sort((one, other) => lengthOf(one) - lengthOf(other));
