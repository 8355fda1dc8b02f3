import type { ApiFailure } from '../../api/failures';
import type { AppDispatch, AppThunk, RootState } from '../../store/borrower';
import type { Subject } from '../ledger/intent';
import { selectAccount, selectIsWorking, step, workBegun, workEnded } from '../ledger/slice';
import type { BlockReason } from './blockReason';

/** What came of it. `failure` is what the lender, or the line, said. */
export type MoneyResult =
  | { readonly ended: 'stopped'; readonly stop: BlockReason }
  | { readonly ended: 'accepted' | 'codeAwaited' | 'left' }
  /** *failed*: nothing was done, and it can be tried again; *lost*: its outcome is unknown. */
  | { readonly ended: 'failed' | 'lost'; readonly failure: ApiFailure }
  /** The address that the lender answered may not be followed. */
  | { readonly ended: 'barred' };

/** `reread`: what the screen's own figures were read again by; only where they could be are they said to be. */
export const blocked = (
  stop: BlockReason,
  reread: { readonly data?: unknown; readonly error?: ApiFailure | undefined } = { data: true },
): MoneyResult =>
  stop.because !== 'stale' || reread.data
    ? { ended: 'stopped', stop }
    : { ended: 'stopped', stop: { because: 'unreadable', failure: reread.error } };

/** What a flow works with: one account, as it stands now, and where its steps go. */
export const contextOf = (subject: Subject, dispatch: AppDispatch, getState: () => RootState) => ({
  ...{ subject, dispatch, getState },
  account: () => selectAccount(getState(), subject),
});

export type MoneyContext = ReturnType<typeof contextOf>;

/**
 * Works on one account, in this tab's turn: nothing else of the subject is sent meanwhile, from whatever
 * tab. Nothing happens, and nothing is returned, where this tab is at it already: two taps are one request.
 */
export const withLock =
  (
    subject: Subject,
    work: (context: MoneyContext) => Promise<MoneyResult>,
  ): AppThunk<Promise<MoneyResult | undefined>> =>
  async (dispatch, getState, { sendingLocks }) => {
    if (selectIsWorking(getState(), subject)) return undefined;
    dispatch(workBegun(subject));
    const giveBack = await sendingLocks.take(subject);
    try {
      if (!giveBack) return blocked({ because: 'otherTab' });
      dispatch(step(subject, 'timePassed', {}));
      return await work(contextOf(subject, dispatch, getState));
    } finally {
      giveBack?.();
      dispatch(workEnded(subject));
    }
  };
