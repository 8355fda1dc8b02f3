import { type ApiFailure, CALL_TIMEOUT_MS } from '../../../platform/api';
import { isRepayable } from '../../orders';
import { type Account, isPending, type Owed, type OwedThen, underTokenOf } from '../ledger/intent';
import { isRecent, mayArrive } from '../ledger/rules';
import { type BlockReason, isOutdated } from '../ledger/sending';
import { isPaid, isStillShown, type ServerState } from './evidence';

/** A reading of an order before a sending. */
export interface OrderSnapshot {
  readonly reading: ServerState;
  /** In epoch milliseconds: not after the start of the older request. */
  readonly startedAt: number;
  /** Why a part could not be read. */
  readonly failure?: ApiFailure | undefined;
}

export interface Situation extends OrderSnapshot {
  readonly account: Account;
  /** Minor units. */
  readonly amount: string;
  /** When the amount was read, in epoch milliseconds; by default with this reading. */
  readonly readAt?: number;
  readonly now: number;
  /** The borrower has read that the last payment is not booked yet, and pays again. */
  readonly isSecondStep?: boolean;
  /** The payment carries no token by which the lender knows an earlier one. */
  readonly isOnline?: boolean;
  /** The recorded intent that continues: it does not block itself. */
  readonly ownId?: string | undefined;
}

/** The ids of the intents that a reading proves booked. Only a reading that started after the sending counts. */
export function bookedBy(
  { open, settled, elsewhere, sendings }: Account,
  { reading, startedAt }: OrderSnapshot,
): readonly string[] {
  const unknown = open?.state === 'unknown' ? open.sent : null;
  const last = settled?.state === 'accepted' ? settled.sent : null;
  const isProved = (it: { readonly leftAt: number; readonly owed?: OwedThen }) =>
    it.leftAt < startedAt && isPaid(it.owed, reading);
  const proved = [unknown, last, elsewhere].filter((it) => it && isProved(it));
  // The lender may have booked any sending under the token of one that was found undone.
  const isDoubted =
    open?.state === 'undone' &&
    !open.isDoubted &&
    underTokenOf({ sendings }, open.sent).some(isProved);
  return [...proved, isDoubted ? open.sent : null].flatMap((it) => it?.id ?? []);
}

/** Whether a reading is new enough for a sending: a minute old at most, and nothing was settled since. */
export const isCurrent = (account: Account, startedAt: number, now: number): boolean =>
  !isOutdated(account, startedAt, now) && now - startedAt <= CALL_TIMEOUT_MS;

/** The last payment while the lender still shows the debt before it; for a day, if the debt changed for another reason. */
function notBookedYet({ settled }: Account, owed: Owed, now: number) {
  if (settled?.state !== 'accepted' || settled.sent.kind !== 'card') return undefined;
  const isSame = isStillShown(settled.sent.owed, owed);
  if (!isSame && !isRecent(settled, now)) return undefined;
  const { sent } = settled;
  return { because: 'notBooked', last: { ...settled, sent }, isStillShown: isSame } as const;
}

/** The debt at the sending, with the accepted amount that is not booked yet. */
function owedThen(account: Account, owed: Owed, now: number): OwedThen {
  const before = notBookedYet(account, owed, now)?.last.sent;
  if (!before) return { ...owed, unbooked: '0' };
  const unbooked = BigInt(before.amount) + BigInt(before.owed.unbooked);
  const booked = BigInt(before.owed.amount) - BigInt(owed.amount);
  return { ...owed, unbooked: String(booked > 0n ? unbooked - booked : unbooked) };
}

/** The block reason, or the debt. The ledger must have recorded the bookings of this reading. */
export function checkPayable(
  situation: Situation,
): { readonly reason: BlockReason } | { readonly owed: OwedThen } {
  const { account, reading, startedAt, failure, now } = situation;
  const { open } = account;
  if (open && open.sent.id !== situation.ownId) {
    if (isPending(open)) return { reason: { because: 'oneAtATime' } };
    if (mayArrive(open, startedAt)) return { reason: { because: 'underWay' } };
  }
  const { status, owed } = reading;
  if (status !== undefined && !isRepayable(status)) return { reason: { because: 'notRepayable' } };
  if (failure || !owed || !isCurrent(account, startedAt, now)) {
    return { reason: { because: 'unreadable', failure } };
  }
  const reason = blockReasonOf(situation, owed);
  return reason ? { reason } : { owed: owedThen(account, owed, now) };
}

function blockReasonOf(
  { account, amount, startedAt, readAt = startedAt, now, isSecondStep, isOnline, ownId }: Situation,
  owed: Owed,
): BlockReason | undefined {
  if (isOutdated(account, readAt, now)) return { because: 'staleAmount' };
  const { elsewhere, open } = account;
  if (elsewhere && elsewhere.id !== ownId) return { because: 'openedElsewhere', opened: elsewhere };
  if (BigInt(amount) > BigInt(owed.amount)) {
    return { because: 'moreThanOwed', amount, owed: owed.amount };
  }
  if (isSecondStep) return undefined;
  if (isOnline && open?.state === 'undone' && open.isDoubted) {
    return { because: 'doubted', undone: open.sent };
  }
  return notBookedYet(account, owed, now);
}
