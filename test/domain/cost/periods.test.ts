import { type Day, sameDateMonths, seriesMonths, toDay } from '@/domain/cost/calendar';
import { monthsMeasuredBack, nominalWorth } from '@/domain/cost/nominal';
import { isSemimonth, unitPeriodOf } from '@/domain/cost/unitPeriod';
import { yearlyRate } from '@/domain/cost/yearlyRate';

/** Uses the browser's own calendar. */
const day = (text: string): Day => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  return { year, month, date, count: Date.parse(text) / 86_400_000 };
};

/** Days of 2026, `01-31`. */
const days = (...texts: readonly string[]) => texts.map((text) => day(`2026-${text}`));

/** The first of January, and days with the given gaps. */
const apart = (...gaps: readonly number[]) =>
  gaps.reduce<Day[]>(
    (before, gap) => {
      const count = (before.at(-1)?.count ?? 0) + gap;
      return [...before, day(new Date(count * 86_400_000).toISOString().slice(0, 10))];
    },
    [day('2026-01-01')],
  );

describe('toDay and the months between days', () => {
  it.each(['2000-02-29', '2024-02-29', '2026-02-28', '2026-04-30', '2026-12-31', '0099-01-01'])(
    'reads %s',
    (text) => {
      expect(toDay(text)).toEqual(day(text));
    },
  );

  it.each([
    ...['1900-02-29', '2026-02-29', '2026-04-31', '2026-01-32'],
    ...['2026-00-10', '2026-13-10', '2026-01-00'],
    ...['x2026-01-01', '2026-01-01x', '2026-1-1'],
  ])('rejects %s', (text) => {
    expect(toDay(text)).toBeUndefined();
  });

  it('counts months to the same date of another month', () => {
    const [from, to, other] = days('01-15', '04-15', '04-16') as [Day, Day, Day];
    expect(sameDateMonths(from, to)).toBe(3);
    expect(sameDateMonths(from, other)).toBeUndefined();
  });

  it.each([
    ['01-31', '02-28', 1],
    ['02-28', '03-31', 1],
    ['02-28', '04-30', 2],
    ['04-30', '05-31', 1],
    ['01-15', '02-15', 1],
    ['01-30', '02-27', undefined],
    ['04-29', '05-31', undefined],
    ['01-15', '02-16', undefined],
  ])('counts, in a series, from %s to %s: %p months', (from, to, months) => {
    expect(seriesMonths(day(`2026-${from}`), day(`2026-${to}`))).toBe(months);
  });
});

it.each([
  [days('01-01', '01-16', '02-01'), 0, true],
  [days('01-01', '01-16', '02-01'), 1, true],
  // Only 13 to 17 days are half a month.
  [days('02-01', '02-14', '03-01'), 0, true],
  [days('02-02', '02-14', '03-02'), 0, false],
  [days('01-01', '01-18', '02-01'), 0, true],
  [days('01-01', '01-19', '02-01'), 0, false],
  // With the period before or after, it makes a whole month.
  [days('01-01', '01-16'), 0, false],
  [days('01-01', '01-16', '02-03'), 0, false],
  [days('01-01', '01-16', '02-03'), 1, false],
  [days('01-01'), 0, false],
  [days('01-01'), -1, false],
])('recognises half a month after that day: %#', (among, index, expected) => {
  expect(isSemimonth(among, index)).toBe(expected);
});

describe('the unit-period', () => {
  const weeks = (count: number) => ({ kind: 'days', days: 7 * count });
  const months = (count: number) => ({ kind: 'months', months: count });
  const semimonth = { kind: 'semimonth' };

  it.each([
    ['occurs most often', apart(7, 7, 10, 10, 10), { kind: 'days', days: 10 }],
    ['is the smaller of two that occur as often', apart(10, 10, 7, 7), weeks(1)],
    ['is the smaller, in any order', apart(7, 7, 10, 10), weeks(1)],
    ['is half a month', days('01-01', '01-15', '02-01', '02-15', '03-01'), semimonth],
    ['is a month of any length', days('01-31', '02-28', '03-31'), months(1)],
    ['is at most a year', ['2026', '2028', '2030'].map((year) => day(`${year}-01-01`)), months(12)],
    [
      'may be 365 days',
      ['2027-06-15', '2028-06-14', '2029-06-14'].map(day),
      { kind: 'days', days: 365 },
    ],
    ['may be nearly two', [...days('01-01', '11-01'), day('2027-09-01')], months(10)],
  ])('%s', (_, among, unit) => {
    expect(unitPeriodOf(among)).toEqual(unit);
  });

  it.each([
    [[1, 2], { kind: 'days', days: 1 }],
    [[3, 8], weeks(1)],
    [[12, 20], semimonth],
    // Equally far from half a month and from three weeks: the smaller one is taken.
    [[10, 26], semimonth],
    [[19, 22], weeks(3)],
    [[20, 41], months(1)],
    [[58, 63], months(2)],
    [[10, 13, 40], weeks(3)],
    [[355, 366], months(12)],
    [[363, 366], weeks(52)],
    [[400, 500], weeks(52)],
  ])('is nearest to the average of periods of %j days if no period is common', (gaps, unit) => {
    expect(unitPeriodOf(apart(...gaps))).toEqual(unit);
  });
});

