import { createSlice, current, type Draft, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { type Account, emptyAccount, type Ledger, type Subject } from './intent';
import { type EventName, type Events, transition } from './transitions';

/** What is known of the borrower's money, by order and by product; and what this tab is working on. */
export interface MoneyState {
  readonly ledger: Ledger;
  /** Subjects of which this tab is reading or sending something. */
  readonly working: readonly Subject[];
}

/** A store with the ledger in it. */
export interface MoneyPart {
  readonly money: MoneyState;
}

interface StepMeta {
  readonly subject: Subject;
  readonly at: number;
  /** What the device has of the account: the step is taken on that. */
  readonly kept?: Account | undefined;
}

const withAccount = (state: MoneyState, subject: Subject, account: Account): MoneyState => ({
  ...state,
  ledger: { ...state.ledger, [subject]: account },
});

/** A step of an account. */
const step = <Name extends EventName>(name: Name) => ({
  reducer: (
    draft: Draft<MoneyState>,
    { payload, meta: { subject, at, kept } }: PayloadAction<Events[Name], string, StepMeta>,
  ): MoneyState => {
    const state = current(draft);
    const before = kept ?? state.ledger[subject] ?? emptyAccount;
    return withAccount(state, subject, transition(before, name, payload, at));
  },
  prepare: (subject: Subject, payload: Events[Name]) => {
    const meta: StepMeta = { subject, at: Date.now() };
    return { payload, meta };
  },
});

const initialState: MoneyState = { ledger: {}, working: [] };

export const moneySlice = createSlice({
  name: 'money',
  initialState,
  reducers: {
    sent: step('sent'),
    codeAwaited: step('codeAwaited'),
    resent: step('resent'),
    codeEntered: step('codeEntered'),
    overtaken: step('overtaken'),
    accepted: step('accepted'),
    refused: step('refused'),
    saidToBeThere: step('saidToBeThere'),
    answerLost: step('answerLost'),
    foundUndone: step('foundUndone'),
    foundBooked: step('foundBooked'),
    offerRead: step('offerRead'),
    settledByHand: step('settledByHand'),
    openedElsewhere: step('openedElsewhere'),
    notPaidElsewhere: step('notPaidElsewhere'),
    timePassed: step('timePassed'),
    /** Another tab wrote this account. */
    accountFound: (
      draft,
      { payload }: PayloadAction<{ readonly subject: Subject; readonly account: Account }>,
    ) => withAccount(current(draft), payload.subject, payload.account),
    workBegun: (state, { payload }: PayloadAction<Subject>) => {
      state.working.push(payload);
    },
    workEnded: (state, { payload }: PayloadAction<Subject>) => {
      state.working = state.working.filter((it) => it !== payload);
    },
  },
});

export const { accountFound, workBegun, workEnded, ...moneySteps } = moneySlice.actions;

export const isMoneyStep = isAnyOf(...Object.values(moneySteps));

export type MoneyStep = ReturnType<(typeof moneySteps)[keyof typeof moneySteps]>;

export const selectAccount = ({ money }: MoneyPart, subject: Subject): Account =>
  money.ledger[subject] ?? emptyAccount;

export const selectIsWorking = ({ money }: MoneyPart, subject: Subject): boolean =>
  money.working.includes(subject);
