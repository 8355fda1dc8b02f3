import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { fulfilled } from '../../api/matchers';

/** What the borrower chose on the loan screens, and where their flow stands. */
export interface LoanState {
  /** The products whose agreement is not ticked; it is at first, and what the borrower says holds for the visit. */
  readonly untickedFor: readonly string[];
  /** While true the action area is hidden; loaded data always turns it off (docs/reference/screens.md#loan-detail). */
  readonly showsLoanMarket: boolean;
  /** The rating is asked once for each opening of the loan detail. */
  readonly rating: 'notAsked' | 'asking' | 'closed';
  /** Where the last confirmation's answer leads; empty until there is one. */
  readonly confirmedAddress: string;
}

interface WithLoan {
  readonly loan: LoanState;
}

const initialState: LoanState = {
  untickedFor: [],
  showsLoanMarket: true,
  rating: 'notAsked',
  confirmedAddress: '',
};

export const loanSlice = createSlice({
  name: 'loan',
  initialState,
  reducers: {
    agreementTicked(state, { payload }: PayloadAction<{ productId: string; isOn: boolean }>) {
      const { productId, isOn } = payload;
      const others = state.untickedFor.filter((id) => id !== productId);
      state.untickedFor = isOn ? others : [...others, productId];
    },
    loanDetailOpened(state) {
      state.showsLoanMarket = true;
      state.rating = 'notAsked';
    },
    /** Not by an answer from before this opening: the lender may want none any more. */
    ratingAsked(state) {
      if (!state.showsLoanMarket) state.rating = 'asking';
    },
    ratingClosed(state) {
      state.rating = 'closed';
    },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(fulfilled('loanDetails'), (state) => {
        state.showsLoanMarket = false;
      })
      .addMatcher(fulfilled('loanDetailPush'), (state, { payload }) => {
        const answer = payload as { lendDetailsUrl?: string } | null;
        state.confirmedAddress = answer?.lendDetailsUrl ?? '';
      }),
});

export const { agreementTicked, loanDetailOpened, ratingAsked, ratingClosed } = loanSlice.actions;

export const selectIsAgreementTicked = (state: WithLoan, productId: string) =>
  !state.loan.untickedFor.includes(productId);
export const selectShowsLoanMarket = (state: WithLoan) => state.loan.showsLoanMarket;
export const selectIsRatingAsked = (state: WithLoan) => state.loan.rating === 'asking';
export const selectConfirmedAddress = (state: WithLoan) => state.loan.confirmedAddress;
