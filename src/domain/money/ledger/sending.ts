import { type ApiFailure, CALL_TIMEOUT_MS, isRefusal } from '@/platform/api';
import { epochOf, type Moment, painted, thisMoment } from '@/platform/base';
import type { AppThunk } from '@/platform/store';
import { contextOf, type MoneyContext } from './context';
import type { AcceptedIntent, OpenedElsewhere, SentPayment, Subject } from './intent';
import { requestLeft, selectIsWorking, workEnded, workStarted } from './slice';

/** How a request that moves money leaves, of payments and confirmations: the lock, block reasons, the meaning of an answer. */

/** Why a payment or confirmation may not be sent (docs/reference/money.md#one-at-a-time). */
export type BlockReason =
  /** Another intent of the subject is being sent or of unknown outcome. The screen shows it. */
  | { readonly because: 'oneAtATime' }
  /**
   * Another tab has the lock, or a lost request of the payment may still arrive; or the payment on the screen no longer
   * waits for a code.
   */
  | { readonly because: 'underWay' | 'over' }
  | { readonly because: 'openedElsewhere'; readonly opened: OpenedElsewhere }
  /** The order's status allows no payment. */
  | { readonly because: 'notRepayable' }
  | { readonly because: 'moreThanOwed'; readonly amount: string; readonly owed: string }
  /** The lender takes parts of the debt, and the amount is smaller than its smallest one. */
  | { readonly because: 'lessThanMin'; readonly amount: string; readonly min: string }
  /** The amount does not pay the debt, and the lender takes no parts. The borrower confirms in a second step. */
  | {
      readonly because: 'lessThanOwed';
      readonly amount: string;
      readonly owed: string;
      readonly left: string;
    }
  /**
   * A reading that began at `at` showed a payment of this debt, which is shown again. The borrower confirms in a second
   * step. In this and the next reasons `left` is what such an amount leaves to pay.
   */
  | { readonly because: 'shownAgain'; readonly at: number; readonly left?: string }
  /**
   * The last intent may not be booked yet, so the borrower confirms in a second step. `isStillShown`: the lender shows
   * the debt with which that intent was sent; otherwise its figures have changed for another reason.
   */
  | {
      readonly because: 'notBooked';
      readonly last: AcceptedIntent;
      readonly isStillShown: boolean;
      readonly left?: string;
    }
  /** The screen's figures were older than the last settled intent. They have been read again. */
  | { readonly because: 'stale' }
  /** The amount in the address is older than the last settled payment. Only `/repay` can read it again. */
  | { readonly because: 'staleAmount' }
  /**
   * An online payment beside one that was found undone, and that a later reading showed to be booked after all. The
   * borrower confirms in a second step.
   */
  | { readonly because: 'doubted'; readonly undone: SentPayment; readonly left?: string }
  /** The phone slept, or the page was frozen, between the tap and the sending. */
  | { readonly because: 'paused' }
  /** A needed value could not be read, or was read too long ago. */
  | { readonly because: 'unreadable'; readonly failure: ApiFailure | undefined };

/** The result of a sending. `failure`: the lender's refusal, or why no readable answer came. */
export type MoneyResult =
  | { readonly ended: 'blocked'; readonly reason: BlockReason }
  | { readonly ended: 'accepted' | 'codeAwaited' | 'left' }
  /** *failed*: no money moved, and the borrower can try again; *lost*: the outcome is unknown. */
  | { readonly ended: 'failed' | 'lost'; readonly failure: ApiFailure }
  /** The gate refuses the address in the answer. */
  | { readonly ended: 'addressRefused' };

export const blocked = (reason: BlockReason): MoneyResult => ({ ended: 'blocked', reason });

/**
 * Runs `act` while this tab holds the subject's lock, so that no other tab sends for it. Does nothing if this tab has a
 * request of the subject under way: two taps are one request.
 */
export const withLock =
  (
    subject: Subject,
    work: (context: MoneyContext) => Promise<MoneyResult>,
  ): AppThunk<Promise<MoneyResult | undefined>> =>
  async (dispatch, getState, extra) => {
    if (selectIsWorking(getState(), subject)) return undefined;
    const context = contextOf(subject, dispatch, getState, extra);
    dispatch(workStarted(subject));
    // The control that was tapped shows that it is busy before anything is prepared, stored or drawn.
    await painted();
    const release = await extra.sendingLocks.take(subject);
    try {
      if (!release) return blocked({ because: 'underWay' });
      await context.update();
      return await work(context);
    } finally {
      if (release) await extra.durable.written();
      release?.();
      dispatch(workEnded(subject));
    }
  };

/** A request that leaves later than so long after its record, or after its tap, was paused in between. In milliseconds. */
const LONGEST_LEAVING_MS = 10_000;
const LONGEST_PREPARING_MS = 2 * CALL_TIMEOUT_MS;

const isOver = (since: Moment, longest: number): boolean => Date.now() - epochOf(since) > longest;

/** A request that moves money. */
export interface Leaving {
  readonly id: string;
  /** Records it. It is stored first. */
  readonly record: () => void;
  /** Why it must not leave after it was stored; undefined if it may. */
  readonly stop: () => BlockReason | undefined;
  /** Sends it, and records its answer. */
  readonly send: () => Promise<MoneyResult>;
}

/**
 * The one way in which a request that moves money leaves: its record outlives the browser, nothing has changed meanwhile,
 * and the page was not paused. The record of what must not leave is taken back.
 */
export async function leave(
  { tapped, dispatch, account, change, mayLeave }: MoneyContext,
  { id, record, stop, send }: Leaving,
): Promise<MoneyResult> {
  const recorded = thisMoment();
  const before = account().open;
  record();
  if (!(await mayLeave(id))) return blocked({ because: 'oneAtATime' });
  const isPaused = isOver(recorded, LONGEST_LEAVING_MS) || isOver(tapped, LONGEST_PREPARING_MS);
  const reason = isPaused ? ({ because: 'paused' } as const) : stop();
  if (reason) {
    change('takenBack', { id, before });
    return blocked(reason);
  }
  change('left', { id });
  const { open } = account();
  const token = open?.sent.id === id && open.sent.kind === 'card' ? open.sent.token : undefined;
  dispatch(requestLeft({ id, steady: performance.now(), token }));
  return send();
}

/** The code of a refusal: a payment with this token exists. */
export const DUPLICATE = '800005';

/** Whether an answer is a plain refusal: without an effect (docs/reference/money.md#refused-or-unknown). */
export const isPlainRefusal = (
  { environment }: Pick<MoneyContext, 'environment'>,
  failure: ApiFailure,
): boolean =>
  isRefusal(failure) &&
  failure.code !== DUPLICATE &&
  !environment.pendingCodes.includes(failure.code);

/**
 * Records the meaning of a write's answer in the ledger. `isFirst`: the write was the first of its intent, and not for a
 * code.
 */
export function resultOf(
  context: MoneyContext,
  { id, isFirst }: { readonly id: string; readonly isFirst: boolean },
  error: unknown,
): MoneyResult {
  const { change } = context;
  if (!error) {
    change('accepted', { id });
    return { ended: 'accepted' };
  }
  const failure = error as ApiFailure;
  if (isPlainRefusal(context, failure)) {
    change('refused', { id, isFirst });
    return { ended: 'failed', failure };
  }
  const isDuplicate = isRefusal(failure) && failure.code === DUPLICATE;
  change(isDuplicate ? 'calledDuplicate' : 'answerLost', { id });
  return { ended: 'lost', failure };
}
