import { type ApiFailure, isRefusal } from '../../api/failures';
import type { AppDispatch, AppThunk, RootState } from '../../store/borrower';
import type { AcceptedIntent, Account, OpenedElsewhere, SentPayment, Subject } from './intent';
import { selectAccount, selectIsWorking, step, workBegun, workEnded } from './slice';
import { byHandFrom } from './transitions';

/** What payments and confirmations share: one sending at a time, why nothing leaves, what an answer or a check means. */

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
  | { readonly because: 'notBooked'; readonly last: AcceptedIntent; readonly isStillShown: boolean }
  /** The screen's figures were older than what was settled since; they have been read again. */
  | { readonly because: 'stale' }
  /** What has to be known could not be read, or was read too long ago. */
  | { readonly because: 'unreadable'; readonly failure: ApiFailure | undefined };

/** What came of a sending. `failure`: the lender's refusal, or why no readable answer came. */
export type MoneyResult =
  | { readonly ended: 'blocked'; readonly reason: BlockReason }
  | { readonly ended: 'accepted' | 'codeAwaited' | 'left' }
  /** *failed*: nothing was done, and it can be tried again; *lost*: its outcome is unknown. */
  | { readonly ended: 'failed' | 'lost'; readonly failure: ApiFailure }
  /** The address that the lender answered may not be followed. */
  | { readonly ended: 'addressRefused' };

/** `reread`: the new reading of the screen's figures. Without its data the figures are not said to be read again. */
export const blocked = (
  reason: BlockReason,
  reread: { readonly data?: unknown; readonly error?: ApiFailure | undefined } = { data: true },
): MoneyResult =>
  reason.because !== 'stale' || reread.data
    ? { ended: 'blocked', reason }
    : { ended: 'blocked', reason: { because: 'unreadable', failure: reread.error } };

/** One account, as it stands now, and where its steps go. */
export const contextOf = (subject: Subject, dispatch: AppDispatch, getState: () => RootState) => ({
  ...{ subject, dispatch, getState },
  account: () => selectAccount(getState(), subject),
});

export type MoneyContext = ReturnType<typeof contextOf>;

/**
 * Works on one account while this tab holds the account's lock: no other tab sends for the subject meanwhile.
 * Returns nothing where this tab works on the subject already: two taps are one request.
 */
export const withLock =
  (
    subject: Subject,
    work: (context: MoneyContext) => Promise<MoneyResult>,
  ): AppThunk<Promise<MoneyResult | undefined>> =>
  async (dispatch, getState, { sendingLocks }) => {
    if (selectIsWorking(getState(), subject)) return undefined;
    dispatch(workBegun(subject));
    const release = await sendingLocks.take(subject);
    try {
      if (!release) return blocked({ because: 'otherTab' });
      dispatch(step(subject, 'timePassed', {}));
      return await work(contextOf(subject, dispatch, getState));
    } finally {
      release?.();
      dispatch(workEnded(subject));
    }
  };

/**
 * Whether figures may be older than what was settled last. Figures of a time that has not come were read before the
 * clock was set back: their age is not known.
 */
export const isOutdated = ({ settledAt }: Account, readAt: number, now: number): boolean =>
  readAt <= settledAt || readAt > now;

/** Read anew, without a subscription. */
export const UNCACHED = { forceRefetch: true, subscribe: false } as const;

interface Answered<Answer> {
  /** The request that the cache's answer is of. */
  readonly requestId?: string | undefined;
  readonly data?: Answer | undefined;
  readonly error?: unknown;
  /** When its request began. */
  readonly startedTimeStamp?: number | undefined;
}

/**
 * A reading's answer, or why there is none: the cache goes on holding an earlier answer beside a failure. RTK Query
 * joins a request that is under way already; one that began before this call is asked once more. The requests' ids tell
 * them apart, because the clock can be set back meanwhile.
 */
export async function readUncached<Answer>(
  ask: () => PromiseLike<Answered<Answer>> & { readonly requestId: string },
) {
  const asked = ask();
  const first = await asked;
  const isJoined = first.requestId !== asked.requestId;
  const { data, error, startedTimeStamp: begunAt = 0 } = isJoined ? await ask() : first;
  return { data: error ? undefined : data, error: error as ApiFailure | undefined, begunAt };
}

/** The lender has a payment with this token already. */
export const DUPLICATE = '800005';

/**
 * Notes what a write's answer means. Only a plain refusal is one; that the lender has the payment already is none
 * (docs/reference/money.md#refused-or-unknown).
 */
export function resultOf(
  { dispatch, subject }: MoneyContext,
  id: string,
  error: unknown,
  holder?: SentPayment,
): MoneyResult {
  if (!error) {
    dispatch(step(subject, 'accepted', { id }));
    return { ended: 'accepted' };
  }
  const failure = error as ApiFailure;
  if (isRefusal(failure) && failure.code !== DUPLICATE) {
    dispatch(step(subject, 'refused', { id }));
    return { ended: 'failed', failure };
  }
  if (isRefusal(failure)) dispatch(step(subject, 'saidToBeThere', { id, holder }));
  else dispatch(step(subject, 'answerLost', { id }));
  return { ended: 'lost', failure };
}

/** Before this much time has passed, a lender that still works on it looks as if nothing had come. */
export const SOONEST_UNDONE_MS = 120_000;

/** What a reading proves of a sending. *undone* of a confirmation is for the borrower to decide. */
export type Finding = 'done' | 'undone' | 'tooEarly' | 'unclear';

/** What a check came to. */
export interface CheckResult {
  readonly finding: Finding | 'unreadable';
  /** When a check can tell more, in epoch milliseconds; 0 where that is not known. */
  readonly tellsMoreAt: number;
  /** From when the borrower may settle it by hand, in epoch milliseconds; and whether that is now. */
  readonly byHandFrom: number;
  readonly mayUnlock: boolean;
}

/** Of an account whose ledger has the finding already. */
export function checkResultOf(
  { account }: MoneyContext,
  finding: CheckResult['finding'],
): CheckResult {
  const { open } = account();
  const leftAt = open?.sent.leftAt ?? 0;
  const from = open?.state === 'unknown' ? byHandFrom(open) : Infinity;
  return {
    finding,
    tellsMoreAt: finding === 'tooEarly' ? leftAt + SOONEST_UNDONE_MS : 0,
    byHandFrom: from,
    mayUnlock: Date.now() >= from,
  };
}
