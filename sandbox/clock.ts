export const DAY_MS = 86_400_000;
export const MINUTE_MS = 60_000;

export type Instant = number | string | Date;

/** The lender's clock. Tests move it without a change of the machine's clock. Instants are epoch milliseconds. */
export interface Clock {
  now(): number;
  advance(ms: number): void;
  set(instant: Instant): void;
  reset(): void;
}

/** Creates a clock that follows the machine's clock. With `start`, the clock does not run until a test moves it. */
export function createClock(start?: Instant): Clock {
  const machine = start === undefined ? () => Date.now() : fixed(toMs(start));
  let shift = 0;
  return {
    now: () => machine() + shift,
    advance: (ms) => {
      shift += finite(ms);
    },
    set: (instant) => {
      shift = toMs(instant) - machine();
    },
    reset: () => {
      shift = 0;
    },
  };
}

/**
 * The time on a wall clock in a zone (an IANA name; empty means the machine's own zone), in milliseconds since
 * 1970-01-01 00:00 on that clock. The lender's records have this time: a day has the same length in each zone.
 */
export function wallTime(ms: number, timeZone: string): number {
  return Date.parse(`${formatOf(timeZone).format(ms).replace(' ', 'T')}Z`) + (ms % 1_000);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format is kept: its construction takes fifty times as long as its use. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timeZone || undefined,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  formats.set(timeZone, format);
  return format;
}

/** Days since 1970-01-01 on the lender's wall clock. */
export function dayNumber(wall: number): number {
  return Math.floor(wall / DAY_MS);
}

/** The last second of the day that is `daysLater` days after the time. */
export function endOfDay(wall: number, daysLater = 0): number {
  return (dayNumber(wall) + daysLater + 1) * DAY_MS - 1_000;
}

/** `YYYY-MM-DD` of a time on the lender's wall clock. */
export function dateText(wall: number): string {
  return new Date(wall).toISOString().slice(0, 10);
}

/** `YYYY-MM-DD HH:MM:SS` of a time on the lender's wall clock. */
export function dateTimeText(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19).replace('T', ' ');
}

function fixed(ms: number): () => number {
  return () => ms;
}

function toMs(instant: Instant): number {
  return finite(new Date(instant).getTime());
}

function finite(ms: number): number {
  if (!Number.isFinite(ms)) throw new RangeError('The clock needs a date, or milliseconds.');
  return ms;
}
