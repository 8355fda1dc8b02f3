import type { UnknownAction } from '@reduxjs/toolkit';
import { moneySlice } from '../../domain/money/ledger/slice';
import { repaymentSlice } from '../../features/repayment/slice';
import { isSessionEnd } from '../../platform/session/slice';
import { rootReducer,type RootState } from '../../platform/store/store';
import { toastsSlice } from '../../shared/feedback/toasts';
import { missingPaymentSlice } from '../../shared/missingPayment';

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
