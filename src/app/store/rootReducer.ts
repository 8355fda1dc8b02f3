import { combineSlices, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import { moneySlice } from '../../domain/money';
import type { complaintSlice } from '../../features/complaint/slice';
import type { loanSlice } from '../../features/loan/slice';
import { repaymentSlice } from '../../features/repayment/slice';
import { api } from '../../platform/api/api';
import { isSessionEnd, sessionSlice } from '../../platform/session/slice';
import { toastsSlice } from '../../shared/feedback/toasts';
import { missingPaymentSlice } from '../../shared/missingPayment';

/**
 * The borrower's reducer. The slices of loan and complaint use endpoints that only their screens need, so their
 * `selectors.ts` inject them with the screens. This keeps the first load small.
 */
export const rootReducer = combineSlices(
  sessionSlice,
  repaymentSlice,
  missingPaymentSlice,
  toastsSlice,
  api,
  moneySlice,
).withLazyLoadedSlices<WithSlice<typeof loanSlice> & WithSlice<typeof complaintSlice>>();

export type RootState = ReturnType<typeof rootReducer>;

/** A complete state from some of its slices. The other slices have their initial state. */
export const stateOf = (given: Parameters<typeof rootReducer>[0]): RootState =>
  rootReducer(given, { type: 'opened' });

/** After a session's end, only the session's language, the money ledger and the toasts stay. */
export function borrowerReducer(state: RootState | undefined, action: UnknownAction): RootState {
  if (!state || !isSessionEnd(action)) return rootReducer(state, action);
  const { session, money, toasts } = state;
  return rootReducer(stateOf({ session, money, toasts }), action);
}
