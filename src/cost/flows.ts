import { type Day, toDay } from './calendar';

export interface Flow {
  /** Integer minor units. */
  readonly amount: bigint;
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

/** One advance to the borrower, and what the borrower pays back. */
export interface Loan {
  readonly advance: Flow;
  readonly payments: readonly Flow[];
}

/** The days of payment in order, each with its share of the advance; nothing where there is no rate. */
export function readFlows({ advance, payments }: Loan) {
  const start = toDay(advance.date);
  const read = payments.map(({ amount, date }) => ({ amount, day: toDay(date) }));
  const total = payments.reduce((sum, { amount }) => sum + amount, 0n);
  if (!start || advance.amount <= 0n || total <= advance.amount) return undefined;
  const amounts = new Map<number, { readonly day: Day; readonly amount: bigint }>();
  for (const { amount, day } of read) {
    if (!day || amount < 0n || day.count <= start.count) return undefined;
    // Two payments of one day are one; a payment of nothing is none.
    if (amount)
      amounts.set(day.count, { day, amount: amount + (amounts.get(day.count)?.amount ?? 0n) });
  }
  const flows = [...amounts.values()].sort((one, other) => one.day.count - other.day.count);
  return {
    advance: start,
    days: flows.map(({ day }) => day),
    shares: flows.map(({ amount }) => shareOf(amount, advance.amount)),
  };
}

/** One amount over another, as exact as a number can be, however large they are. */
function shareOf(amount: bigint, whole: bigint): number {
  const PRECISION = 10n ** 20n;
  return Number((amount * PRECISION) / whole) / Number(PRECISION);
}
