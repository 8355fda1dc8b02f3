import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Echoed, paymentApi } from '@/domain/money';
import { COUNTDOWN_MS } from '@/shared';
import { type Instruction, instructionApi } from './instruction/instruction';

/** The choice between the full amount and a part. What was typed stays with either. */
export interface PartChoice {
  /** The full amount is paid, not the part. */
  readonly isFull?: boolean | undefined;
  /** As typed. */
  readonly text: string;
  /** Minor units; empty where the text is no amount. */
  readonly amount: string;
}

/** A loaded payment instruction, for use without a network. */
export interface LoadedInstruction {
  /** Names the payment: the call's parameters as JSON. */
  readonly payment: string;
  readonly instruction: Instruction;
  /** Epoch milliseconds. */
  readonly loadedAt: number;
}

/** The choices of this tab on the repayment screens. The ledger in `src/domain/money` holds the state of payments. */
export interface RepaymentState {
  /** The order of `cardId`, `isCodeEntryClosed` and `codeDeadline`. */
  readonly orderId: string;
  readonly cardId: Echoed | null;
  /** The code entry was closed: the payment still waits for its code, and the same card requests the code again. */
  readonly isCodeEntryClosed: boolean;
  /**
   * When another code may be requested, in epoch milliseconds; 0 after a cancel. Undefined where this tab has no answer: the
   * ledger's time of the sending counts.
   */
  readonly codeDeadline?: number | undefined;
  /** The vertical position of the customer-service icon: 0 in the title bar, 1 at the bottom. */
  readonly serviceIconPosition: number;
  /** The part that the borrower wants to pay of a debt. Another debt begins with the full amount. */
  readonly part?: (PartChoice & { readonly debt: string }) | null | undefined;
  /** The last one that was loaded. */
  readonly instruction?: LoadedInstruction | undefined;
}

const fullAmount: PartChoice = { isFull: true, text: '', amount: '' };
const nothingChosen = { cardId: null, isCodeEntryClosed: false, codeDeadline: undefined } as const;

const { repaymentWay, repaymentCommit, repaymentConfirm } = paymentApi.endpoints;
const { generateVcode } = instructionApi.endpoints;

/** The payment whose instruction was requested. */
export const paymentOf = (parameters: object | undefined): string =>
  JSON.stringify(parameters ?? '');

interface OfOrder {
  readonly orderId: string;
}

const isOfOrder = ({ orderId }: RepaymentState, sent: OfOrder) => orderId === sent.orderId;

/** Another order begins without a choice. */
const forOrder = (state: RepaymentState, { orderId }: OfOrder): RepaymentState =>
  isOfOrder(state, { orderId }) ? state : { ...state, ...nothingChosen, orderId };

const initialState: RepaymentState = {
  orderId: '',
  ...nothingChosen,
  serviceIconPosition: 0,
};

export const repaymentSlice = createSlice({
  name: 'repayment',
  initialState,
  reducers: {
    cardChosen: (state, { payload }: PayloadAction<OfOrder & { readonly cardId: Echoed }>) => ({
      ...forOrder(state, payload),
      cardId: payload.cardId,
    }),
    /** Cancelling ends the countdown. */
    codeEntryClosed: (state, { payload }: PayloadAction<OfOrder>) => ({
      ...forOrder(state, payload),
      isCodeEntryClosed: true,
      codeDeadline: 0,
    }),
    codeEntryOpened: (state, { payload }: PayloadAction<OfOrder>) => ({
      ...forOrder(state, payload),
      isCodeEntryClosed: false,
    }),
    serviceMoved(state, { payload: position }: PayloadAction<number>) {
      state.serviceIconPosition = position;
    },
    partChosen(state, { payload }: PayloadAction<NonNullable<RepaymentState['part']>>) {
      state.part = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(repaymentWay.matchFulfilled, (state, { payload, meta }) => {
        const isOffered = payload.cards.some(({ id }) => id === state.cardId);
        if (isOfOrder(state, meta.arg.originalArgs) && !isOffered) state.cardId = null;
      })
      .addMatcher(repaymentCommit.matchPending, (state, { meta }) => ({
        ...forOrder(state, meta.arg.originalArgs),
        codeDeadline: undefined,
      }))
      .addMatcher(repaymentCommit.matchFulfilled, (state, { payload, meta }) => {
        if (!isOfOrder(state, meta.arg.originalArgs) || !payload.needValid) return;
        state.codeDeadline = meta.fulfilledTimeStamp + COUNTDOWN_MS;
        state.isCodeEntryClosed = false;
      })
      .addMatcher(repaymentConfirm.matchFulfilled, (state, { meta }) =>
        isOfOrder(state, meta.arg.originalArgs) ? { ...state, ...nothingChosen } : state,
      )
      .addMatcher(generateVcode.matchFulfilled, (state, { payload, meta }) => ({
        ...state,
        instruction: {
          payment: paymentOf(meta.arg.originalArgs),
          instruction: payload,
          loadedAt: meta.fulfilledTimeStamp,
        },
      }))
      .addMatcher(generateVcode.matchRejected, (state, { payload, meta }) => {
        const isLoaded = state.instruction?.payment === paymentOf(meta.arg.originalArgs);
        // A reference that the lender has refused since must not be paid.
        if (isLoaded && payload?.kind === 'refused') state.instruction = undefined;
      }),
  selectors: {
    /** The choice for an order; the initial state where the slice holds another order. */
    selectCardChoice: (repayment, orderId: string) =>
      repayment.orderId === orderId ? repayment : initialState,
    selectInstruction: ({ instruction }, payment: string) =>
      instruction?.payment === payment ? instruction : undefined,
    selectServiceIconPosition: ({ serviceIconPosition }) => serviceIconPosition,
    selectPart: ({ part }, debt: string): PartChoice => (part?.debt === debt ? part : fullAmount),
  },
});

/** The state after a reload: what the tab stored. */
export const restoredRepayment = (
  choices: RepaymentState | undefined,
  instruction: LoadedInstruction | undefined,
): RepaymentState => ({ ...initialState, ...choices, instruction });

export const { cardChosen, codeEntryClosed, codeEntryOpened, serviceMoved, partChosen } =
  repaymentSlice.actions;

export const { selectCardChoice, selectInstruction, selectServiceIconPosition, selectPart } =
  repaymentSlice.selectors;
