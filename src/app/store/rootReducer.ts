import type { UnknownAction } from '@reduxjs/toolkit';
import { moneySlice } from '../../domain/money';
import { repaymentSlice } from '../../features/repayment';
import { isSessionEnd } from '../../platform/session';
import { rootReducer, type RootState } from '../../platform/store';
import { missingPaymentSlice, toastsSlice } from '../../shared';

/** The slices of every screen. The screens of loan and complaint inject theirs: the first load stays small. */
const reducer = rootReducer
  .inject(repaymentSlice)
  .inject(missingPaymentSlice)
  .inject(toastsSlice)
  .inject(moneySlice);

/** A complete state from some of its slices. The other slices have their initial state. */
export const stateOf = (given: Partial<RootState>): RootState => ({
  ...reducer(undefined, { type: 'opened' }),
  ...given,
});

/** After a session's end, only the session's language, the money ledger and the toasts stay. */
export function borrowerReducer(state: RootState | undefined, action: UnknownAction): RootState {
  if (!state || !isSessionEnd(action)) return reducer(state, action);
  const { session, money, toasts } = state;
  return reducer(stateOf({ session, money, toasts }), action);
}
