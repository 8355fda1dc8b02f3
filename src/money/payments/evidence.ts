import type { OpenIntent, Owed, OwedThen } from '../ledger/intent';
import { type Finding, SOONEST_UNDONE_MS } from '../ledger/sending';

/** What a reading proves of a sending (docs/reference/money.md#evidence-of-a-payment). Pure. */

/** What the lender says of an order now; a part that could not be read is missing. */
export interface ServerState {
  readonly status?: string | undefined;
  readonly owed?: Owed | undefined;
}

const SETTLED = '200';
const REPAYABLE = ['174', '180'];

export const isRepayable = ({ status = '' }: ServerState): boolean => REPAYABLE.includes(status);

/** `age`: how long after the sending the reading was begun, in milliseconds. */
export function findingOf(sent: OpenIntent['sent'], reading: ServerState, age: number): Finding {
  const then = sent.kind === 'card' ? sent.owed : undefined;
  // A reading that began before it left tells nothing of it.
  if (age < 0) return 'tooEarly';
  if (isPaid(then, reading)) return 'done';
  const { owed: now } = reading;
  if (sent.kind !== 'card' || !now || !isRepayable(reading) || !isAsBefore(sent, now)) {
    return 'unclear';
  }
  return age < SOONEST_UNDONE_MS ? 'tooEarly' : 'undone';
}

/** Nothing was booked since; a late fee may have come on top of what was to be paid whole. */
function isAsBefore({ owed, amount }: { owed: OwedThen; amount: string }, now: Owed): boolean {
  // What another payment takes from the debt hides what this one takes.
  if (BigInt(owed.unbooked) > 0n || compareDates(now.date, owed.date) !== 'same') return false;
  const [before, after] = [BigInt(owed.amount), BigInt(now.amount)];
  return after === before || (after > before && BigInt(amount) === before);
}

/**
 * Whether something was paid since: the order is settled, less is owed, or it is due later. What was accepted before
 * and not booked comes first: only a debt that is lower by more than that proves anything, and a later date nothing.
 */
export function isPaid(then: OwedThen | undefined, { status, owed: now }: ServerState): boolean {
  if (status === SETTLED) return true;
  if (!then || !now) return false;
  const unbooked = BigInt(then.unbooked);
  if (BigInt(now.amount) + unbooked < BigInt(then.amount)) return true;
  return unbooked === 0n && compareDates(now.date, then.date) === 'later';
}

/** Whether the lender still shows what it showed then. */
export const isStillShown = (then: Owed, now: Owed): boolean =>
  BigInt(then.amount) === BigInt(now.amount) && compareDates(now.date, then.date) === 'same';

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
