import { is } from 'valibot';
import { isRepayable } from '@/domain/orders';
import { CALL_TIMEOUT_MS } from '@/platform/api';
import {
  type Account,
  isPending,
  minorUnits,
  type Owed,
  type OwedThen,
  type PastDebt,
} from '../ledger/intent';
import { isOutdated } from '../ledger/readings';
import { type Ages, isRecent, mayArrive } from '../ledger/rules';
import type { BlockReason } from '../ledger/sending';
import { isStillShown, type OrderSnapshot } from './evidence';

/** Whether a payment may leave (docs/reference/money.md#one-at-a-time). Pure functions. */

export interface Situation extends OrderSnapshot {
  readonly account: Account;
  /** Minor units. */
  readonly amount: string;
  /** The lender's smallest part of a debt, in minor units; undefined where it takes no parts. */
  readonly minPart: number | undefined;
  /** When the amount was read, in epoch milliseconds; by default with this reading. */
  readonly readAt?: number;
  readonly now: number;
  /** Ages when the reading began. */
  readonly ageOf: Ages;
  /** The borrower has read that the last payment is not booked yet, and pays again. */
  readonly isSecondStep?: boolean;
  /** The payment carries no token by which the lender knows an earlier one. */
  readonly isOnline?: boolean;
  /** The recorded intent that continues: it does not block itself. */
  readonly ownId?: string | undefined;
}

/** Whether a reading is new enough for a sending: a minute old at most, and nothing was settled since. */
export const isCurrent = (account: Account, startedAt: number, now: number): boolean =>
  !isOutdated(account, startedAt, now) && now - startedAt <= CALL_TIMEOUT_MS;

/** The last payment while the lender still shows the debt before it; for a day, if the debt changed for another reason. */
function notBookedYet({ account: { settled }, ageOf }: Aged, owed: Owed) {
  if (settled?.state !== 'accepted' || settled.sent.kind !== 'card') return undefined;
  const isSame = isStillShown(settled.sent.owed, owed);
  if (!isSame && !isRecent(settled, ageOf)) return undefined;
  const { sent } = settled;
  return { because: 'notBooked', last: { ...settled, sent }, isStillShown: isSame } as const;
}

/** A debt that was shown as paid within a day, and is shown again. */
const shownAgain = ({ account: { past }, ageOf }: Aged, owed: Owed): PastDebt | undefined =>
  past.filter((it) => isRecent(it, ageOf) && isStillShown(it.owed, owed)).at(-1);

type Aged = Pick<Situation, 'account' | 'ageOf'>;

/** The debt at the sending, with the accepted amount that is not booked yet. */
function owedThen(situation: Aged, owed: Owed): OwedThen {
  const before = notBookedYet(situation, owed)?.last.sent ?? shownAgain(situation, owed);
  if (!before) return { ...owed, unbooked: '0' };
  const unbooked = BigInt(before.amount) + BigInt(before.owed.unbooked);
  const booked = BigInt(before.owed.amount) - BigInt(owed.amount);
  return { ...owed, unbooked: String(booked > 0n ? unbooked - booked : unbooked) };
}

/** The block reason, or the debt. The ledger must have recorded the bookings of this reading. */
export function judgePayment(
  situation: Situation,
): { readonly reason: BlockReason } | { readonly owed: OwedThen } {
  const { account, order, startedAt, failure, now } = situation;
  const { open } = account;
  if (open && open.sent.id !== situation.ownId) {
    if (isPending(open)) return { reason: { because: 'oneAtATime' } };
    if (mayArrive(open, situation.ageOf)) return { reason: { because: 'underWay' } };
  }
  const { status, owed } = order;
  if (status !== undefined && !isRepayable(status)) return { reason: { because: 'notRepayable' } };
  if (failure || !owed || !isCurrent(account, startedAt, now)) {
    return { reason: { because: 'unreadable', failure } };
  }
  const reason = blockReasonOf(situation, owed);
  return reason ? { reason } : { owed: owedThen(situation, owed) };
}

function blockReasonOf(situation: Situation, owed: Owed): BlockReason | undefined {
  const { account, amount, startedAt, readAt = startedAt, now, ownId } = situation;
  if (isOutdated(account, readAt, now)) return { because: 'staleAmount' };
  const { elsewhere } = account;
  if (elsewhere && elsewhere.id !== ownId) return { because: 'openedElsewhere', opened: elsewhere };
  const { minPart } = situation;
  const problem = partReason(amount, owed.amount, minPart);
  if (problem ?? situation.isSecondStep) return problem;
  const left = BigInt(owed.amount) - BigInt(amount);
  const isLess = minPart === undefined && left > 0n;
  const reason = secondStepReason(situation, owed);
  if (!isLess) return reason;
  if (reason) return { ...reason, left: String(left) };
  return { because: 'lessThanOwed', amount, owed: owed.amount, left: String(left) };
}

/** Why an amount cannot be paid: it is above the debt, or a part below the lender's smallest one. All in minor units. */
export function partReason(
  amount: string,
  owed: string,
  minPart: number | undefined,
): BlockReason | undefined {
  if (!is(minorUnits, owed)) return undefined;
  if (BigInt(amount) > BigInt(owed)) return { because: 'moreThanOwed', amount, owed };
  const isTooSmall = minPart !== undefined && BigInt(amount) < BigInt(minPart);
  const isPart = BigInt(amount) < BigInt(owed);
  return isTooSmall && isPart
    ? { because: 'lessThanMin', amount, min: String(minPart) }
    : undefined;
}

/** Why the borrower must confirm the payment beside an earlier one in a second step. */
function secondStepReason(situation: Situation, owed: Owed) {
  const { open } = situation.account;
  if (situation.isOnline && open?.state === 'undone' && open.isDoubted) {
    return { because: 'doubted', undone: open.sent } as const;
  }
  const again = shownAgain(situation, owed);
  const notBooked = notBookedYet(situation, owed);
  return notBooked ?? (again && ({ because: 'shownAgain', at: again.at } as const));
}
