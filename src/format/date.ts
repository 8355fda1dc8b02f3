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
 * A time without a zone is the lender's own and stays as written; an instant is told in the lender's zone.
 * Ten digits are seconds, eleven and more milliseconds.
 */
function read(value: WireDate, timeZone: string): Moment | undefined {
  const text = String(value).trim();
  if (/^\d{10}$/.test(text)) return atInstant(Number(text) * 1000, timeZone);
  if (/^\d{11,14}$/.test(text)) return atInstant(Number(text), timeZone);
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
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(epoch)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes, length = 2) =>
    (parts.get(type) ?? '').padStart(length, '0');
  return {
    day: `${part('year', 4)}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}:${part('second')}`,
  };
}

/** One for each zone: making one takes longer than a long list of dates. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      ...(timeZone && { timeZone }),
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
