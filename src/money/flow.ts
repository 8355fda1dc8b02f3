import type { ApiFailure } from '../api/failures';
import type { AppDispatch, AppThunk, RootState } from '../store/borrower';
import type { Account, Subject } from './intent';
import { moneySteps, selectAccount, selectIsWorking, workBegun, workEnded } from './ledger';
import type { Obstacle } from './obstacles';

export type MoneyThunk<Result> = AppThunk<Result>;
export type MoneyDispatch = AppDispatch;

/** Why nothing left: the rules, or another tab's turn. */
export type Stop =
  | Obstacle
  | { readonly because: 'otherTab' }
  /** What the screen showed is over: the code that was waited for, the card. */
  | { readonly because: 'over' };

/** What came of it. `failure` is what the lender, or the line, said. */
export type Ending =
  | { readonly ended: 'stopped'; readonly stop: Stop }
  | { readonly ended: 'accepted' | 'codeAwaited' | 'left' }
  /** *failed*: nothing was done, and it can be tried again; *lost*: its outcome is unknown. */
  | { readonly ended: 'failed' | 'lost'; readonly failure: ApiFailure }
  /** The address that the lender answered may not be followed. */
  | { readonly ended: 'barred' };

export const stopped = (stop: Stop): Ending => ({ ended: 'stopped', stop });

/** What a flow works with: one account, as it stands now, and where its steps go. */
export interface Desk {
  readonly subject: Subject;
  readonly dispatch: MoneyDispatch;
  readonly account: () => Account;
}

export const deskOf = (
  subject: Subject,
  dispatch: MoneyDispatch,
  getState: () => RootState,
): Desk => ({ subject, dispatch, account: () => selectAccount(getState(), subject) });

/**
 * Works on one account, in this tab's turn: nothing else of the subject is sent meanwhile, from whatever
 * tab. Nothing happens, and nothing is returned, where this tab is at it already: two taps are one wish.
 */
export const inTurn =
  (
    subject: Subject,
    work: (desk: Desk) => Promise<Ending>,
  ): MoneyThunk<Promise<Ending | undefined>> =>
  async (dispatch, getState, { turns }) => {
    if (selectIsWorking(getState(), subject)) return undefined;
    dispatch(workBegun(subject));
    const giveBack = await turns.take(subject);
    try {
      if (!giveBack) return stopped({ because: 'otherTab' });
      dispatch(moneySteps.timePassed(subject, {}));
      return await work(deskOf(subject, dispatch, getState));
    } finally {
      giveBack?.();
      dispatch(workEnded(subject));
    }
  };
