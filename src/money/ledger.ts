import type { UnknownAction } from '@reduxjs/toolkit';
import { type Account, emptyAccount, type Ledger, type Subject } from './intent';
import { type EventName, type Events, transition } from './transitions';

/** What is known of the borrower's money, by order and by product; and what this tab is working on. */
export interface MoneyState {
  readonly ledger: Ledger;
  /** Subjects of which this tab is reading or sending something. */
  readonly working: readonly string[];
}

/** A step of an account, named like a sentence: `money/codeAwaited`. */
export interface MoneyStep<Name extends EventName = EventName> extends UnknownAction {
  readonly type: `money/${Name}`;
  readonly payload: Events[Name];
  readonly meta: { readonly subject: Subject; readonly at: number };
}

export const moneyStep = <Name extends EventName>(
  name: Name,
  subject: Subject,
  payload: Events[Name],
): MoneyStep<Name> => ({
  type: `money/${name}`,
  payload,
  meta: { subject, at: Date.now() },
});

/** The device's ledger is another one than this tab knew: another tab wrote it, or this page begins. */
export const ledgerFound = (ledger: Ledger) => ({
  type: 'money/ledgerFound' as const,
  payload: ledger,
});

export const workBegun = (subject: Subject) => ({
  type: 'money/workBegun' as const,
  payload: subject,
});
export const workEnded = (subject: Subject) => ({
  type: 'money/workEnded' as const,
  payload: subject,
});

export const isMoneyStep = (action: unknown): action is MoneyStep => {
  const { type = '', meta } = action as { readonly type?: string; readonly meta?: unknown };
  return type.startsWith('money/') && meta !== undefined;
};

type MoneyAction = MoneyStep | ReturnType<typeof ledgerFound | typeof workBegun | typeof workEnded>;

/** A store with the ledger in it. */
export interface MoneyPart {
  readonly money: MoneyState;
}

const initialState: MoneyState = { ledger: {}, working: [] };

export function moneyReducer(
  state: MoneyState = initialState,
  given: MoneyAction | UnknownAction,
): MoneyState {
  if (isMoneyStep(given)) {
    const ledger = stepped(state.ledger, given);
    return ledger === state.ledger ? state : { ...state, ledger };
  }
  const action = given as MoneyAction;
  switch (action.type) {
    case 'money/ledgerFound':
      return { ...state, ledger: action.payload };
    case 'money/workBegun':
      return { ...state, working: [...state.working, action.payload] };
    case 'money/workEnded':
      return { ...state, working: state.working.filter((it) => it !== action.payload) };
    default:
      return state;
  }
}

function stepped(ledger: Ledger, { type, payload, meta }: MoneyStep): Ledger {
  const name = type.slice('money/'.length) as EventName;
  const before = ledger[meta.subject] ?? emptyAccount;
  const after = transition(before, name, payload, meta.at);
  if (after === before) return ledger;
  const { [meta.subject]: _, ...others } = ledger;
  const isEmpty = !after.open && !after.settled && !after.elsewhere && !after.settledAt;
  return isEmpty ? others : { ...others, [meta.subject]: after };
}

export const selectAccount = ({ money }: MoneyPart, subject: Subject): Account =>
  money.ledger[subject] ?? emptyAccount;

export const selectIsWorking = ({ money }: MoneyPart, subject: Subject): boolean =>
  money.working.includes(subject);
