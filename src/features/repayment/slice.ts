import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { InstructionKey } from '../../loan-api/instructionKey';
import type { Echoed } from '../../money/payments/paymentApi';
import { instructionApi } from './instruction/api';
import type { Instruction } from './instruction/model';

/** What the repayment screens remember in this tab. Where a payment stands is the ledger's to say (`src/money`). */
export interface RepaymentState {
  /** The order that the next two are about. */
  readonly orderId: string;
  readonly cardId: Echoed | null;
  /** The code's entry was closed: its payment still waits, and the same card asks for its code again. */
  readonly isCodeEntryClosed: boolean;
  readonly instruction: KeptInstruction | null;
  /** Where the customer-service icon stands on its way down the screen: 0 top, 1 bottom. */
  readonly servicePlace: number;
}

/** The last loaded payment instruction, for reading it without a network. */
interface KeptInstruction {
  readonly key: string;
  readonly instruction: Instruction;
  /** Epoch milliseconds. */
  readonly loadedAt: number;
}

const nothingChosen = { cardId: null, isCodeEntryClosed: false } as const;

const initialState: RepaymentState = {
  orderId: '',
  ...nothingChosen,
  instruction: null,
  servicePlace: 1,
};

const { generateVcode } = instructionApi.endpoints;

const keyOf = (key: InstructionKey) => JSON.stringify(key);

export const repaymentSlice = createSlice({
  name: 'repayment',
  initialState,
  reducers: {
    /** Another order starts with nothing chosen. */
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
    serviceMoved(state, { payload: place }: PayloadAction<number>) {
      state.servicePlace = place;
    },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(generateVcode.matchFulfilled, (state, { payload, meta }) => ({
        ...state,
        instruction: {
          key: keyOf(meta.arg.originalArgs),
          instruction: payload,
          loadedAt: meta.fulfilledTimeStamp,
        },
      }))
      .addMatcher(generateVcode.matchRejected, (state, { payload }) => {
        // The reference is no good any more: an old one must not be paid.
        if (payload?.kind === 'refused') state.instruction = null;
      }),
  selectors: {
    /** What is chosen for an order; nothing where the slice is about another one. */
    selectCardChoice: (repayment, orderId: string) =>
      repayment.orderId === orderId ? repayment : initialState,
    selectServicePlace: ({ servicePlace }) => servicePlace,
    selectKeptInstruction: ({ instruction }, key: InstructionKey | undefined) =>
      key && instruction?.key === keyOf(key) ? instruction : undefined,
  },
});

export const { cardRepaymentOpened, cardChosen, codeEntryClosed, codeEntryOpened, serviceMoved } =
  repaymentSlice.actions;

export const { selectCardChoice, selectServicePlace, selectKeptInstruction } =
  repaymentSlice.selectors;
