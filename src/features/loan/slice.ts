import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { fulfilled } from '../../api/matchers';

/** What the borrower chose on the loan screens, and where their flow stands. */
export interface LoanState {
  readonly isAgreementTicked: boolean;
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
  isAgreementTicked: true,
  showsLoanMarket: true,
  rating: 'notAsked',
  confirmedAddress: '',
};

export const loanSlice = createSlice({
  name: 'loan',
  initialState,
  reducers: {
    confirmationOpened(state) {
      state.isAgreementTicked = true;
    },
    agreementTicked(state, { payload }: PayloadAction<boolean>) {
      state.isAgreementTicked = payload;
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

export const { confirmationOpened, agreementTicked, loanDetailOpened, ratingAsked, ratingClosed } =
  loanSlice.actions;

export const selectIsAgreementTicked = (state: WithLoan) => state.loan.isAgreementTicked;
export const selectShowsLoanMarket = (state: WithLoan) => state.loan.showsLoanMarket;
export const selectIsRatingAsked = (state: WithLoan) => state.loan.rating === 'asking';
export const selectConfirmedAddress = (state: WithLoan) => state.loan.confirmedAddress;
