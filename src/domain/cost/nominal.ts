import { type Day, daysBetween, monthsBefore, sameDateMonths, seriesMonths } from './calendar';
import { isSemimonth, type UnitPeriod, unitPeriodOf, unitsPerYear, YEAR } from './unitPeriod';

/** The distance of a payment from the advance: whole unit-periods and a fraction of one. */
interface Distance {
  readonly full: number;
  readonly fraction: number;
}

/**
 * The worth on the day of the advance of one unit of money paid on each day, at a nominal yearly rate (1 is 100
 * %): the general equation of Regulation Z (Appendix J to 12 CFR 1026, (b)(8)) for a single advance. The rate of a
 * unit-period compounds over whole unit-periods and is simple within one.
 */
export function nominalWorth(advance: Day, payments: readonly Day[]) {
  const { perYear, distances } = timingOf(advance, payments);
  return (yearlyRate: number): readonly number[] => {
    const rate = yearlyRate / perYear;
    return distances.map(({ full, fraction }) => 1 / ((1 + fraction * rate) * (1 + rate) ** full));
  };
}

/** The number of unit-periods in a year, and the distance of each payment in unit-periods. */
function timingOf(advance: Day, payments: readonly Day[]) {
  const [only, ...others] = payments;
  const single = others.length === 0 ? only : undefined;
  const terms = single && termsPerYear(advance, single);
  if (terms) return { perYear: terms, distances: [{ full: 1, fraction: 0 }] };
  const unit = single ? YEAR : unitPeriodOf([advance, ...payments]);
  return { perYear: unitsPerYear(unit), distances: distancesOf(unit, advance, payments) };
}

/**
 * A single payment within a year: its own term is the unit-period, in whole months or else in days, (b)(5)(vi) and
 * (vii). Two weeks are fourteen days of 365, not a 26th of a year. Undefined for a longer term.
 */
function termsPerYear(advance: Day, payment: Day): number | undefined {
  if (monthsBefore(payment, 12, payment.date).count >= advance.count) return undefined;
  const months = sameDateMonths(advance, payment);
  return months ? 12 / months : 365 / daysBetween(advance, payment);
}

function distancesOf(unit: UnitPeriod, advance: Day, payments: readonly Day[]): Distance[] {
  const days = [advance, ...payments];
  return payments.reduce<Distance[]>((distances, day, index) => {
    const last = distances[index - 1];
    // Half a month is one unit-period from one payment to the next, as in Appendix J, (c)(1)(iii). Counted in
    // months of thirty days, the halves would be 14 to 17 days long.
    const isNext = last && unit.kind === 'semimonth' && isSemimonth(days, index);
    const distance = isNext
      ? { ...last, full: last.full + 1 }
      : distanceOf(unit, advance, day, payments);
    return [...distances, distance];
  }, []);
}

/** Unit-periods between two dates by the rules of (b)(5)(ii) to (v). */
function distanceOf(unit: UnitPeriod, from: Day, to: Day, payments: readonly Day[]): Distance {
  if (unit.kind === 'days') return split(daysBetween(from, to), unit.days);
  const { months, rest, scheduled } = monthsMeasuredBack(from, to, payments);
  if (unit.kind === 'semimonth') return split(30 * months + rest, 15);
  if (unit.months < 12) return split(30 * months + rest, 30 * unit.months);
  const full = Math.floor(months / 12);
  const start = monthsBefore(to, full * 12, scheduled);
  return { full, fraction: rest === 0 ? (months % 12) / 12 : daysBetween(from, start) / 365 };
}

/**
 * The time between two days as whole months, measured back from the later day, and the days left before the first
 * of these months, with the date of the month that the months are measured from (Regulation Z, Appendix J to 12
 * CFR 1026, (b)(5)(ii)).
 */
export function monthsMeasuredBack(from: Day, to: Day, payments: readonly Day[]) {
  const scheduled = scheduledDate(to, payments);
  const monthsOfCalendar = (to.year - from.year) * 12 + to.month - from.month;
  const isReached = monthsBefore(to, monthsOfCalendar, scheduled).count >= from.count;
  const months = isReached ? monthsOfCalendar : monthsOfCalendar - 1;
  const rest = daysBetween(from, monthsBefore(to, months, scheduled));
  return { months, rest, scheduled };
}

/**
 * The date that a payment was scheduled for. The other payments show it where the payment's own month is too
 * short.
 */
function scheduledDate(day: Day, payments: readonly Day[]): number {
  const series = payments.filter((other) => seriesMonths(day, other) !== undefined);
  return Math.max(day.date, ...series.map(({ date }) => date));
}

const split = (days: number, unit: number): Distance => ({
  full: Math.floor(days / unit),
  fraction: (days % unit) / unit,
});
