import type { ApiFailure } from '../api/failures';
import type { AppDispatch, AppThunk, RootState } from '../store/borrower';
import type { Account, Subject } from './intent';
import { moneyStep, selectAccount, selectIsWorking, workBegun, workEnded } from './ledger';
import type { Obstacle } from './obstacles';
import type { EventName, Events } from './transitions';

export type MoneyThunk<Result> = AppThunk<Result>;
export type MoneyDispatch = AppDispatch;

/** Why nothing left: the rules, another tab's turn, or a reading that failed. */
export type Stop =
  | Obstacle
  | { readonly because: 'otherTab' }
  /** What the screen showed is over: the code that was waited for, the card. */
  | { readonly because: 'over' }
  | { readonly because: 'unreadable'; readonly failure: ApiFailure | undefined };

/** What came of it. `failure` is what the lender, or the line, said. */
export type Ending =
  | { readonly ended: 'stopped'; readonly stop: Stop }
  | { readonly ended: 'accepted' | 'codeAwaited' | 'left' }
  /** *failed*: nothing was done, and it can be tried again; *lost*: nobody knows. */
  | { readonly ended: 'failed' | 'lost'; readonly failure: ApiFailure }
  /** The address that the lender answered may not be followed. */
  | { readonly ended: 'barred' };

/** What the screen shows has to be read anew. */
export const isStale = (ending: Ending | undefined): boolean =>
  ending?.ended === 'stopped' && ending.stop.because === 'stale';

export const stopped = (stop: Stop): Ending => ({ ended: 'stopped', stop });

/** What a flow works with: one account, as it stands now, and its steps. */
export interface Desk {
  readonly dispatch: MoneyDispatch;
  readonly account: () => Account;
  readonly step: <Name extends EventName>(name: Name, event: Events[Name]) => void;
}

export const deskOf = (
  subject: Subject,
  dispatch: MoneyDispatch,
  getState: () => RootState,
): Desk => ({
  dispatch,
  account: () => selectAccount(getState(), subject),
  step: (name, event) => {
    dispatch(moneyStep(name, subject, event));
  },
});

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
      dispatch(moneyStep('timePassed', subject, {}));
      return await work(deskOf(subject, dispatch, getState));
    } finally {
      giveBack?.();
      dispatch(workEnded(subject));
    }
  };
