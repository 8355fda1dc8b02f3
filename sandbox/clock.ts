/** The lender keeps one time zone, six hours behind UTC and without summer time. */
const OFFSET_MS = -6 * 3_600_000;
export const DAY_MS = 86_400_000;
export const MINUTE_MS = 60_000;

export type Instant = number | string | Date;

/** The lender's clock: it can be moved without touching the machine's. Instants are epoch milliseconds. */
export interface Clock {
  now(): number;
  advance(ms: number): void;
  set(instant: Instant): void;
  reset(): void;
}

/**
 * A clock that runs with the machine's; given a start, one that stands there until it is moved.
 */
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

/** Days since the epoch, counted from the lender's midnights. */
export function dayNumber(ms: number): number {
  return Math.floor((ms + OFFSET_MS) / DAY_MS);
}

/** The last second of the lender's day, so many days after that of the instant. */
export function endOfDay(ms: number, daysLater = 0): number {
  return (dayNumber(ms) + daysLater + 1) * DAY_MS - OFFSET_MS - 1_000;
}

/** `YYYY-MM-DD` by the lender's calendar. */
export function dateText(ms: number): string {
  return new Date(ms + OFFSET_MS).toISOString().slice(0, 10);
}

/** `YYYY-MM-DD HH:MM:SS` by the lender's calendar. */
export function dateTimeText(ms: number): string {
  return new Date(ms + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
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
