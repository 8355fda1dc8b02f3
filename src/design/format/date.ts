type WireDate = number | string | null | undefined;

const WRITTEN =
  /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?(?:(Z)|([-+]\d{2}):?(\d{2}))?)?$/i;

/** The range of instants that are read as dates, in epoch milliseconds: the years 5 to 9999. */
const FIRST_INSTANT = -62_000_000_000_000;
const LAST_INSTANT = 253_402_200_000_000;

interface Moment {
  readonly day: string;
  /** Missing where the server sent a day only. */
  readonly time?: string;
}

/**
 * `YYYY-MM-DD` in a zone (an IANA name; empty means the phone's own zone). A text that is not a date is returned
 * unchanged.
 */
export function formatDate(value: WireDate, timeZone: string): string {
  return read(value, timeZone)?.day ?? String(value ?? '');
}

/** `YYYY-MM-DD HH:MM:SS`, or the day alone where the time is unknown. */
export function formatDateTime(value: WireDate, timeZone: string): string {
  const moment = read(value, timeZone);
  if (!moment) return String(value ?? '');
  return moment.time ? `${moment.day} ${moment.time}` : moment.day;
}

/**
 * A time without a zone is the lender's own and stays as written. An instant is shown in the lender's zone. Ten
 * digits are seconds, thirteen are milliseconds; any other number of digits is not a date.
 */
function read(value: WireDate, timeZone: string): Moment | undefined {
  // The page's own clock counts parts of a millisecond.
  const text = String(typeof value === 'number' ? Math.trunc(value) : value).trim();
  if (/^\d{10}$/.test(text)) return atInstant(Number(text) * 1000, timeZone);
  if (/^\d{13}$/.test(text)) return atInstant(Number(text), timeZone);
  const parts = partsOf(text);
  if (!parts) return undefined;
  const { day, time, zone } = parts;
  if (!time) return { day };
  if (!zone) return { day, time };
  return atInstant(Date.parse(`${day}T${time}${zone}`), timeZone);
}

/** The parts of a written date; undefined where the text is none. */
function partsOf(text: string) {
  const match = WRITTEN.exec(text);
  if (!match) return undefined;
  const [, year = '', month = '', date = '', clock, second = '00', utc, hours, minutes] = match;
  const day = `${year}-${month}-${date}`;
  if (!isOnCalendar(Number(year), Number(month), Number(date))) return undefined;
  // `+05:30` and not `+0530`: only the first form is parsed by every engine.
  const zone = utc ? 'Z' : hours && `${hours}:${minutes}`;
  return { day, time: clock && `${clock}:${second}`, zone };
}

/**
 * A date in a form in which two can be compared: `at` in milliseconds. Without a zone it is the lender's own time, and can
 * be compared with another one without a zone only. Undefined where the text is no date.
 */
export function instantOf(value: string) {
  const text = value.trim();
  if (/^\d{10}$/.test(text)) return { kind: 'zoned', at: Number(text) * 1000 } as const;
  if (/^\d{13}$/.test(text)) return { kind: 'zoned', at: Number(text) } as const;
  const parts = partsOf(text);
  if (!parts) return undefined;
  const { day, time = '00:00:00', zone } = parts;
  const kind = zone ? 'zoned' : parts.time ? 'local' : 'day';
  return { kind, at: Date.parse(`${day}T${time}${zone ?? 'Z'}`) } as const;
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

/** The phone's own zone needs no formatter: the first formatter takes 100 ms on a slow phone. */
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

/** One formatter for each zone: making one takes longer than formatting a long list of dates. */
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
