import type { Account, OpenIntent } from '@/domain/money/ledger/intent';
import { type EventName, type Events } from '@/domain/money/ledger/rules';
import { transition } from '@/domain/money/ledger/transitions';
import { accountWith, elsewhere, payment, THEN } from './samples';

/** When the events happen; epoch milliseconds. */
export const LATER = THEN + 1_000;
export const owedNow = { amount: '900', date: '2026-03-02', unbooked: '0' };
export const next = payment({ id: 'N', token: 'T2', amount: '400' });

/** For each event one that concerns the sample payment. */
export const events: { readonly [Name in EventName]: Events[Name] } = {
  begun: { sent: next },
  codeAwaited: { id: 'P', record: 'R2' },
  resent: { id: 'P', owed: owedNow },
  codeEntered: { id: 'P', owed: owedNow },
  overtaken: { id: 'P' },
  accepted: { id: 'P' },
  left: { id: 'P' },
  takenBack: { id: 'P', before: null },
  refused: { id: 'P', isFirst: true },
  calledDuplicate: { id: 'P' },
  answerLost: { id: 'P' },
  foundUndone: { id: 'P' },
  foundBooked: { id: 'P', readAt: LATER - 10 },
  offerRead: { id: 'P', isOnOffer: true },
  settledByHand: { id: 'P' },
  openedElsewhere: { opened: elsewhere },
  notPaidElsewhere: { id: 'E' },
  expired: {},
};

/** Returns the account after an event. */
export const step = <Name extends EventName>(
  account: Account,
  name: Name,
  event: Events[Name] = events[name],
  at = LATER,
) => transition(account, name, event, at);

/** Returns the open intent after an event. */
export const open = <Name extends EventName>(
  from: OpenIntent | null,
  name: Name,
  event: Events[Name] = events[name],
  at = LATER,
) => step(accountWith(from), name, event, at).open;
