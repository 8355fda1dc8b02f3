import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { failed, fulfilled } from '../../api/matchers';
import { COUNTDOWN_MS } from '../../borrower/useCountdown';
import type { CommitParameters } from './card/api';
import type { CommitWire, Echoed } from './card/wire';
import type { InstructionKey } from '../../order/instructionKey';
import type { Instruction } from './instruction/model';

/** Where a card repayment stands, and what the repayment screens remember in this tab. */
export interface RepaymentState {
  /** The order that the next four are about. */
  readonly orderId: string;
  readonly cardId: Echoed | null;
  readonly step: 'choose' | 'code';
  /** A payment that the server has opened and that waits for its SMS code. */
  readonly record: WaitingPayment | null;
  /** When another code may be asked for, in epoch milliseconds; 0: now. */
  readonly resendAt: number;
  readonly instruction: KeptInstruction | null;
  /** Where the customer-service icon stands on its way down the screen: 0 top, 1 bottom. */
  readonly servicePlace: number;
}

interface WaitingPayment {
  /** Empty while only its server knows it. */
  readonly id: Echoed;
  readonly cardId: Echoed;
  readonly amount: number;
}

/** The last loaded payment instruction, for reading it without a network. */
interface KeptInstruction {
  readonly key: string;
  readonly instruction: Instruction;
  /** Epoch milliseconds. */
  readonly loadedAt: number;
}

interface WithRepayment {
  readonly repayment: RepaymentState;
}

const noPayment = { cardId: null, step: 'choose', record: null, resendAt: 0 } as const;

const initialState: RepaymentState = {
  orderId: '',
  ...noPayment,
  instruction: null,
  servicePlace: 1,
};

const keyOf = (key: InstructionKey) => JSON.stringify(key);

export const repaymentSlice = createSlice({
  name: 'repayment',
  initialState,
  reducers: {
    /** Another order starts with nothing chosen. */
    cardRepaymentOpened: (state, { payload: orderId }: PayloadAction<string>) =>
      state.orderId === orderId ? state : { ...state, ...noPayment, orderId },
    cardChosen(state, { payload: cardId }: PayloadAction<Echoed>) {
      state.cardId = cardId;
    },
    /** The code's entry is closed. The payment still waits: the same card asks for its code again. */
    codeCancelled(state) {
      state.step = 'choose';
      state.resendAt = 0;
    },
    /**
     * A failed commit restarts the countdown (spec, section 8). `waiting` is a payment that the server
     * says it has already, although its answer was lost: its code can be asked for. Without it the next
     * commit begins a new one.
     */
    commitFailed: {
      prepare: (waiting: WaitingPayment | null) => ({ payload: { waiting, now: Date.now() } }),
      reducer(state, { payload }: PayloadAction<{ waiting: WaitingPayment | null; now: number }>) {
        state.resendAt = payload.now + COUNTDOWN_MS;
        if (state.step === 'choose') state.record = payload.waiting;
      },
    },
    serviceMoved(state, { payload: place }: PayloadAction<number>) {
      state.servicePlace = place;
    },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(fulfilled('repaymentCommit'), (state, { payload, meta }) => {
        const { orderId, cardId, amount } = meta.arg.originalArgs as CommitParameters;
        const answer = payload as CommitWire;
        if (orderId !== state.orderId) return;
        Object.assign(state, noPayment, { cardId });
        if (!answer?.needValid) return;
        state.step = 'code';
        state.record = { id: answer.repayRecordId, cardId, amount };
        state.resendAt = meta.fulfilledTimeStamp + COUNTDOWN_MS;
      })
      .addMatcher(fulfilled('repaymentConfirm'), (state) => {
        Object.assign(state, noPayment);
      })
      .addMatcher(fulfilled('generateVcode'), (state, { payload, meta }) => ({
        ...state,
        instruction: {
          key: keyOf(meta.arg.originalArgs as InstructionKey),
          instruction: payload as Instruction,
          loadedAt: meta.fulfilledTimeStamp,
        },
      }))
      .addMatcher(failed, (state, { payload }) => {
        // The reference is no good any more: an old one must not be paid.
        if (payload.alias === 'generateVcode' && payload.kind === 'refused') {
          state.instruction = null;
        }
      }),
});

export const { cardRepaymentOpened, cardChosen, codeCancelled, commitFailed, serviceMoved } =
  repaymentSlice.actions;

/** An order's card repayment; nothing is chosen where the slice is about another one. */
export const selectCardRepayment = ({ repayment }: WithRepayment, orderId = '') =>
  repayment.orderId === orderId ? repayment : initialState;
export const selectServicePlace = (state: WithRepayment) => state.repayment.servicePlace;
export const selectKeptInstruction = (state: WithRepayment, key: InstructionKey | undefined) =>
  key && state.repayment.instruction?.key === keyOf(key) ? state.repayment.instruction : undefined;
