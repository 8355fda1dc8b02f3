import { createSlice, current, isAction, type PayloadAction } from '@reduxjs/toolkit';
import type { Moment } from '@/platform/base';
import { selectIsAccepted } from '@/platform/session';
import type { RootState } from '@/platform/store';
import { type Account, emptyAccount, type Ledger, type SentPayment, type Subject } from './intent';
import { type Ages, type EventName, type Events } from './rules';
import { transition } from './transitions';

/** The borrower's ledger, and the subjects that this tab is working on. */
export interface MoneyState {
  readonly ledger: Ledger;
  /** Subjects for which this tab has a request under way. */
  readonly working: readonly Subject[];
  /** What left this page, by id. The device's clock can be set on; the page's own cannot. */
  readonly left: Readonly<Record<string, Leaving>>;
}

interface Leaving {
  /** By the page's own clock, in milliseconds. */
  readonly steady: number;
  readonly token?: SentPayment['token'] | undefined;
}

/** `stored`: the account on the device, to which the step applies. */
export type MoneyStep = PayloadAction<
  Events[EventName],
  `money/${EventName}`,
  { subject: Subject; name: EventName; at: number; steady: number; stored?: Account | undefined }
>;

/** A step: an event of `transitions.ts` for one account, with its time. */
export const step = <Name extends EventName>(
  subject: Subject,
  name: Name,
  payload: Events[Name],
): MoneyStep => ({
  type: `money/${name}`,
  payload,
  meta: { subject, name, at: Date.now(), steady: performance.now() },
});

export const isMoneyStep = (action: unknown): action is MoneyStep =>
  isAction(action) && action.type.startsWith('money/') && 'meta' in action;

const withAccount = (state: MoneyState, subject: Subject, account: Account): MoneyState => ({
  ...state,
  ledger: { ...state.ledger, [subject]: account },
});

const initialState: MoneyState = { ledger: {}, working: [], left: {} };

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
    builder.addMatcher(isMoneyStep, (draft, { payload, meta }) => {
      const state = current(draft);
      const { subject, name, at, steady, stored } = meta;
      const before = stored ?? state.ledger[subject] ?? emptyAccount;
      const after = transition(before, name, payload, at, agesOf(state, { wall: at, steady }));
      const changed = withAccount(state, subject, after);
      return name === 'left' && 'id' in payload
        ? withLeft(changed, after, payload.id, steady)
        : changed;
    }),
  selectors: {
    selectAccount: ({ ledger }, subject: Subject): Account => ledger[subject] ?? emptyAccount,
    selectIsWorking: ({ working }, subject: Subject): boolean => working.includes(subject),
  },
});

function withLeft(state: MoneyState, { open }: Account, id: string, steady: number): MoneyState {
  const token = open?.sent.id === id && open.sent.kind === 'card' ? open.sent.token : undefined;
  return { ...state, left: { ...state.left, [id]: { steady, token } } };
}

/** The ages at a moment, in milliseconds: on the page that sent, by the clock that went on less. */
export const agesOf =
  ({ left }: Pick<MoneyState, 'left'>, { wall, steady }: Moment): Ages =>
  (id, since) =>
    Math.min(wall - since, steady - (left[id]?.steady ?? -Infinity));

export const { accountFound, workStarted, workEnded } = moneySlice.actions;
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
