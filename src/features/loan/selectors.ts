import { rootReducer } from '../../store/rootReducer';
import { loanSlice } from './slice';

/** Whatever reads the loan's slice adds it to the store first. */
export const {
  selectAgreementTick,
  selectShowsLoanMarket,
  selectIsRatingAsked,
  selectConfirmedAddress,
} = loanSlice.injectInto(rootReducer).selectors;
