import { type Day, daysBetween, monthsBefore } from './calendar';
import { monthsMeasuredBack } from './measuredBack';
import { isSemimonth, ownTermOf, type UnitPeriod, unitPeriodOf, unitsPerYear } from './unitPeriod';

/** How far a payment is from the advance: whole unit-periods, and a fraction of one. */
interface Distance {
  readonly full: number;
  readonly fraction: number;
}

/**
 * What one unit of money, paid on each of these days, is worth on the day of the advance at a nominal yearly
 * rate (1 is 100 %): the general equation of Regulation Z (Appendix J to 12 CFR 1026, (b)(8)) for a single
 * advance. The rate of a unit-period compounds over whole ones and is simple within one.
 */
export function nominalWorth(advance: Day, payments: readonly Day[]) {
  const unit = unitOf(advance, payments);
  const perYear = unitsPerYear(unit);
  const distances = distancesOf(unit, advance, payments);
  return (yearlyRate: number): readonly number[] => {
    const rate = yearlyRate / perYear;
    return distances.map(({ full, fraction }) => 1 / ((1 + fraction * rate) * (1 + rate) ** full));
  };
}

function unitOf(advance: Day, payments: readonly Day[]): UnitPeriod {
  const [only, ...others] = payments;
  if (!only || others.length > 0) return unitPeriodOf([advance, ...payments]);
  const isWithinYear = monthsBefore(only, 12, only.date).count < advance.count;
  return isWithinYear ? ownTermOf(advance, only) : { kind: 'months', months: 12 };
}

function distancesOf(unit: UnitPeriod, advance: Day, payments: readonly Day[]): Distance[] {
  const days = [advance, ...payments];
  return payments.reduce<Distance[]>((distances, day, index) => {
    const last = distances[index - 1];
    // Counted in thirty-day months, the halves of a month are 14 to 17 days long: from one payment to the
    // next, half a month is one unit-period, as in Appendix J, (c)(1)(iii).
    const isNext = last && unit.kind === 'semimonth' && isSemimonth(days, index);
    const distance = isNext
      ? { ...last, full: last.full + 1 }
      : distanceOf(unit, advance, day, payments);
    return [...distances, distance];
  }, []);
}

/** Unit-periods between two dates, by the rules of (b)(5)(ii) to (v). */
function distanceOf(unit: UnitPeriod, from: Day, to: Day, payments: readonly Day[]): Distance {
  if (unit.kind === 'days') return split(daysBetween(from, to), unit.days);
  const { months, rest, scheduled } = monthsMeasuredBack(from, to, payments);
  if (unit.kind === 'semimonth') return split(30 * months + rest, 15);
  if (unit.months < 12) return split(30 * months + rest, 30 * unit.months);
  const full = Math.floor(months / 12);
  const start = monthsBefore(to, full * 12, scheduled);
  return { full, fraction: rest === 0 ? (months % 12) / 12 : daysBetween(from, start) / 365 };
}

const split = (days: number, unit: number): Distance => ({
  full: Math.floor(days / unit),
  fraction: (days % unit) / unit,
});
