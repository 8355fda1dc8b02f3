import type { ApiFailure } from '../../api/failures';
import { CALL_TIMEOUT_MS } from '../../api/transport';
import { type Account, isPending, type Owed, type OwedThen } from '../ledger/intent';
import { type BlockReason, isOutdated } from '../ledger/sending';
import { isRecent } from '../ledger/transitions';
import { isPaid, isRepayable, isStillShown, type ServerState } from './evidence';

/** An order as it was read, to send by it. */
export interface OrderSnapshot {
  readonly reading: ServerState;
  /** When the older of its requests began, in epoch milliseconds. */
  readonly begunAt: number;
  /** Why not all of it could be read. */
  readonly failure?: ApiFailure | undefined;
}

export interface Situation extends OrderSnapshot {
  readonly account: Account;
  /** Minor units. */
  readonly amount: string;
  /** When what the screen shows was read. */
  readonly readAt: number;
  readonly now: number;
  /** The borrower has read that the last payment is not booked yet, and wants another all the same. */
  readonly isSecondStep?: boolean;
  /** The open intent that goes on: it does not block itself. */
  readonly ownId?: string | undefined;
}

/** What a reading that began after something left shows to be booked, by the ids of what was sent or opened. */
export function bookedBy(
  { open, settled, elsewhere }: Account,
  { reading, begunAt }: OrderSnapshot,
): readonly string[] {
  const unknown = open?.state === 'unknown' ? open.sent : null;
  const last = settled?.state === 'doneNotBooked' ? settled.sent : null;
  return [unknown, last, elsewhere].flatMap((it) => {
    if (!it || it.leftAt >= begunAt) return [];
    return isPaid('owed' in it ? it.owed : undefined, reading) ? [it.id] : [];
  });
}

/** Whether a reading may be sent by: nothing was settled since it began, and it is a minute old at most. */
export const isCurrent = (account: Account, begunAt: number, now: number): boolean =>
  !isOutdated(account, begunAt, now) && now - begunAt <= CALL_TIMEOUT_MS;

/** The last payment, while the lender still shows what it left with; for a day, where its figures do not tell. */
function notBookedYet({ settled }: Account, owed: Owed, now: number) {
  if (settled?.state !== 'doneNotBooked' || settled.sent.kind !== 'card') return undefined;
  const isSame = isStillShown(settled.sent.owed, owed);
  if (!isSame && !isRecent(settled, now)) return undefined;
  const { sent } = settled;
  return { because: 'notBooked', last: { ...settled, sent }, isStillShown: isSame } as const;
}

/** What is owed when something leaves, with what was accepted before and is not booked yet. */
function owedThen(account: Account, owed: Owed, now: number): OwedThen {
  const before = notBookedYet(account, owed, now)?.last.sent;
  if (!before) return { ...owed, unbooked: '0' };
  const unbooked = BigInt(before.amount) + BigInt(before.owed.unbooked);
  const booked = BigInt(before.owed.amount) - BigInt(owed.amount);
  return { ...owed, unbooked: String(booked > 0n ? unbooked - booked : unbooked) };
}

/** Why nothing leaves, or what is owed. The account knows already what the reading shows to be booked. */
export function checkPayable(
  situation: Situation,
): { readonly reason: BlockReason } | { readonly owed: OwedThen } {
  const { account, reading, begunAt, failure, now } = situation;
  const { open } = account;
  if (open && isPending(open) && open.sent.id !== situation.ownId) {
    return { reason: { because: 'oneAtATime' } };
  }
  const { status, owed } = reading;
  if (status !== undefined && !isRepayable(reading)) return { reason: { because: 'notRepayable' } };
  if (failure || !owed || !isCurrent(account, begunAt, now)) {
    return { reason: { because: 'unreadable', failure } };
  }
  const reason = blockReasonOf(situation, owed);
  return reason ? { reason } : { owed: owedThen(account, owed, now) };
}

function blockReasonOf(
  { account, amount, readAt, now, isSecondStep }: Situation,
  owed: Owed,
): BlockReason | undefined {
  if (isOutdated(account, readAt, now)) return { because: 'stale' };
  const { elsewhere } = account;
  if (elsewhere) return { because: 'openedElsewhere', opened: elsewhere };
  if (BigInt(amount) > BigInt(owed.amount)) {
    return { because: 'moreThanOwed', amount, owed: owed.amount };
  }
  return isSecondStep ? undefined : notBookedYet(account, owed, now);
}
