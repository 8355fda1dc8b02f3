import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pushApi } from '@/domain/money';
import { orderApi } from '@/domain/orders';

/** The borrower's choices on the loan screens, and the state of the loan detail. */
export interface LoanState {
  /** The borrower's choice by product. Without one, the environment's `agreementTicked` holds. */
  readonly ticks: readonly { readonly productId: string; readonly isOn: boolean }[];
  /** While true the action area is hidden; loaded data sets it to false (docs/reference/screens.md#loan-detail). */
  readonly showsLoanMarket: boolean;
  readonly isRatingAsked: boolean;
  /** Orders whose rating was sent or closed on this page. The device stores earlier ones (`loanDetailThunks`). */
  readonly ratedOrders: readonly string[];
  /** The address in the answer to each product's last confirmation. */
  readonly confirmedAddresses: Readonly<Record<string, string>>;
}

const initialState: LoanState = {
  ticks: [],
  showsLoanMarket: true,
  isRatingAsked: false,
  ratedOrders: [],
  confirmedAddresses: {},
};

const { loanDetailPush } = pushApi.endpoints;

const confirmed = (
  state: LoanState,
  { productId = '' }: { readonly productId?: string | undefined },
  address: string,
): LoanState => ({
  ...state,
  confirmedAddresses: { ...state.confirmedAddresses, [productId]: address },
});

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
    /** The screen opens with an answer that was read a moment ago. */
    loanDetailOpenedFresh(state) {
      state.showsLoanMarket = false;
    },
    /** The next opening waits for its own answer. The first answer may arrive before the app is loaded. */
    loanDetailLeft(state) {
      state.showsLoanMarket = true;
      state.isRatingAsked = false;
    },
    /** Ignored for an answer from before this opening: the lender may no longer want a rating. */
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
      // A confirmation without an answer has no address, even if an earlier one had.
      .addMatcher(loanDetailPush.matchPending, (state, { meta }) =>
        confirmed(state, meta.arg.originalArgs, ''),
      )
      .addMatcher(loanDetailPush.matchFulfilled, (state, { payload, meta }) =>
        confirmed(state, meta.arg.originalArgs, payload?.lendDetailsUrl ?? ''),
      ),
  selectors: {
    selectAgreementTick: ({ ticks }, productId: string) =>
      ticks.find((tick) => tick.productId === productId)?.isOn,
    selectShowsLoanMarket: ({ showsLoanMarket }) => showsLoanMarket,
    selectIsRatingAsked: ({ isRatingAsked }) => isRatingAsked,
    selectConfirmedAddress: ({ confirmedAddresses }, productId: string) =>
      confirmedAddresses[productId] ?? '',
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

export const {
  selectAgreementTick,
  selectShowsLoanMarket,
  selectIsRatingAsked,
  selectConfirmedAddress,
} = loanSlice.selectors;