describe('monthsMeasuredBack', () => {
  const [from, to] = days('03-01', '04-15') as [Day, Day];

  it('measures from the payment’s own date, also with other dates', () => {
    const measured = monthsMeasuredBack(from, to, [to, ...days('05-30')]);
    expect(measured).toEqual({ months: 1, rest: 14, scheduled: 15 });
  });

  it('measures from the scheduled date of a payment in a short month', () => {
    const [advance, payment] = days('01-30', '02-28') as [Day, Day];
    const measured = monthsMeasuredBack(advance, payment, [payment, ...days('03-31')]);
    expect(measured).toEqual({ months: 1, rest: 1, scheduled: 31 });
  });
});

describe('the distance of a payment', () => {
  const RATE = 0.36;

  /** The worth after whole unit-periods and a fraction of one, with the given number of unit-periods in a year. */
  const worth = (perYear: number, full: number, fraction: number) =>
    1 / ((1 + (fraction * RATE) / perYear) * (1 + RATE / perYear) ** full);

  const expectWorths = (found: readonly number[], expected: readonly number[]) => {
    expect(found).toHaveLength(expected.length);
    found.forEach((each, index) => {
      expect(each).toBeCloseTo(expected[index] ?? NaN, 12);
    });
  };

  it('counts half a month from one payment to the next as one unit-period, after an odd first period', () => {
    const [advance, ...payments] = days('02-10', '03-01', '03-16', '04-01', '04-16');
    expectWorths(
      nominalWorth(advance!, payments)(RATE),
      [1, 2, 3, 4].map((full) => worth(24, full, 4 / 15)),
    );
  });

  it('counts an odd period before whole years in days of 365', () => {
    const payments = ['2027-03-01', '2028-03-01', '2029-03-01'].map(day);
    expectWorths(
      nominalWorth(day('2026-01-10'), payments)(RATE),
      [1, 2, 3].map((full) => worth(1, full, 50 / 365)),
    );
  });

  it('counts half a month as one unit-period from the first payment on', () => {
    const [advance, ...payments] = days('01-01', '01-16', '02-01', '02-16');
    expectWorths(
      nominalWorth(advance!, payments)(RATE),
      [1, 2, 3].map((full) => worth(24, full, 0)),
    );
  });

  it('counts payments ten days apart as periods of which 365 days have 36.5', () => {
    const [advance, ...payments] = apart(10, 10, 10);
    const worths = [1, 2, 3].map((full) => worth(36.5, full, 0));
    expectWorths(nominalWorth(advance!, payments)(RATE), worths);
  });

  it('counts half a month between monthly payments as half of one', () => {
    const [advance, ...payments] = days('01-01', '02-01', '03-01', '03-16', '04-01', '05-01');
    expectWorths(nominalWorth(advance!, payments)(RATE), [
      ...[worth(12, 1, 0), worth(12, 2, 0), worth(12, 2, 1 / 2)],
      ...[worth(12, 3, 0), worth(12, 4, 0)],
    ]);
  });

  it.each([
    ['01-15', '04-15', 12 / 3],
    ['01-15', '04-16', 365 / 91],
    // Here weeks are days, and the ends of two months are not a whole month apart.
    ['01-15', '01-29', 365 / 14],
    ['02-28', '03-31', 365 / 31],
    ['01-31', '02-28', 365 / 28],
  ])('counts one payment, from %s to %s, as one term', (from, to, perYear) => {
    const [advance, payment] = days(from, to) as [Day, Day];
    expectWorths(nominalWorth(advance, [payment])(RATE), [worth(perYear, 1, 0)]);
  });

  it('counts one payment after a year less a day as its days', () => {
    const [only] = nominalWorth(day('2026-01-15'), [day('2027-01-14')])(RATE);
    expect(only).toBeCloseTo(worth(365 / 364, 1, 0), 12);
  });

  it('counts one payment after more than a year in years', () => {
    const [only] = nominalWorth(day('2026-11-21'), [day('2028-01-05')])(RATE);
    expect(only).toBeCloseTo(worth(1, 1, 45 / 365), 12);
  });

  it('counts weeks and their days where payments are not weekly', () => {
    const [advance, ...payments] = apart(10, 7, 7);
    expectWorths(
      nominalWorth(advance!, payments)(RATE),
      [1, 2, 3].map((full) => worth(52, full, 3 / 7)),
    );
  });
});

it('adds up two payments of one day', () => {
  const advance = { amount: 100_000n, date: '2026-01-01' };
  const paid = (...amounts: readonly bigint[]) =>
    yearlyRate('effective', {
      advance,
      payments: amounts.map((amount) => ({ amount, date: '2026-07-01' })),
    });
  expect(paid(50_000n, 60_000n)).toEqual(paid(110_000n));
});
