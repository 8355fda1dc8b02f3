import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Echoed } from '../../domain/money';

/** The choice between the full amount and a part. What was typed stays with either. */
export interface PartChoice {
  /** The full amount is paid, not the part. */
  readonly isFull?: boolean | undefined;
  /** As typed. */
  readonly text: string;
  /** Minor units; empty where the text is no amount. */
  readonly amount: string;
}

/** The choices of this tab on the repayment screens. The ledger in `src/domain/money` holds the state of payments. */
export interface RepaymentState {
  /** The order of `cardId` and `isCodeEntryClosed`. */
  readonly orderId: string;
  readonly cardId: Echoed | null;
  /** The code entry was closed: the payment still waits for its code, and the same card requests the code again. */
  readonly isCodeEntryClosed: boolean;
  /** The vertical position of the customer-service icon: 0 top, 1 bottom. */
  readonly serviceIconPosition: number;
  /** The part that the borrower wants to pay of an order. */
  readonly part?: (PartChoice & { readonly orderId: string }) | null | undefined;
}

const fullAmount: PartChoice = { isFull: true, text: '', amount: '' };
const nothingChosen = { cardId: null, isCodeEntryClosed: false } as const;

const initialState: RepaymentState = {
  orderId: '',
  ...nothingChosen,
  serviceIconPosition: 1,
};

export const repaymentSlice = createSlice({
  name: 'repayment',
  initialState,
  reducers: {
    /** Another order starts without a choice. */
    cardRepaymentOpened: (state, { payload: orderId }: PayloadAction<string>) =>
      state.orderId === orderId ? state : { ...state, ...nothingChosen, orderId },
    cardChosen(state, { payload: cardId }: PayloadAction<Echoed>) {
      state.cardId = cardId;
    },
    codeEntryClosed(state) {
      state.isCodeEntryClosed = true;
    },
    codeEntryOpened(state) {
      state.isCodeEntryClosed = false;
    },
    serviceMoved(state, { payload: position }: PayloadAction<number>) {
      state.serviceIconPosition = position;
    },
    partChosen(state, { payload }: PayloadAction<NonNullable<RepaymentState['part']>>) {
      state.part = payload;
    },
  },
  selectors: {
    /** The choice for an order; the initial state where the slice holds another order. */
    selectCardChoice: (repayment, orderId: string) =>
      repayment.orderId === orderId ? repayment : initialState,
    selectServiceIconPosition: ({ serviceIconPosition }) => serviceIconPosition,
    selectPart: ({ part }, orderId: string): PartChoice =>
      part?.orderId === orderId ? part : fullAmount,
  },
});

export const {
  cardRepaymentOpened,
  cardChosen,
  codeEntryClosed,
  codeEntryOpened,
  serviceMoved,
  partChosen,
} = repaymentSlice.actions;

export const { selectCardChoice, selectServiceIconPosition, selectPart } = repaymentSlice.selectors;

/** A store with the slice in it. */
export type RepaymentPart = WithSlice<typeof repaymentSlice>;
