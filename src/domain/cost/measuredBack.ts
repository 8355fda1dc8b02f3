import { type Day, daysBetween, monthsBefore, seriesMonths } from './calendar';

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
