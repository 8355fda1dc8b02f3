import { createSlice, current, isAction, type PayloadAction } from '@reduxjs/toolkit';
import { selectIsAccepted } from '../../../platform/session';
import type { CommonState } from '../../../platform/store';
import { type Account, emptyAccount, type Ledger, type Subject } from './intent';
import { type EventName, type Events } from './rules';
import { transition } from './transitions';

/** The borrower's ledger, and the subjects that this tab is working on. */
export interface MoneyState {
  readonly ledger: Ledger;
  /** Subjects for which this tab has a request under way. */
  readonly working: readonly Subject[];
}

/** A store with the ledger in it. */
export interface MoneyPart {
  readonly money: MoneyState;
}

/** What shows an account: whether the lender has accepted the session, too. */
export type ShownMoneyPart = MoneyPart & CommonState;

/** `stored`: the account on the device, to which the step applies. */
export type MoneyStep = PayloadAction<
  Events[EventName],
  `money/${EventName}`,
  { subject: Subject; name: EventName; at: number; stored?: Account | undefined }
>;

/** A step: an event of `transitions.ts` for one account, with its time. */
export const step = <Name extends EventName>(
  subject: Subject,
  name: Name,
  payload: Events[Name],
): MoneyStep => ({ type: `money/${name}`, payload, meta: { subject, name, at: Date.now() } });

export const isMoneyStep = (action: unknown): action is MoneyStep =>
  isAction(action) && action.type.startsWith('money/') && 'meta' in action;

const withAccount = (state: MoneyState, subject: Subject, account: Account): MoneyState => ({
  ...state,
  ledger: { ...state.ledger, [subject]: account },
});

const initialState: MoneyState = { ledger: {}, working: [] };

export const moneySlice = createSlice({
  name: 'money',
  initialState,
  reducers: {
    /** Another tab wrote this account. */
    accountFound: (
      draft,
      { payload }: PayloadAction<{ readonly subject: Subject; readonly account: Account }>,
    ) => withAccount(current(draft), payload.subject, payload.account),
    workStarted: (state, { payload }: PayloadAction<Subject>) => {
      state.working.push(payload);
    },
    workEnded: (state, { payload }: PayloadAction<Subject>) => {
      state.working = state.working.filter((it) => it !== payload);
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(isMoneyStep, (draft, { payload, meta: { subject, name, at, stored } }) => {
      const state = current(draft);
      const before = stored ?? state.ledger[subject] ?? emptyAccount;
      return withAccount(state, subject, transition(before, name, payload, at));
    }),
});

export const { accountFound, workStarted, workEnded } = moneySlice.actions;

export const selectAccount = ({ money }: MoneyPart, subject: Subject): Account =>
  money.ledger[subject] ?? emptyAccount;

/**
 * What a screen may show of an account: nothing before the lender has accepted the session, because a launch can claim to be
 * anybody. Locks hold before that: what sends reads `selectAccount`.
 */
export const selectShownAccount = (state: ShownMoneyPart, subject: Subject): Account =>
  selectIsAccepted(state) ? selectAccount(state, subject) : emptyAccount;

/** Whether there is an account that no screen may show yet. */
export const selectIsHidden = (state: ShownMoneyPart, subject: Subject): boolean =>
  subject in state.money.ledger && !selectIsAccepted(state);

export const selectIsWorking = ({ money }: MoneyPart, subject: Subject): boolean =>
  money.working.includes(subject);
