import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import type { Echoed } from '../../domain/money/payments/paymentApi';
import type { InstructionKey } from '../../domain/orders/instructionKey';
import { type Instruction, instructionApi } from './instruction/instruction';

/** The choices of this tab on the repayment screens. The ledger in `src/domain/money` holds the state of payments. */
export interface RepaymentState {
  /** The order of `cardId` and `isCodeEntryClosed`. */
  readonly orderId: string;
  readonly cardId: Echoed | null;
  /** The code entry was closed: the payment still waits for its code, and the same card requests the code again. */
  readonly isCodeEntryClosed: boolean;
  readonly instruction: StoredInstruction | null;
  /** The vertical position of the customer-service icon: 0 top, 1 bottom. */
  readonly serviceIconPosition: number;
}

/** The last loaded payment instruction, for use without a network. */
interface StoredInstruction {
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
  serviceIconPosition: 1,
};

const { generateVcode } = instructionApi.endpoints;

const keyOf = (key: InstructionKey) => JSON.stringify(key);

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
        // The reference is no longer valid: it must not be paid.
        if (payload?.kind === 'refused') state.instruction = null;
      }),
  selectors: {
    /** The choice for an order; the initial state where the slice holds another order. */
    selectCardChoice: (repayment, orderId: string) =>
      repayment.orderId === orderId ? repayment : initialState,
    selectServiceIconPosition: ({ serviceIconPosition }) => serviceIconPosition,
    selectStoredInstruction: ({ instruction }, key: InstructionKey | undefined) =>
      key && instruction?.key === keyOf(key) ? instruction : undefined,
  },
});

export const { cardRepaymentOpened, cardChosen, codeEntryClosed, codeEntryOpened, serviceMoved } =
  repaymentSlice.actions;

export const { selectCardChoice, selectServiceIconPosition, selectStoredInstruction } =
  repaymentSlice.selectors;

declare module '../../platform/store/store' {
  interface RootState extends WithSlice<typeof repaymentSlice> {}
}
