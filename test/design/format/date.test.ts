import fc from 'fast-check';
import { formatDate, formatDateTime } from '@/design/format/date';
import { addDays, daysUntil, isDayOver } from '@/design/format/day';

const MEXICO = 'America/Mexico_City';
const INDIA = 'Asia/Kolkata';

describe('dates', () => {
  it.each([
    ['2026-11-21', '2026-11-21', '2026-11-21'],
    ['2026-11-21 07:05:09', '2026-11-21', '2026-11-21 07:05:09'],
    ['2026/11/21 07:05', '2026-11-21', '2026-11-21 07:05:00'],
    ['2026-11-21T07:05:09.123', '2026-11-21', '2026-11-21 07:05:09'],
    ['', '', ''],
    ['tomorrow', 'tomorrow', 'tomorrow'],
    ['2026-02-30', '2026-02-30', '2026-02-30'],
    ['2026-13-01 10:00:00', '2026-13-01 10:00:00', '2026-13-01 10:00:00'],
    ['2026-11-21 25:00:00', '2026-11-21 25:00:00', '2026-11-21 25:00:00'],
    ['2026-11-21 10:60:00', '2026-11-21 10:60:00', '2026-11-21 10:60:00'],
    ['2026-11-21 10:00:60', '2026-11-21 10:00:60', '2026-11-21 10:00:60'],
    ['21/11/2026', '21/11/2026', '21/11/2026'],
    ['2026/11/21', '2026-11-21', '2026-11-21'],
    [' 2026/11/21 ', '2026-11-21', '2026-11-21'],
    [null, '', ''],
    [undefined, '', ''],
  ])('reads %p', (value, day, moment) => {
    expect(formatDate(value, INDIA)).toBe(day);
    expect(formatDateTime(value, INDIA)).toBe(moment);
  });

  it.each([
    [MEXICO, '2026-11-20', '2026-11-20 23:59:59'],
    [INDIA, '2026-11-21', '2026-11-21 11:29:59'],
    ['UTC', '2026-11-21', '2026-11-21 05:59:59'],
  ])('shows an instant in the lender’s zone: %s', (zone, day, moment) => {
    const instant = Date.UTC(2026, 10, 21, 5, 59, 59);
    const spellings = [instant, String(instant), instant / 1000, new Date(instant).toISOString()];
    for (const spelling of spellings) {
      expect(formatDate(spelling, zone)).toBe(day);
      expect(formatDateTime(spelling, zone)).toBe(moment);
    }
  });

  it('shows midnight as the start of a day', () => {
    expect(formatDateTime('2026-11-20T18:30:00Z', INDIA)).toBe('2026-11-21 00:00:00');
  });

  it('shows an instant as the zone’s own clock, in seconds and in milliseconds', () => {
    const instants = fc.integer({ min: 1_000_000_000, max: 9_999_999_999 });
    const zones = fc.constantFrom(MEXICO, INDIA, 'Asia/Kathmandu', 'America/St_Johns', '');
    fc.assert(
      fc.property(instants, zones, (seconds, zone) => {
        const shown = formatDateTime(seconds, zone);
        expect(formatDateTime(seconds * 1000, zone)).toBe(shown);
        expect(formatDate(seconds, zone)).toBe(shown.slice(0, 10));
        const clock = new Date(seconds * 1000).toLocaleString('sv', {
          timeZone: zone || undefined,
        });
        expect(shown).toBe(clock);
      }),
    );
  });

  it('shows an instant with a part of a millisecond, as the page’s own clock gives it', () => {
    expect(formatDateTime(1_795_864_934_442.5, MEXICO)).toBe(
      formatDateTime(1_795_864_934_442, MEXICO),
    );
  });

  const zones = fc.constantFrom(MEXICO, INDIA, 'Pacific/Kiritimati', 'Etc/GMT+12', '');

  it('ends a day when the zone’s own clock shows a later one', () => {
    const hours = fc.integer({ min: -72, max: 72 });
    fc.assert(
      fc.property(fc.integer({ min: 1e12, max: 9e12 }), hours, zones, (now, hour, zone) => {
        const day = formatDate(now + hour * 3_600_000, zone);
        expect(isDayOver(day, zone, now)).toBe(day < formatDate(now, zone));
      }),
    );
  });

  it('counts the days to a day near today, in its zone', () => {
    const distance = fc.integer({ min: -12, max: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 1e12, max: 9e12 }), distance, zones, (now, days, zone) => {
        const day = addDays(formatDate(now, zone), days) ?? '';
        expect(daysUntil(day, zone, now)).toBe(Math.abs(days) <= 7 ? days : undefined);
      }),
    );
    expect(daysUntil('soon', MEXICO)).toBeUndefined();
  });

  it('does not shift a time without a zone, in any zone of the phone', () => {
    const written = fc.date({
      min: new Date('0100-01-01'),
      max: new Date('9999-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(written, fc.constantFrom(MEXICO, INDIA, ''), (date, zone) => {
        const text = date.toISOString().slice(0, 19).replace('T', ' ');
        expect(formatDateTime(text, zone)).toBe(text);
        expect(formatDate(text, zone)).toBe(text.slice(0, 10));
      }),
    );
  });

  it('reads every notation of a zone', () => {
    const shown = formatDateTime('2026-11-21T07:05:09Z', MEXICO);
    expect(formatDateTime('2026-11-21 12:35:09+0530', MEXICO)).toBe(shown);
    expect(formatDateTime('2026-11-21T12:35:09+05:30', MEXICO)).toBe(shown);
  });

  it.each([
    ...['2026/00/10', '2026/13/10', '2026/11/00', '2026/11/31'],
    ...['on 2026/11/21', '2026/11/21 at noon', '2026/11/21 10:00:00 +05:30 or so'],
    ...['x1700000000', '1700000000x', 'x1700000000000', '1700000000000x', '123456789012345'],
    // Ten digits are seconds and thirteen are milliseconds; another number of digits is not an instant.
    ...['123456789', '12345678901', '123456789012', '12345678901234', '-1700000000000'],
    // Years beyond four digits, and an unknown zone.
    ...['0001/01/01 00:00:00Z', '9999/12/31 23:59:00-12:00', '2026/11/21 10:00:00+99:99'],
  ])('leaves a text unchanged that is not a date: %s', (text) => {
    expect(formatDate(text, INDIA)).toBe(text);
    expect(formatDateTime(text, INDIA)).toBe(text);
  });

  it('accepts instants of four-digit years, to the second', () => {
    expect(formatDate('0005-04-19T09:46:41Z', 'UTC')).toBe('0005-04-19');
    expect(formatDate('0005-04-19T09:46:40Z', 'UTC')).toBe('0005-04-19T09:46:40Z');
    expect(formatDate('9999-12-30T19:59:59Z', 'UTC')).toBe('9999-12-30');
    expect(formatDate('9999-12-30T20:00:00Z', 'UTC')).toBe('9999-12-30T20:00:00Z');
  });

  it('returns every other text unchanged, and never shows an invalid date', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/\d{4}[-/]\d\d|^\s*(\d{10}|\d{13})\s*$/.test(text));
        expect(formatDateTime(text, INDIA)).toBe(text);
      }),
    );
    fc.assert(
      fc.property(fc.double(), (value) => {
        expect(formatDateTime(value, INDIA)).not.toMatch(/Invalid/);
      }),
    );
  });
});
