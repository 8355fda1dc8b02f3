import { formatDate } from './date';

/** The day a number of days after a day, both `YYYY-MM-DD`; undefined for a text that is no day. */
export function addDays(day: string, days: number): string | undefined {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(day) ? day : NaN);
  return Number.isNaN(date.getTime()) ? undefined : utcDay(date, days);
}

/** The UTC day a number of days after a time. */
function utcDay(time: Date, days: number): string {
  const date = new Date(time);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/**
 * Whether a day, `YYYY-MM-DD`, is over in a zone; `now` in epoch milliseconds. Zones differ from UTC by less than
 * a day, so most days need no formatter of the zone.
 */
export function isDayOver(day: string, timeZone: string, now = Date.now()): boolean {
  const time = new Date(now);
  if (day < utcDay(time, -1)) return true;
  return day <= utcDay(time, 1) && day < formatDate(now, timeZone);
}

/** From how many days before or after today a day is said in words. */
export const NEAR_DAYS = 7;

const MS_A_DAY = 86_400_000;

/**
 * The days from today in a zone to a day, `YYYY-MM-DD`: negative in the past. Undefined where there are more than seven of
 * them, or for a text that is no day. Only a day near today needs a formatter of the zone.
 */
export function daysUntil(day: string, timeZone: string, now = Date.now()): number | undefined {
  const time = Date.parse(addDays(day, 0) ?? '');
  if (!(Math.abs(time - now) < (NEAR_DAYS + 2) * MS_A_DAY)) return undefined;
  const days = Math.round((time - Date.parse(formatDate(now, timeZone))) / MS_A_DAY);
  return Math.abs(days) <= NEAR_DAYS ? days : undefined;
}
