type WireDate = number | string | null | undefined;

const WRITTEN =
  /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[-+]\d{2}:?\d{2})?)?$/i;

interface Moment {
  readonly day: string;
  /** Missing where the server named a day only: no time is invented. */
  readonly time?: string;
}

/** `YYYY-MM-DD`; a text that is no date is passed through. */
export function formatDate(value: WireDate): string {
  return read(value)?.day ?? String(value ?? '');
}

/** `YYYY-MM-DD HH:MM:SS`, or the day alone where only a day is known. */
export function formatDateTime(value: WireDate): string {
  const moment = read(value);
  if (!moment) return String(value ?? '');
  return moment.time ? `${moment.day} ${moment.time}` : moment.day;
}

/** A time without a zone is wall-clock time and stays as written; an instant is told in local time. */
function read(value: WireDate): Moment | undefined {
  if (typeof value === 'number') return atInstant(value);
  const text = (value ?? '').trim();
  if (/^\d{11,14}$/.test(text)) return atInstant(Number(text));
  const match = WRITTEN.exec(text);
  if (!match) return undefined;
  const [, year = '', month = '', date = '', hour, minute, second = '00', zone] = match;
  const day = `${year}-${month}-${date}`;
  if (!isOnCalendar(Number(year), Number(month), Number(date))) return undefined;
  if (hour === undefined || minute === undefined) return { day };
  const time = `${hour}:${minute}:${second}`;
  if (time > '23:59:59' || minute > '59' || second > '59') return undefined;
  return zone ? atInstant(Date.parse(`${day}T${time}${zoneOf(zone)}`)) : { day, time };
}

/** `+0530` → `+05:30`, the only spelling that every engine reads. */
function zoneOf(zone: string): string {
  return zone.toUpperCase().replace(/^(.\d{2})(\d{2})$/, '$1:$2');
}

function isOnCalendar(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(year, month, 0).getDate();
}

function atInstant(epoch: number): Moment | undefined {
  const date = new Date(epoch);
  const year = date.getFullYear();
  if (!(year >= 0 && year <= 9999)) return undefined;
  const two = (part: number): string => String(part).padStart(2, '0');
  return {
    day: `${String(year).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    time: `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`,
  };
}
