/** A calendar day without a time or a zone: loans are counted in days. */
export interface Day {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly date: number;
  /** Days since 1970-01-01. */
  readonly count: number;
}

const MS_A_DAY = 86_400_000;

/** `YYYY-MM-DD`; undefined for a text that is not a calendar day. */
export function toDay(text: string): Day | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [year = 0, month = 0, date = 0] = match.slice(1).map(Number);
  const isThere = month >= 1 && month <= 12 && date >= 1 && date <= daysOfMonth({ year, month });
  return isThere ? dayAt(year, month, date) : undefined;
}

export const daysBetween = (from: Day, to: Day): number => to.count - from.count;

/** Whole months from one day to the same date of another month; undefined where the dates differ. */
export function sameDateMonths(from: Day, to: Day): number | undefined {
  return from.date === to.date ? monthsApart(from, to) : undefined;
}

/**
 * Like `sameDateMonths`, within a series of payments: a payment scheduled for the 29th, 30th or 31st falls on the
 * last day of a shorter month (Appendix J to 12 CFR 1026, (b)(3)(iv)).
 */
export function seriesMonths(from: Day, to: Day): number | undefined {
  const scheduled = Math.max(from.date, to.date);
  const fits = (day: Day) => day.date === Math.min(scheduled, daysOfMonth(day));
  return fits(from) && fits(to) ? monthsApart(from, to) : undefined;
}

/**
 * The day that many months earlier, on the scheduled date, or on the month's last day where the month is too
 * short.
 */
export function monthsBefore({ year, month }: Day, months: number, scheduled: number): Day {
  const at = year * 12 + (month - 1) - months;
  const there = { year: Math.floor(at / 12), month: (at % 12) + 1 };
  return dayAt(there.year, there.month, Math.min(scheduled, daysOfMonth(there)));
}

const monthsApart = (from: Day, to: Day): number =>
  (to.year - from.year) * 12 + to.month - from.month;

function daysOfMonth({ year, month }: Pick<Day, 'year' | 'month'>): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function dayAt(year: number, month: number, date: number): Day {
  // `setUTCFullYear`, because `Date.UTC` reads the years 0 to 99 as 1900 to 1999.
  const count = new Date(0).setUTCFullYear(year, month - 1, date) / MS_A_DAY;
  return { year, month, date, count };
}
