import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { orderApi } from '../../loan-api/api';
import { pushApi } from '../../money/payments/pushApi';

/** What the borrower chose on the loan screens, and where their flow stands. */
export interface LoanState {
  /** The borrower's choice by product. Without one, the environment's `agreementTicked` holds. */
  readonly ticks: readonly { readonly productId: string; readonly isOn: boolean }[];
  /** While true the action area is hidden; loaded data always turns it off (docs/reference/screens.md#loan-detail). */
  readonly showsLoanMarket: boolean;
  readonly isRatingAsked: boolean;
  /** Orders whose rating was answered or closed on this page; the device knows of earlier ones (`ratingMarks`). */
  readonly ratedOrders: readonly string[];
  /** Where the last confirmation's answer leads; empty until there is one. */
  readonly confirmedAddress: string;
}

const initialState: LoanState = {
  ticks: [],
  showsLoanMarket: true,
  isRatingAsked: false,
  ratedOrders: [],
  confirmedAddress: '',
};

export const loanSlice = createSlice({
  name: 'loan',
  initialState,
  reducers: {
    agreementTicked(state, { payload }: PayloadAction<{ productId: string; isOn: boolean }>) {
      const { productId, isOn } = payload;
      state.ticks = [
        ...state.ticks.filter((tick) => tick.productId !== productId),
        { productId, isOn },
      ];
    },
    /** The screen opens with an answer that was read for it a moment ago. */
    loanDetailOpenedFresh(state) {
      state.showsLoanMarket = false;
    },
    /** Another opening waits for an answer of its own. The first one may have been answered before the app was there. */
    loanDetailLeft(state) {
      state.showsLoanMarket = true;
      state.isRatingAsked = false;
    },
    /** Not by an answer from before this opening: the lender may want none any more. */
    ratingAsked(state, { payload: orderId }: PayloadAction<string>) {
      if (state.showsLoanMarket) return;
      state.isRatingAsked = !state.ratedOrders.includes(orderId);
    },
    orderRated(state, { payload: orderId }: PayloadAction<string>) {
      state.ratedOrders = [...state.ratedOrders, orderId];
    },
    ratingClosed(state) {
      state.isRatingAsked = false;
    },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(orderApi.endpoints.loanDetails.matchFulfilled, (state) => {
        state.showsLoanMarket = false;
      })
      .addMatcher(pushApi.endpoints.loanDetailPush.matchFulfilled, (state, { payload }) => {
        state.confirmedAddress = payload?.lendDetailsUrl ?? '';
      }),
  selectors: {
    selectAgreementTick: ({ ticks }, productId: string) =>
      ticks.find((tick) => tick.productId === productId)?.isOn,
    selectShowsLoanMarket: ({ showsLoanMarket }) => showsLoanMarket,
    selectIsRatingAsked: ({ isRatingAsked }) => isRatingAsked,
    selectConfirmedAddress: ({ confirmedAddress }) => confirmedAddress,
  },
});

export const {
  agreementTicked,
  loanDetailOpenedFresh,
  loanDetailLeft,
  ratingAsked,
  orderRated,
  ratingClosed,
} = loanSlice.actions;
