import type { Flow, Loan } from '@/domain/cost/flows';

/** A published example: an advance, its payments, and the printed yearly rate in per cent. */
export interface Published {
  readonly name: string;
  readonly loan: Loan;
  readonly rate: string;
}

const minor = (amount: string): bigint => {
  const [whole = '', cents = ''] = amount.split('.');
  return BigInt(whole + cents.padEnd(2, '0'));
};

const flow = (date: string, amount: string): Flow => ({ date, amount: minor(amount) });

/** Equal payments: the first on a date, each later one the given number of months (or days) after it. */
function series(
  first: string,
  count: number,
  step: { months?: number; days?: number },
  amount: string,
): Flow[] {
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(`${first}T00:00:00Z`);
    date.setUTCMonth(date.getUTCMonth() + index * (step.months ?? 0));
    date.setUTCDate(date.getUTCDate() + index * (step.days ?? 0));
    return flow(date.toISOString().slice(0, 10), amount);
  });
}

const loan = (date: string, amount: string, ...payments: Flow[]): Loan => ({
  advance: flow(date, amount),
  payments,
});

const MONTHLY = { months: 1 };

/**
 * Regulation Z, Appendix J to 12 CFR 1026, (c)(1) to (c)(6): the examples with a single advance.
 * https://www.govinfo.gov/content/pkg/CFR-2024-title12-vol9/pdf/CFR-2024-title12-vol9-part1026-appJ.pdf
 */
export const appendixJ: readonly Published[] = [
  {
    name: '(c)(1)(i) monthly payments, regular first period',
    loan: loan('1978-01-10', '5000', ...series('1978-02-10', 24, MONTHLY, '230')),
    rate: '9.69',
  },
  {
    name: '(c)(1)(ii) monthly payments, long first period',
    loan: loan('1978-02-10', '6000', ...series('1978-04-01', 36, MONTHLY, '200')),
    rate: '11.82',
  },
  {
    name: '(c)(1)(iii) semimonthly payments, short first period',
    loan: loan(
      '1978-02-23',
      '5000',
      ...series('1978-03-01', 12, MONTHLY, '219.17'),
      ...series('1978-03-16', 12, MONTHLY, '219.17'),
    ),
    rate: '10.34',
  },
  {
    name: '(c)(1)(iv) quarterly payments, long first period',
    loan: loan('1978-05-23', '10000', ...series('1978-10-01', 40, { months: 3 }, '385')),
    rate: '8.97',
  },
  {
    name: '(c)(1)(v) weekly payments, long first period',
    loan: loan('1978-03-20', '500', ...series('1978-04-21', 30, { days: 7 }, '17.60')),
    rate: '14.96',
  },
  {
    name: '(c)(2)(i) monthly payments, irregular first payment',
    loan: loan(
      '1978-01-10',
      '5000',
      flow('1978-02-10', '250'),
      ...series('1978-03-10', 23, MONTHLY, '230'),
    ),
    rate: '10.08',
  },
  {
    name: '(c)(2)(ii) payments every four weeks, long first period, irregular first payment',
    loan: loan(
      '1978-03-18',
      '400',
      flow('1978-04-20', '39.50'),
      ...series('1978-05-18', 11, { days: 28 }, '38.31'),
    ),
    rate: '28.50',
  },
  {
    name: '(c)(3)(i) monthly payments, irregular final payment',
    loan: loan(
      '1978-01-10',
      '5000',
      ...series('1978-02-10', 23, MONTHLY, '230'),
      flow('1980-01-10', '280'),
    ),
    rate: '10.50',
  },
  {
    name: '(c)(3)(ii) payments every two weeks, short first period, irregular final payment',
    loan: loan(
      '1978-04-03',
      '200',
      ...series('1978-04-11', 19, { days: 14 }, '9.50'),
      flow('1979-01-02', '30'),
    ),
    rate: '12.22',
  },
  {
    name: '(c)(4)(i) monthly payments, irregular first and final payments',
    loan: loan(
      '1978-01-10',
      '5000',
      flow('1978-02-10', '250'),
      ...series('1978-03-10', 22, MONTHLY, '230'),
      flow('1980-01-10', '280'),
    ),
    rate: '10.90',
  },
  {
    name: '(c)(4)(ii) payments every two months, short first period, irregular first and final payments',
    loan: loan(
      '1978-01-10',
      '8000',
      flow('1978-03-01', '449.36'),
      ...series('1978-05-01', 18, { months: 2 }, '465'),
      flow('1981-05-01', '200'),
    ),
    rate: '7.30',
  },
  {
    name: '(c)(5)(i) single payment, term in days',
    loan: loan('1978-01-03', '1000', flow('1978-09-15', '1080')),
    rate: '11.45',
  },
  {
    name: '(c)(5)(ii) single payment, term in exact months',
    loan: loan('1978-07-15', '1000', flow('1979-01-15', '1044')),
    rate: '8.80',
  },
  {
    name: '(c)(5)(iii) single payment, between one and two years',
    loan: loan('1978-01-17', '1000', flow('1979-07-17', '1135.19')),
    rate: '8.76',
  },
  {
    name: '(c)(5)(iv) single payment, exactly two years',
    loan: loan('1978-01-03', '1000', flow('1980-01-03', '1240')),
    rate: '11.36',
  },
  {
    name: '(c)(6)(i) skipped payments, every four weeks',
    loan: loan(
      '1978-01-25',
      '2135',
      ...series('1978-02-20', 9, { days: 28 }, '100'),
      ...series('1978-11-13', 6, { days: 28 }, '100'),
      ...series('1979-05-14', 6, { days: 28 }, '100'),
      ...series('1979-11-12', 3, { days: 28 }, '100'),
    ),
    rate: '12.00',
  },
  {
    name: '(c)(6)(ii) skipped payments and single ones',
    loan: loan(
      '1978-03-03',
      '7350',
      ...series('1978-09-15', 3, MONTHLY, '1000'),
      flow('1979-03-15', '2000'),
      ...series('1979-09-15', 3, MONTHLY, '750'),
      flow('1980-02-01', '1000'),
    ),
    rate: '10.22',
  },
];

/**
 * Directive 98/7/EC, Annex II (Annex III of Directive 87/102/EEC), part A: the examples on a calendar basis. A year is
 * 365 days, as in the present value equation of Directive 2008/48/EC. OJ L 101, 1.4.1998, p. 17.
 */
export const directive: readonly Published[] = [
  {
    name: 'first example: 1 200 after 546 days',
    loan: loan('1994-01-01', '1000', flow('1995-07-01', '1200')),
    rate: '12.96',
  },
  {
    name: 'second example: the same, 50 of it kept for expenses',
    loan: loan('1994-01-01', '950', flow('1995-07-01', '1200')),
    rate: '16.90',
  },
  {
    name: 'third example: two payments of 600, after one and two years',
    loan: loan('1994-01-01', '1000', flow('1995-01-01', '600'), flow('1996-01-01', '600')),
    rate: '13.07',
  },
  {
    name: 'fourth example: 272, 272 and 544, after three, six and twelve months',
    loan: loan(
      '1994-01-01',
      '1000',
      flow('1994-04-01', '272'),
      flow('1994-07-01', '272'),
      flow('1995-01-01', '544'),
    ),
    rate: '13.23',
  },
];
