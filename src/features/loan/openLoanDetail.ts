import { orderApi, type OrderKey } from '../../loan-api/api';
import type { AppThunk } from '../../store/borrower';
import { loanDetailOpenedFresh } from './slice';

/**
 * The screen is open, and its own question is under way where it needs one: an answer that is not asked for again was
 * read for this opening (`FRESH_S`).
 */
export const openLoanDetail =
  (key: OrderKey): AppThunk =>
  (dispatch, getState) => {
    const { isSuccess } = orderApi.endpoints.loanDetails.select(key)(getState());
    if (isSuccess) dispatch(loanDetailOpenedFresh());
  };
