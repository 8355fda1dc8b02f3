import type { ApiFailure } from '../api/failures';
import type { AppDispatch, AppThunk, RootState } from '../store/borrower';
import type { Account, Subject } from './intent';
import { moneySteps, selectAccount, selectIsWorking, workBegun, workEnded } from './ledger';
import type { RuleBlock } from './obstacles';

export type MoneyThunk<Result> = AppThunk<Result>;
export type MoneyDispatch = AppDispatch;

/** Why nothing left: the rules, or another tab's turn. */
export type BlockReason =
  | RuleBlock
  | { readonly because: 'otherTab' }
  /** What the screen showed is over: the code that was waited for, the card. */
  | { readonly because: 'over' };

/** What came of it. `failure` is what the lender, or the line, said. */
export type MoneyResult =
  | { readonly ended: 'stopped'; readonly stop: BlockReason }
  | { readonly ended: 'accepted' | 'codeAwaited' | 'left' }
  /** *failed*: nothing was done, and it can be tried again; *lost*: its outcome is unknown. */
  | { readonly ended: 'failed' | 'lost'; readonly failure: ApiFailure }
  /** The address that the lender answered may not be followed. */
  | { readonly ended: 'barred' };

/** `reread`: what the screen's own figures were read again by; only where they could be are they said to be. */
export const stopped = (
  stop: BlockReason,
  reread?: { data?: unknown; error?: unknown },
): MoneyResult => {
  const isReread = stop.because !== 'stale' || !reread || reread.data;
  const failure = reread?.error as ApiFailure | undefined;
  return { ended: 'stopped', stop: isReread ? stop : { because: 'unreadable', failure } };
};

/** What a flow works with: one account, as it stands now, and where its steps go. */
export interface MoneyContext {
  readonly subject: Subject;
  readonly dispatch: MoneyDispatch;
  readonly getState: () => RootState;
  readonly account: () => Account;
}

export const contextOf = (
  subject: Subject,
  dispatch: MoneyDispatch,
  getState: () => RootState,
): MoneyContext => ({
  subject,
  dispatch,
  getState,
  account: () => selectAccount(getState(), subject),
});

/**
 * Works on one account, in this tab's turn: nothing else of the subject is sent meanwhile, from whatever
 * tab. Nothing happens, and nothing is returned, where this tab is at it already: two taps are one request.
 */
export const inTurn =
  (
    subject: Subject,
    work: (context: MoneyContext) => Promise<MoneyResult>,
  ): MoneyThunk<Promise<MoneyResult | undefined>> =>
  async (dispatch, getState, { turns }) => {
    if (selectIsWorking(getState(), subject)) return undefined;
    dispatch(workBegun(subject));
    const giveBack = await turns.take(subject);
    try {
      if (!giveBack) return stopped({ because: 'otherTab' });
      dispatch(moneySteps.timePassed(subject, {}));
      return await work(contextOf(subject, dispatch, getState));
    } finally {
      giveBack?.();
      dispatch(workEnded(subject));
    }
  };
