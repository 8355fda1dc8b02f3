import type { Owed, SentConfirmation } from './intent';

/** What a reading proves of a sending (docs/reference/money.md#evidence-of-a-payment). Pure. */

/** Before this much time has passed, a lender that still works on it looks as if nothing had come. */
export const SOONEST_UNDONE_MS = 120_000;

/** What the lender says of an order now; a part that could not be read is missing. */
export interface Reading {
  readonly status?: string | undefined;
  readonly owed?: Owed | undefined;
}

export type Finding = 'done' | 'undone' | 'tooEarly' | 'unclear';

const SETTLED = '200';
const REPAYABLE = ['174', '180'];

/** `then` is what was owed when it left; nothing where nobody remembers. */
export function findingOf(
  then: Owed | undefined,
  paid: string,
  reading: Reading,
  age: number,
): Finding {
  if (isPaid(then, reading)) return 'done';
  const { status = '', owed: now } = reading;
  if (!then || !now || !REPAYABLE.includes(status)) return 'unclear';
  const isAsBefore = [now.amount, paid].some((each) => BigInt(each) === BigInt(then.amount));
  if (compareDates(now.date, then.date) !== 'same' || !isAsBefore) return 'unclear';
  return age < SOONEST_UNDONE_MS ? 'tooEarly' : 'undone';
}

/** Whether something was paid since: the order is settled, less is owed, or it is due later. */
export function isPaid(then: Owed | undefined, { status, owed: now }: Reading): boolean {
  if (status === SETTLED) return true;
  if (!then || !now) return false;
  return BigInt(now.amount) < BigInt(then.amount) || compareDates(now.date, then.date) === 'later';
}

/** A confirmation: no reading proves that it was done, and undone is only for the borrower to say. */
export function confirmationFindingOf(
  sent: SentConfirmation,
  now: Offered | undefined,
  age: number,
): Exclude<Finding, 'done'> {
  if (!now || !isSameOffer(sent, now)) return 'unclear';
  return age < SOONEST_UNDONE_MS ? 'tooEarly' : 'undone';
}

export type Offered = Pick<SentConfirmation, 'amount' | 'periods' | 'termUnit' | 'productName'>;

export const isSameOffer = (one: Offered, other: Offered): boolean =>
  one.amount === other.amount &&
  one.periods === other.periods &&
  one.termUnit === other.termUnit &&
  one.productName === other.productName;

/** Two dates of the lender's, in whatever form of the contract's it writes both. */
function compareDates(one: string, other: string): 'same' | 'later' | 'other' {
  const [left, right] = [comparable(one), comparable(other)];
  if (one === other || (left && left === right)) return 'same';
  return left.length === right.length && left > right ? 'later' : 'other';
}

/** Digits that sort as their dates do; nothing where it is no date. */
function comparable(date: string): string {
  if (/^\d{10}$/.test(date)) return `${date}000`;
  if (/^\d{13}$/.test(date)) return date;
  return /^\d{4}[-/]\d{2}[-/]\d{2}/.test(date) ? date.replace(/\D/g, '') : '';
}
