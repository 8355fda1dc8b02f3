import {
  type Account,
  emptyAccount,
  type OpenState,
  type SettledIntent,
} from '../../../src/domain/money/ledger/intent';
import type { EventName } from '../../../src/domain/money/ledger/transitions';
import { events, LATER, next, owedNow, step } from './events';
import { accountWith, code, elsewhere, first, payments, THEN } from './samples';

const { sent } = payments.sending;
const unknown = { state: 'unknown', sent, first: sent, isThere: false };
const certainlyThere = { ...unknown, isThere: true };
const settled = (last: SettledIntent): Account => ({
  ...emptyAccount,
  settled: last,
  settledAt: LATER,
});
const accepted = settled({ state: 'accepted', sent, at: LATER });
/** No payment is named: a reading does not tell which one is booked. */
const booked = settled({ state: 'booked', sent: null, at: LATER });
const sending = accountWith({ state: 'sending', sent: next, first: next });

/** The expected account after each event, by the state of the payment. An event without an entry changes nothing. */
const table: Partial<Record<EventName, Partial<Record<OpenState | 'nothing', unknown>>>> = {
  sent: {
    nothing: sending,
    waitsForCode: sending,
    undone: accountWith({ state: 'sending', sent: next, first }),
  },
  codeAwaited: {
    sending: accountWith({
      state: 'waitsForCode',
      sent,
      code: { record: 'R2', since: LATER, sentAt: LATER },
    }),
    // The waiting time continues.
    waitsForCode: accountWith({
      state: 'waitsForCode',
      sent,
      code: { record: 'R2', since: THEN, sentAt: LATER },
    }),
    unknown: accountWith({
      state: 'waitsForCode',
      sent,
      code: { record: 'R2', since: LATER, sentAt: LATER },
    }),
  },
  // The payment still waits. Its evidence uses the current debt.
  resent: {
    waitsForCode: accountWith({
      state: 'waitsForCode',
      sent: { ...sent, owed: owedNow },
      code: { ...code, sentAt: LATER },
    }),
  },
  codeEntered: {
    waitsForCode: accountWith({
      state: 'sendingCode',
      sent: { ...sent, leftAt: LATER, owed: owedNow },
      code,
    }),
  },
  overtaken: { waitsForCode: accountWith(null) },
  accepted: {
    sending: accepted,
    waitsForCode: accepted,
    sendingCode: accepted,
    unknown: accepted,
    undone: accepted,
  },
  refused: {
    sending: accountWith(null),
    unknown: accountWith(null),
    sendingCode: { ...emptyAccount, open: { state: 'waitsForCode', sent, code } },
  },
  saidToBeThere: {
    sending: { ...emptyAccount, open: certainlyThere },
    unknown: { ...emptyAccount, open: certainlyThere },
    waitsForCode: { ...emptyAccount, open: certainlyThere },
    sendingCode: { ...emptyAccount, open: certainlyThere },
  },
  answerLost: {
    sending: { ...emptyAccount, open: unknown },
    sendingCode: { ...emptyAccount, open: unknown },
  },
  foundUndone: { unknown: { ...emptyAccount, open: { state: 'undone', sent, first: sent } } },
  foundBooked: { unknown: booked },
  openedElsewhere: { waitsForCode: { ...emptyAccount, elsewhere } },
};

const states = ['nothing', ...Object.keys(payments)] as (OpenState | 'nothing')[];
const names = Object.keys(events) as EventName[];

describe.each(names)('the event %s', (name) => {
  it.each(states)('changes an account by the table: %s', (state) => {
    const before = accountWith(state === 'nothing' ? null : payments[state]);
    const alone = name === 'openedElsewhere' ? { ...before, elsewhere } : before;
    expect(step(before, name)).toEqual(table[name]?.[state] ?? alone);
  });
});

it.each(names.filter((name) => 'id' in events[name]))(
  'the event %s has no effect on another intent',
  (name) => {
    for (const intent of Object.values(payments)) {
      const before = accountWith(intent);
      expect(step(before, name, { ...events[name], id: 'other' })).toBe(before);
    }
  },
);
