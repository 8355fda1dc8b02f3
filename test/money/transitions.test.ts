import {
  type Account,
  emptyAccount,
  type OpenState,
  type SettledIntent,
} from '../../src/money/ledger/intent';
import type { EventName } from '../../src/money/ledger/transitions';
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
const accepted = settled({ state: 'doneNotBooked', sent, doneAt: LATER });
/** Which one is booked no reading says. */
const booked = settled({ state: 'done', sent: null, doneAt: LATER });
const sending = accountWith({ state: 'sending', sent: next, first: next });

/** The table: what each event makes of an account with a payment in each state. What is not named, it leaves alone. */
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
    // How long it has been waited for goes on.
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
  // It goes on waiting, judged by what is owed now.
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

describe.each(names)('%s', (name) => {
  it.each(states)('of a payment that is: %s', (state) => {
    const before = accountWith(state === 'nothing' ? null : payments[state]);
    const alone = name === 'openedElsewhere' ? { ...before, elsewhere } : before;
    expect(step(before, name)).toEqual(table[name]?.[state] ?? alone);
  });

  it('of another intent than the one that is open changes nothing', () => {
    if (!('id' in events[name])) return;
    for (const intent of Object.values(payments)) {
      const before = accountWith(intent);
      expect(step(before, name, { ...events[name], id: 'other' })).toBe(before);
    }
  });
});
