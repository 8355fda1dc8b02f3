import { type Day, toDay } from './calendar';

export interface Flow {
  /** Integer minor units. */
  readonly amount: bigint;
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

/** One advance to the borrower and the borrower's payments. */
export interface Loan {
  readonly advance: Flow;
  readonly payments: readonly Flow[];
}

/** The payment days in order, each with its share of the advance; undefined where the flows have no rate. */
export function flowsOf({ advance, payments }: Loan) {
  const start = toDay(advance.date);
  const read = payments.map(({ amount, date }) => ({ amount, day: toDay(date) }));
  const total = payments.reduce((sum, { amount }) => sum + amount, 0n);
  if (!start || advance.amount <= 0n || total <= advance.amount) return undefined;
  const amounts = new Map<number, { readonly day: Day; readonly amount: bigint }>();
  for (const { amount, day } of read) {
    if (!day || amount < 0n || day.count <= start.count) return undefined;
    // Payments of one day are added up. A payment of zero is left out.
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

/** One amount divided by another, as exact as a number can be at any size. */
function shareOf(amount: bigint, whole: bigint): number {
  const PRECISION = 10n ** 20n;
  return Number((amount * PRECISION) / whole) / Number(PRECISION);
}
