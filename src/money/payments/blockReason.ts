import type { ApiFailure } from '../../api/failures';
import { CALL_TIMEOUT_MS } from '../../api/transport';
import {
  isPaid,
  isRepayable,
  isSameOffer,
  isStillShown,
  type Offered,
  type ServerState,
} from '../ledger/evidence';
import {
  type AcceptedIntent,
  type Account,
  isInTheWay,
  type OpenedElsewhere,
  type Owed,
  type OwedThen,
} from '../ledger/intent';
import { DAY_MS } from '../ledger/transitions';

/** What keeps a payment, or a confirmation, from leaving (docs/reference/money.md#one-at-a-time). */
export type BlockReason =
  /** Another one of the same order is being sent or of unknown outcome; the screen shows which. */
  | { readonly because: 'oneAtATime' }
  /** Another tab has the lock; or what the screen showed (a code that was waited for) is over. */
  | { readonly because: 'otherTab' | 'over' }
  | { readonly because: 'openedElsewhere'; readonly opened: OpenedElsewhere }
  /** The lender takes no payment of this order now. */
  | { readonly because: 'notRepayable' }
  | { readonly because: 'moreThanOwed'; readonly amount: string; readonly owed: string }
  /**
   * The last one may not be booked yet: a second step says so. `isStillShown`: the lender still shows what that one
   * left with; else its figures have changed, and do not tell.
   */
  | {
      readonly because: 'notBooked';
      readonly last: AcceptedIntent;
      readonly isStillShown: boolean;
    }
  /** The screen's figures were older than what was settled since; they have been read again. */
  | { readonly because: 'stale' }
  /** What has to be known could not be read, or was read too long ago. */
  | { readonly because: 'unreadable'; readonly failure: ApiFailure | undefined };

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
  readonly isSecondStep: boolean;
  /** The open intent that is carried on: it does not stand in its own way. */
  readonly own?: string | undefined;
}

/** What a reading that was begun after something left shows to be booked, by the ids of what was sent or opened. */
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

/**
 * Whether figures may be older than what was settled last. Those of a time that has not come were read before the
 * clock was set back: their age is not known.
 */
const isOutdated = ({ settledAt }: Account, readAt: number, now: number): boolean =>
  readAt <= settledAt || readAt > now;

/** Whether a reading may be sent by: nothing was settled since it began, and it is a minute old at most. */
export const isCurrent = (account: Account, begunAt: number, now: number): boolean =>
  !isOutdated(account, begunAt, now) && now - begunAt <= CALL_TIMEOUT_MS;

/** The last payment, while the lender still shows what it left with; for a day, where its figures do not tell. */
function notBookedYet({ settled }: Account, owed: Owed, now: number) {
  if (settled?.state !== 'doneNotBooked' || settled.sent.kind !== 'card') return undefined;
  const isSame = isStillShown(settled.sent.owed, owed);
  if (!isSame && now - settled.doneAt >= DAY_MS) return undefined;
  const { sent } = settled;
  return { because: 'notBooked', last: { ...settled, sent }, isStillShown: isSame } as const;
}

/** What is owed when something leaves, with what was accepted before and is not booked yet. */
export function owedThen(account: Account, owed: Owed, now: number): OwedThen {
  const before = notBookedYet(account, owed, now)?.last.sent;
  if (!before) return { ...owed, unbooked: '0' };
  const unbooked = BigInt(before.amount) + BigInt(before.owed.unbooked);
  const booked = BigInt(before.owed.amount) - BigInt(owed.amount);
  return { ...owed, unbooked: String(booked > 0n ? unbooked - booked : unbooked) };
}

/** For an account that has been told what the reading shows to be booked: why nothing leaves, or what is owed. */
export function checkPayable(situation: Situation): { stop: BlockReason } | { owed: OwedThen } {
  const { account, reading, begunAt, failure, now } = situation;
  const { open } = account;
  if (open && isInTheWay(open) && open.sent.id !== situation.own) {
    return { stop: { because: 'oneAtATime' } };
  }
  const { status, owed } = reading;
  if (status !== undefined && !isRepayable(reading)) return { stop: { because: 'notRepayable' } };
  if (failure || !owed || !isCurrent(account, begunAt, now)) {
    return { stop: { because: 'unreadable', failure } };
  }
  const stop = obstacleOf(situation, owed);
  return stop ? { stop } : { owed: owedThen(account, owed, now) };
}

function obstacleOf(
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

type ConfirmationSituation = Pick<Situation, 'account' | 'readAt' | 'now' | 'isSecondStep'>;

export function confirmationBlockReasonOf(
  { account, readAt, now, isSecondStep }: ConfirmationSituation,
  figures: Offered,
): BlockReason | undefined {
  const { open, settled } = account;
  if (open && isInTheWay(open)) return { because: 'oneAtATime' };
  if (isOutdated(account, readAt, now)) return { because: 'stale' };
  if (isSecondStep || settled?.state !== 'doneNotBooked') return undefined;
  const isAsSent = settled.sent.kind === 'confirmation' && isSameOffer(settled.sent, figures);
  return isAsSent ? { because: 'notBooked', last: settled, isStillShown: true } : undefined;
}
