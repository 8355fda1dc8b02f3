type WireDate = number | string | null | undefined;

const WRITTEN =
  /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?(?:(Z)|([-+]\d{2}):?(\d{2}))?)?$/i;

/** Instants of four-digit years, in epoch milliseconds: the years 5 to 9999. */
const FIRST_INSTANT = -62_000_000_000_000;
const LAST_INSTANT = 253_402_200_000_000;

interface Moment {
  readonly day: string;
  /** Missing where the server named a day only: no time is invented. */
  readonly time?: string;
}

/**
 * `YYYY-MM-DD` in a zone (an IANA name; empty is the phone's own); a text that is no date is passed through.
 */
export function formatDate(value: WireDate, timeZone: string): string {
  return read(value, timeZone)?.day ?? String(value ?? '');
}

/** `YYYY-MM-DD HH:MM:SS`, or the day alone where only a day is known. */
export function formatDateTime(value: WireDate, timeZone: string): string {
  const moment = read(value, timeZone);
  if (!moment) return String(value ?? '');
  return moment.time ? `${moment.day} ${moment.time}` : moment.day;
}

/**
 * Whether a day, `YYYY-MM-DD`, is over in a zone; `now` in epoch milliseconds. No place is more than a day away from
 * UTC, so that most days need no clock of the zone.
 */
export function isDayOver(day: string, timeZone: string, now = Date.now()): boolean {
  const utcDay = (later: number) => {
    const date = new Date(now);
    date.setUTCDate(date.getUTCDate() + later);
    return date.toISOString().slice(0, 10);
  };
  if (day < utcDay(-1)) return true;
  return day <= utcDay(1) && day < formatDate(now, timeZone);
}

/**
 * A time without a zone is the lender's own and stays as written; an instant is told in the lender's zone.
 * Ten digits are seconds, thirteen are milliseconds; any other count of digits is no date.
 */
function read(value: WireDate, timeZone: string): Moment | undefined {
  const text = String(value).trim();
  if (/^\d{10}$/.test(text)) return atInstant(Number(text) * 1000, timeZone);
  if (/^\d{13}$/.test(text)) return atInstant(Number(text), timeZone);
  const match = WRITTEN.exec(text);
  if (!match) return undefined;
  const [, year = '', month = '', date = '', clock, second = '00', utc, hours, minutes] = match;
  const day = `${year}-${month}-${date}`;
  if (!isOnCalendar(Number(year), Number(month), Number(date))) return undefined;
  if (!clock) return { day };
  const time = `${clock}:${second}`;
  // `+05:30`, not `+0530`: the only spelling that every engine reads.
  const zone = utc ? 'Z' : hours && `${hours}:${minutes}`;
  if (!zone) return { day, time };
  return atInstant(Date.parse(`${day}T${time}${zone}`), timeZone);
}

function isOnCalendar(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(year, month, 0).getDate();
}

function atInstant(epoch: number, timeZone: string): Moment | undefined {
  if (!(epoch > FIRST_INSTANT && epoch < LAST_INSTANT)) return undefined;
  const part = timeZone ? partsIn(timeZone, epoch) : partsHere(new Date(epoch));
  const two = (name: Part) => part(name).padStart(2, '0');
  return {
    day: `${part('year').padStart(4, '0')}-${two('month')}-${two('day')}`,
    time: `${two('hour')}:${two('minute')}:${two('second')}`,
  };
}

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

/** The phone's own zone needs no clock: the first one takes a slow phone 100 ms. */
function partsHere(date: Date): (name: Part) => string {
  const parts = {
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
    hour: date.getHours(),
    minute: date.getMinutes(),
    second: date.getSeconds(),
  };
  return (name) => String(parts[name]);
}

function partsIn(timeZone: string, epoch: number): (name: Part) => string {
  const parts = clockOf(timeZone).formatToParts(epoch);
  return (name) => parts.find(({ type }) => type === name)?.value ?? '';
}

/** One for each zone: making one takes longer than a long list of dates. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  clocks.set(timeZone, clock);
  return clock;
}
