import { createSlice, isAction, type PayloadAction } from '@reduxjs/toolkit';
import type { Moment } from '@/platform/base';
import { selectIsAccepted } from '@/platform/session';
import type { AppThunk, RootState } from '@/platform/store';
import { type Account, emptyAccount, type Ledger, type SentPayment, type Subject } from './intent';
import type { Ages, EventName, Events } from './rules';

/** The borrower's ledger, and the subjects that this tab is working on. */
export interface MoneyState {
  readonly ledger: Ledger;
  /** Subjects for which this tab has a request under way. */
  readonly working: readonly Subject[];
  /** What left this page, by id. The device's clock can be set on; the page's own cannot. */
  readonly left: Readonly<Record<string, LeftRequest>>;
}

interface LeftRequest {
  /** By the page's own clock, in milliseconds. */
  readonly steady: number;
  readonly token?: SentPayment['token'] | undefined;
}

/** The event that changed an account, and its time. */
export interface Cause {
  readonly name: EventName;
  readonly event: Events[EventName];
  readonly at: number;
}

/** An account changed: by an event of this page, or, without a cause, in another tab. */
export type AccountChange = PayloadAction<
  { readonly subject: Subject; readonly account: Account },
  `money/${EventName | 'accountFound'}`,
  Cause | undefined
>;

export const accountChanged = (
  payload: AccountChange['payload'],
  cause?: Cause,
): AccountChange => ({
  type: `money/${cause?.name ?? 'accountFound'}`,
  payload,
  meta: cause,
});

export const isAccountChange = (action: unknown): action is AccountChange =>
  isAction(action) && action.type.startsWith('money/') && 'meta' in action;

/** Changes an account by an event of `rules.ts`. */
export const change =
  <Name extends EventName>(subject: Subject, name: Name, event: Events[Name]): AppThunk =>
  (_, __, { ledger }) => {
    ledger.change(subject, name, event);
  };

const initialState: MoneyState = { ledger: {}, working: [], left: {} };

export const moneySlice = createSlice({
  name: 'money',
  initialState,
  reducers: {
    workStarted: (state, { payload }: PayloadAction<Subject>) => {
      state.working.push(payload);
    },
    workEnded: (state, { payload }: PayloadAction<Subject>) => {
      state.working = state.working.filter((it) => it !== payload);
    },
    requestLeft: (
      state,
      { payload: { id, ...left } }: PayloadAction<LeftRequest & { id: string }>,
    ) => {
      state.left[id] = left;
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(isAccountChange, (state, { payload: { subject, account } }) => {
      state.ledger[subject] = account;
    }),
  selectors: {
    selectAccount: ({ ledger }, subject: Subject): Account => ledger[subject] ?? emptyAccount,
    selectIsWorking: ({ working }, subject: Subject): boolean => working.includes(subject),
  },
});

/** The ages at a moment, in milliseconds: on the page that sent, by the clock that went on less. */
export const agesOf =
  ({ left }: Pick<MoneyState, 'left'>, { wall, steady }: Moment): Ages =>
  (id, since) =>
    Math.min(wall - since, steady - (left[id]?.steady ?? -Infinity));

export const { workStarted, workEnded, requestLeft } = moneySlice.actions;
export const { selectAccount, selectIsWorking } = moneySlice.selectors;

/**
 * What a screen may show of an account: nothing before the lender has accepted the session, because a launch can claim to be
 * anybody. Locks hold before that: what sends reads `selectAccount`.
 */
export const selectShownAccount = (state: RootState, subject: Subject): Account =>
  selectIsAccepted(state) ? selectAccount(state, subject) : emptyAccount;

/** Whether there is an account that no screen may show yet. */
export const selectIsHidden = (state: RootState, subject: Subject): boolean =>
  subject in state.money.ledger && !selectIsAccepted(state);
