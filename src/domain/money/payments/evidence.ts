import { is } from 'valibot';
import { instantOf } from '@/design/format';
import { type Instalment, isRepayable, OrderStatus } from '@/domain/orders';
import type { ApiFailure } from '@/platform/api';
import type { Finding } from '../ledger/check';
import {
  type Account,
  minorUnits,
  type OpenIntent,
  type Owed,
  type OwedThen,
  type SentPayment,
  underTokenOf,
} from '../ledger/intent';
import { SOONEST_UNDONE_MS } from '../ledger/rules';

/** What a reading proves about a payment (docs/reference/money.md#evidence-of-a-payment). Pure functions. */

/** An order as the lender shows it now. A part that could not be read is missing. */
export interface ServerState {
  readonly status?: string | undefined;
  readonly owed?: Owed | undefined;
}

/** A reading of an order. */
export interface OrderSnapshot {
  readonly order: ServerState;
  /** In epoch milliseconds: not after the start of the older request. */
  readonly startedAt: number;
  /** Why a part could not be read. */
  readonly failure?: ApiFailure | undefined;
}

/** The debt that an instalment shows, if it is a whole number: only those can be compared. */
export const owedIn = ({ amount, dueDate: date }: Pick<Instalment, 'amount' | 'dueDate'>) =>
  is(minorUnits, amount) ? { amount, date } : undefined;

/** What a reading proves about an open intent. `age`: milliseconds from the sending to the start of the reading. */
export function findingOf(intent: Judged, reading: ServerState, age: number): Finding {
  const { sent, isDuplicate = false } = intent;
  const payment = sent.kind === 'card' ? sent : undefined;
  if (age >= 0 && isPaid(payment?.owed, reading)) return 'done';
  // The lender has said that it has the payment: no later check proves it undone either.
  if (isDuplicate) return 'unclear';
  // A reading that started before the sending proves nothing.
  if (age < 0) return 'tooEarly';
  if (!payment || !isUnpaid(payment, reading)) return 'unclear';
  return age < SOONEST_UNDONE_MS ? 'tooEarly' : 'undone';
}

interface Judged {
  readonly sent: OpenIntent['sent'];
  readonly isDuplicate?: boolean;
}

/** What became of a debt, in this order: the order is settled, less is owed, it is due later; nothing changed; a fee came. */
type Change = 'settled' | 'lower' | 'later' | 'same' | 'grown' | 'other';

/** The changes that a payment makes. Beside an accepted one that is not booked yet, a later date may be that one's. */
const PAID: readonly Change[] = ['settled', 'lower', 'later'];
const PAID_BESIDE_ANOTHER: readonly Change[] = ['settled', 'lower'];
/** The changes that no payment makes. A late fee comes where the payment was to pay all of the debt. */
const UNPAID: readonly Change[] = ['same'];
const ALL_UNPAID: readonly Change[] = ['same', 'grown'];

/** Whether nothing was booked since. */
function isUnpaid({ owed, amount }: SentPayment, reading: ServerState): boolean {
  // The booking of another payment would hide this one.
  if (!isRepayable(reading.status ?? '') || BigInt(owed.unbooked) > 0n) return false;
  const isForAll = BigInt(amount) === BigInt(owed.amount);
  return (isForAll ? ALL_UNPAID : UNPAID).includes(changeOf(owed, reading));
}

/** Whether a payment was booked since: less is owed than without an earlier payment that was accepted and not booked. */
export function isPaid(then: OwedThen | undefined, reading: ServerState): boolean {
  const unbooked = BigInt(then?.unbooked ?? 0);
  const rest = then && { ...then, amount: String(BigInt(then.amount) - unbooked) };
  return (unbooked > 0n ? PAID_BESIDE_ANOTHER : PAID).includes(changeOf(rest, reading));
}

/** The ids of the intents that a reading proves booked. Only a reading that started after the sending counts. */
export function bookedBy(
  { open, settled, earlier, elsewhere, sendings }: Account,
  { order, startedAt }: OrderSnapshot,
): readonly string[] {
  const unknown = open?.state === 'unknown' ? open.sent : null;
  const last = settled?.state === 'accepted' ? settled.sent : null;
  const isProved = (it: { readonly leftAt: number; readonly owed?: OwedThen }) =>
    it.leftAt < startedAt && isPaid(it.owed, order);
  const before = earlier.map(({ sent }) => sent);
  const proved = [unknown, ...before, last, elsewhere].filter((it) => it && isProved(it));
  // The lender may have booked any sending under the token of one that was found undone.
  const isDoubted =
    open?.state === 'undone' &&
    !open.isDoubted &&
    underTokenOf({ sendings }, open.sent).some(isProved);
  return [...proved, isDoubted ? open.sent : null].flatMap((it) => it?.id ?? []);
}

/** Whether the lender still shows the earlier debt. */
export const isStillShown = (then: Owed, now: Owed): boolean =>
  changeOf(then, { owed: now }) === 'same';

/** Compares the debt of then with what an order shows now. */
function changeOf(then: Owed | undefined, { status, owed: now }: ServerState): Change {
  if (status === OrderStatus.settled) return 'settled';
  if (!then || !now) return 'other';
  const [before, after] = [BigInt(then.amount), BigInt(now.amount)];
  if (after < before) return 'lower';
  const date = compareDates(now.date, then.date);
  if (date !== 'same') return date;
  return after === before ? 'same' : 'grown';
}

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
