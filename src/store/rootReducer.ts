import { combineSlices, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import { api } from '../api/api';
import type { complaintSlice } from '../features/complaint/slice';
import type { loanSlice } from '../features/loan/slice';
import { repaymentSlice } from '../features/repayment/slice';
import { moneySlice } from '../money/ledger/slice';
import { isSessionEnd, sessionSlice } from '../session/slice';
import { toastsSlice } from '../shared/feedback/toasts';
import { missingPaymentSlice } from '../shared/missingPayment';

/**
 * The borrower's state. The slices of loan and complaint hear of endpoints that only their screens need: they come with
 * them (`selectors.ts` of each), and keep the first load small.
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

/** A whole state; what is not given begins as its slice does. */
export const stateOf = (given: Parameters<typeof rootReducer>[0]): RootState =>
  rootReducer(given, { type: 'opened' });

/** Of a session that has ended nothing is left but what money is under way: no answer, no choice. */
export function borrowerReducer(state: RootState | undefined, action: UnknownAction): RootState {
  if (!state || !isSessionEnd(action)) return rootReducer(state, action);
  const { session, money, toasts } = state;
  return rootReducer(stateOf({ session, money, toasts }), action);
}
