/** The lender's time zone: six hours behind UTC, without summer time. */
const OFFSET_MS = -6 * 3_600_000;
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

/** Days since the epoch. A day starts at midnight in the lender's time zone. */
export function dayNumber(ms: number): number {
  return Math.floor((ms + OFFSET_MS) / DAY_MS);
}

/** The last second of the lender's day that is `daysLater` days after the instant. */
export function endOfDay(ms: number, daysLater = 0): number {
  return (dayNumber(ms) + daysLater + 1) * DAY_MS - OFFSET_MS - 1_000;
}

/** `YYYY-MM-DD` in the lender's time zone. */
export function dateText(ms: number): string {
  return new Date(ms + OFFSET_MS).toISOString().slice(0, 10);
}

/** `YYYY-MM-DD HH:MM:SS` in the lender's time zone. */
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
