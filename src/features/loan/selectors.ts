import { rootReducer } from '../../platform/store';
import { loanSlice } from './slice';

/** Importing these selectors adds the loan's slice to the store. */
export const {
  selectAgreementTick,
  selectShowsLoanMarket,
  selectIsRatingAsked,
  selectConfirmedAddress,
} = loanSlice.injectInto(rootReducer).selectors;
