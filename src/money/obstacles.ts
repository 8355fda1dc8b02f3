import { isPaid, isSameOffer, type Offered, type Reading } from './evidence';
import {
  type Account,
  isInTheWay,
  type OpenedElsewhere,
  type Owed,
  type SettledIntent,
} from './intent';

/** What keeps a payment, or a confirmation, from leaving (docs/reference/money.md#one-at-a-time). */
export type Obstacle =
  /** Another one of the same order is being sent or of unknown outcome; the screen shows which. */
  | { readonly because: 'oneAtATime' }
  | { readonly because: 'openedElsewhere'; readonly opened: OpenedElsewhere }
  | { readonly because: 'moreThanOwed'; readonly amount: string; readonly owed: string }
  /** The lender still shows what the last one left with: a second step says so. */
  | { readonly because: 'notBooked'; readonly last: SettledIntent }
  /** The screen's figures are older than what was settled since. */
  | { readonly because: 'stale' };

export interface Situation {
  readonly account: Account;
  /** Minor units. */
  readonly amount: string;
  /** When what the screen shows was read. */
  readonly readAt: number;
  /** What is owed, as read just now. */
  readonly reading: Reading & { readonly owed: Owed };
  /** When that reading was begun. */
  readonly begunAt: number;
  readonly now: number;
  /** The borrower has read that the last payment is not booked yet, and wants another all the same. */
  readonly isSecondStep: boolean;
}

/**
 * What a reading shows to be booked meanwhile, by the ids of what was sent or opened. One that was not begun
 * after something left proves nothing of it: what was owed can have changed between the two. Nor does any of a payment
 * that was found undone: what is booked since can be another one, and its token goes on until one is answered.
 */
export function bookedBy(
  { settled, elsewhere }: Account,
  reading: Reading,
  begunAt: number,
): readonly string[] {
  const isDone = ({ owed, leftAt }: { readonly owed: Owed; readonly leftAt: number }) =>
    leftAt < begunAt && isPaid(owed, reading);
  const last =
    settled?.state === 'doneNotBooked' && settled.sent.kind === 'card' ? settled.sent : null;
  return [
    ...(last && isDone(last) ? [last.id] : []),
    ...(elsewhere && isDone(elsewhere) ? [elsewhere.id] : []),
  ];
}

/**
 * Whether figures may be older than what was settled last. Those of a time that has not come were read before the
 * clock was set back: nobody can tell how old they are.
 */
const isStale = ({ settledAt }: Account, readAt: number, now: number): boolean =>
  readAt <= settledAt || readAt > now;

/** For an account that has been told what the reading shows to be booked. */
export function obstacleOf(situation: Situation): Obstacle | undefined {
  const { account, amount, readAt, reading, begunAt, now, isSecondStep } = situation;
  const { open, settled, elsewhere } = account;
  if (open && isInTheWay(open)) return { because: 'oneAtATime' };
  // Another tab can settle something between this reading and now.
  if ([readAt, begunAt].some((time) => isStale(account, time, now))) return { because: 'stale' };
  if (elsewhere) return { because: 'openedElsewhere', opened: elsewhere };
  if (BigInt(amount) > BigInt(reading.owed.amount)) {
    return { because: 'moreThanOwed', amount, owed: reading.owed.amount };
  }
  if (settled?.state === 'doneNotBooked' && !isSecondStep) {
    return { because: 'notBooked', last: settled };
  }
  return undefined;
}

export interface ConfirmationSituation {
  readonly account: Account;
  readonly figures: Offered;
  /** When the figures on the screen were read. */
  readonly readAt: number;
  readonly now: number;
  readonly isSecondStep: boolean;
}

export function confirmationObstacleOf(situation: ConfirmationSituation): Obstacle | undefined {
  const { account, figures, readAt, now, isSecondStep } = situation;
  const { open, settled } = account;
  if (open && isInTheWay(open)) return { because: 'oneAtATime' };
  if (isStale(account, readAt, now)) return { because: 'stale' };
  if (!settled) return undefined;
  const isAsSent = settled.sent.kind === 'confirmation' && isSameOffer(settled.sent, figures);
  const isBooked = settled.state === 'done' || !isAsSent;
  return isBooked || isSecondStep ? undefined : { because: 'notBooked', last: settled };
}
