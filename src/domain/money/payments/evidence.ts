import { is } from 'valibot';
import { instantOf } from '@/design/format';
import { type Instalment, isRepayable, OrderStatus } from '@/domain/orders';
import { minorUnits, type OpenIntent, type Owed, type OwedThen } from '../ledger/intent';
import { SOONEST_UNDONE_MS } from '../ledger/rules';
import type { Finding } from '../ledger/sending';

/** What a reading proves about a payment (docs/reference/money.md#evidence-of-a-payment). Pure functions. */

/** An order as the lender shows it now. A part that could not be read is missing. */
export interface ServerState {
  readonly status?: string | undefined;
  readonly owed?: Owed | undefined;
}

/** The debt that an instalment shows, if it is a whole number: only those can be compared. */
export const owedIn = ({ amount, dueDate: date }: Pick<Instalment, 'amount' | 'dueDate'>) =>
  is(minorUnits, amount) ? { amount, date } : undefined;

/** What a reading proves about an open intent. `age`: milliseconds from the sending to the start of the reading. */
export function findingOf(intent: Judged, reading: ServerState, age: number): Finding {
  const { sent, isDuplicate = false } = intent;
  const then = sent.kind === 'card' ? sent.owed : undefined;
  if (age >= 0 && isPaid(then, reading)) return 'done';
  // The lender has said that it has the payment: no later check proves it undone either.
  if (isDuplicate) return 'unclear';
  // A reading that started before the sending proves nothing.
  if (age < 0) return 'tooEarly';
  const { owed: now, status = '' } = reading;
  if (sent.kind !== 'card' || !now || !isRepayable(status) || !isAsBefore(sent, now)) {
    return 'unclear';
  }
  return age < SOONEST_UNDONE_MS ? 'tooEarly' : 'undone';
}

interface Judged {
  readonly sent: OpenIntent['sent'];
  readonly isDuplicate?: boolean;
}

/** Whether nothing was booked since. The debt may have grown by a late fee if the payment was for all of it. */
function isAsBefore({ owed, amount }: { owed: OwedThen; amount: string }, now: Owed): boolean {
  // The booking of another payment would hide this one.
  if (BigInt(owed.unbooked) > 0n || compareDates(now.date, owed.date) !== 'same') return false;
  const [before, after] = [BigInt(owed.amount), BigInt(now.amount)];
  return after === before || (after > before && BigInt(amount) === before);
}

/**
 * Whether a payment was booked since: the order is settled, the debt is lower, or it is due later. An earlier payment that
 * was accepted and not booked counts first: then only a debt lower by more than its amount is proof, and a later date is none.
 */
export function isPaid(then: OwedThen | undefined, { status, owed: now }: ServerState): boolean {
  if (status === OrderStatus.settled) return true;
  if (!then || !now) return false;
  const unbooked = BigInt(then.unbooked);
  if (BigInt(now.amount) + unbooked < BigInt(then.amount)) return true;
  return unbooked === 0n && compareDates(now.date, then.date) === 'later';
}

/** Whether the lender still shows the earlier debt. */
export const isStillShown = (then: Owed, now: Owed): boolean =>
  BigInt(then.amount) === BigInt(now.amount) && compareDates(now.date, then.date) === 'same';

/**
 * Compares two dates as instants, in any form of the contract. Which of two is later is known where both have the same
 * kind: a time without a zone is the lender's, and a day alone has no time.
 */
function compareDates(one: string, other: string): 'same' | 'later' | 'other' {
  if (one === other) return 'same';
  const [left, right] = [instantOf(one), instantOf(other)];
  if (!left || !right || (left.kind === 'zoned') !== (right.kind === 'zoned')) return 'other';
  if (left.at === right.at) return 'same';
  return left.kind === right.kind && left.at > right.at ? 'later' : 'other';
}
