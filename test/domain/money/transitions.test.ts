import {
  type Account,
  emptyAccount,
  type OpenState,
  type SettledIntent,
} from '@/domain/money/ledger/intent';
import type { EventName } from '@/domain/money/ledger/rules';
import { events, LATER, next, owedNow, step } from './events';
import { accountWith, code, elsewhere, payments, THEN } from './samples';

const { sent } = payments.sending;
const { unknown } = payments;
const duplicate = { ...unknown, isAtLender: true, isDuplicate: true } as const;
const certainlyThere = accountWith(duplicate);
/** Its code was requested. */
const askedFor = accountWith({ ...unknown, isAtLender: true, askedAt: THEN });
const sendings = [sent];
const leaving = { ...sent, leftAt: LATER };
/** Its last figures, and the time of its first sending: so long its token is repeated. */
const sentAgain = [{ ...sent, owed: owedNow }];
const settled = (last: SettledIntent): Account => ({
  ...emptyAccount,
  settled: last,
  sendings: [sent],
  settledAt: LATER,
});
const accepted = settled({ state: 'accepted', sent, at: LATER });
/** The debt with which it left was shown as paid by a reading, whose own figures are not outdated. */
const shownAsPaid = {
  past: [{ amount: sent.amount, owed: sent.owed, at: LATER }],
  settledAt: events.foundBooked.readAt - 1,
};
/** No payment is named: a reading does not tell which one is booked. */
const booked = { ...settled({ state: 'booked', sent: null, at: LATER }), ...shownAsPaid };
const sending = (before: readonly (typeof sent)[]) =>
  accountWith({ state: 'sending', sent: next }, [...before, next]);
const nothing = accountWith(null, sendings);

/** The expected account after each event, by the state of the payment. An event without an entry changes nothing. */
const table: Partial<Record<EventName, Partial<Record<OpenState | 'nothing', unknown>>>> = {
  begun: {
    nothing: sending([]),
    waitsForCode: sending(sendings),
    undone: sending(sendings),
  },
  codeAwaited: {
    sending: accountWith({
      state: 'waitsForCode',
      sent,
      code: { record: 'R2', since: LATER, askedAt: LATER },
    }),
    // The waiting time continues.
    resending: accountWith({
      state: 'waitsForCode',
      sent,
      code: { record: 'R2', since: THEN, askedAt: LATER },
    }),
    unknown: accountWith({
      state: 'waitsForCode',
      sent,
      code: { record: 'R2', since: LATER, askedAt: LATER },
    }),
  },
  // A resend may pay: its evidence uses the current debt.
  resent: {
    waitsForCode: accountWith(
      {
        state: 'resending',
        sent: { ...sent, leftAt: LATER, owed: owedNow },
        code,
        isDuplicate: false,
        askedAt: LATER,
      },
      sentAgain,
    ),
  },
  codeEntered: {
    waitsForCode: accountWith(
      { state: 'sendingCode', sent: { ...sent, leftAt: LATER, owed: owedNow }, code },
      sentAgain,
    ),
  },
  overtaken: { waitsForCode: nothing },
  accepted: {
    sending: accepted,
    resending: accepted,
    waitsForCode: accepted,
    sendingCode: accepted,
    unknown: accepted,
    undone: accepted,
  },
  left: {
    sending: accountWith({ state: 'sending', sent: leaving }, sendings),
    resending: accountWith({ ...payments.resending, sent: leaving }, sendings),
    sendingCode: accountWith({ ...payments.sendingCode, sent: leaving }, sendings),
  },
  // The state before: here nothing. What never left is no sending.
  takenBack: {
    sending: accountWith(null),
    resending: accountWith(null),
    sendingCode: accountWith(null),
  },
  // What was plainly refused is no sending.
  refused: {
    sending: accountWith(null),
    unknown: accountWith(null),
    undone: accountWith(null),
    resending: accountWith({ state: 'waitsForCode', sent, code }),
    sendingCode: accountWith({ state: 'waitsForCode', sent, code }),
  },
  calledDuplicate: {
    sending: certainlyThere,
    unknown: certainlyThere,
    resending: accountWith({ ...duplicate, askedAt: THEN }),
    sendingCode: accountWith({ ...duplicate, askedAt: THEN }),
    undone: accountWith(duplicate),
  },
  answerLost: {
    sending: accountWith(unknown),
    resending: askedFor,
    sendingCode: askedFor,
  },
  foundUndone: { unknown: accountWith({ state: 'undone', sent, isDoubted: false }) },
  foundBooked: {
    unknown: booked,
    // Figures from before the booking are stale.
    undone: { ...accountWith({ state: 'undone', sent, isDoubted: true }), ...shownAsPaid },
  },
  openedElsewhere: { waitsForCode: { ...nothing, elsewhere } },
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
