import { SOONEST_UNDONE_MS } from './evidence';
import {
  type Account,
  type AwaitedCode,
  type In,
  isSamePayment,
  type OpenedElsewhere,
  type OpenIntent,
  type OpenState,
  type Sent,
  type SentPayment,
} from './intent';

/**
 * The rules of the game (docs/reference/money.md): what can happen to an intent, and what becomes of it.
 * Pure. A pair of event and state that the table does not name changes nothing.
 */
export interface Events {
  /** It is about to leave: on record before it does. */
  readonly sent: { readonly sent: Sent };
  /** The lender has opened a payment and sent its code. */
  readonly codeAwaited: { readonly id: string; readonly record: AwaitedCode['record'] };
  readonly codeAskedFor: object;
  readonly codeEntered: object;
  /** The lender said yes. */
  readonly accepted: { readonly id: string };
  /** The lender said no, plainly. */
  readonly refused: { readonly id: string };
  /** The lender said that it has this payment already (800005). */
  readonly saidToBeThere: { readonly id: string };
  /** No readable answer came, or the tab that waited for it is gone. */
  readonly answerLost: { readonly id: string };
  readonly foundUndone: { readonly id: string };
  readonly foundBooked: { readonly id: string };
  /** The borrower says that it did not happen, in two steps. */
  readonly settledByHand: { readonly id: string };
  readonly openedElsewhere: { readonly opened: OpenedElsewhere };
  /** The borrower says that nothing was paid there, or the page was not opened. */
  readonly notPaidElsewhere: { readonly id: string };
  readonly timePassed: object;
}

export type EventName = keyof Events;

const MINUTE_MS = 60_000;

/** How long a code is waited for. */
export const CODE_WAITS_MS = 30 * MINUTE_MS;

/** How long a settled payment is said, and one that was opened elsewhere; and then a lock may be opened by hand. */
export const DAY_MS = 24 * 60 * MINUTE_MS;

type From = OpenState | 'nothing';
type Of<State extends From> = State extends OpenState ? In<State> : null;

/** What an open intent becomes: another one, nothing, or settled. */
type To = OpenIntent | null | 'accepted' | 'booked';

type Rules = {
  readonly [Event in EventName]?: {
    readonly [State in From]?: (intent: Of<State>, event: Events[Event], at: number) => To;
  };
};

const begin = (_: unknown, { sent }: Events['sent']): To =>
  sent.kind === 'card' ? { state: 'sending', sent, first: sent } : { state: 'sending', sent };

/** After 'undone' the same token goes on, until it is answered. */
const again = (from: In<'undone'>, event: Events['sent']): To =>
  event.sent.kind === 'card'
    ? { state: 'sending', sent: event.sent, first: from.first }
    : begin(null, event);

const wait = (sent: Sent, record: AwaitedCode['record'], at: number, since = at): To =>
  sent.kind === 'card'
    ? { state: 'waitsForCode', sent, code: { record, since, sentAt: at } }
    : unknown(sent);

/** Who knows of no code goes back to where nobody knows. */
const back = ({ sent, code }: In<'askingForCode' | 'sendingCode'>, at: number): To =>
  code
    ? { state: 'waitsForCode', sent, code: { ...code, sentAt: at } }
    : { state: 'unknown', sent, first: sent, isThere: true };

const unknown = (sent: Sent): To =>
  sent.kind === 'card'
    ? { state: 'unknown', sent, first: sent, isThere: false }
    : { state: 'unknown', sent };

const isRepetition = (intent: Lost): intent is Extract<Lost, { first: SentPayment }> =>
  'first' in intent && intent.first.id !== intent.sent.id;

type Lost = In<'sending' | 'unknown'>;

const lose = (intent: In<'sending'>): To =>
  'first' in intent ? { ...intent, state: 'unknown', isThere: false } : unknown(intent.sent);

/** A repetition that was refused says nothing of the first sending. */
const refuse = (intent: Lost): To => (isRepetition(intent) ? unknown(intent.first) : null);

/** The lender has what first carried the token; its code can be asked for where this one is the same. */
const isThere = (intent: Lost): To => {
  if (!('first' in intent)) return { state: 'unknown', sent: intent.sent };
  const { sent, first } = intent;
  return { state: 'unknown', sent: first, first, isThere: isSamePayment(sent, first) };
};

const certainlyThere = ({ sent }: { readonly sent: SentPayment }): To => ({
  state: 'unknown',
  sent,
  first: sent,
  isThere: true,
});

/** A payment that no check could settle in a day; a confirmation that is still on offer after two minutes. */
const soonestByHand = ({ sent }: In<'unknown'>): number =>
  sent.kind === 'confirmation' ? SOONEST_UNDONE_MS : DAY_MS;

export const rules: Rules = {
  sent: {
    nothing: begin,
    undone: again,
    // Another amount, coupon or card: the one that waited ends.
    waitsForCode: begin,
  },
  codeAwaited: {
    sending: ({ sent }, { record }, at) => wait(sent, record, at),
    askingForCode: ({ sent, code }, { record }, at) => wait(sent, record, at, code?.since),
    unknown: (intent, { record }, at) =>
      intent.sent.kind === 'card' ? wait(intent.sent, record, at) : intent,
  },
  codeAskedFor: {
    waitsForCode: ({ sent, code }) => ({ state: 'askingForCode', sent, code }),
    unknown: (intent) =>
      'isThere' in intent && intent.isThere
        ? { state: 'askingForCode', sent: intent.sent, code: null }
        : intent,
  },
  codeEntered: {
    // From now on money moves.
    waitsForCode: ({ sent, code }, _, at) => ({
      state: 'sendingCode',
      sent: { ...sent, leftAt: at },
      code,
    }),
  },
  accepted: {
    sending: () => 'accepted',
    askingForCode: () => 'accepted',
    sendingCode: () => 'accepted',
    // Late, but from the lender itself.
    unknown: () => 'accepted',
    undone: () => 'accepted',
  },
  refused: {
    sending: refuse,
    unknown: refuse,
    askingForCode: (intent, _, at) => back(intent, at),
    sendingCode: (intent) => back(intent, intent.code.sentAt),
  },
  saidToBeThere: {
    sending: isThere,
    unknown: isThere,
    askingForCode: certainlyThere,
    sendingCode: certainlyThere,
  },
  answerLost: {
    sending: lose,
    // No money moves with a code that is asked for.
    askingForCode: (intent, _, at) => back(intent, at),
    sendingCode: ({ sent }) => unknown(sent),
  },
  foundUndone: {
    // A confirmation is only the borrower's to unlock.
    unknown: (intent) =>
      'first' in intent ? { state: 'undone', sent: intent.sent, first: intent.first } : intent,
  },
  foundBooked: {
    unknown: () => 'booked',
  },
  settledByHand: {
    unknown: (intent, _, at) => (at - intent.sent.leftAt < soonestByHand(intent) ? intent : null),
  },
  openedElsewhere: {
    waitsForCode: () => null,
  },
  timePassed: {
    waitsForCode: (intent, _, at) => (at - intent.code.since < CODE_WAITS_MS ? intent : null),
  },
};

/** What becomes of an account by an event. */
export function transition<Name extends EventName>(
  account: Account,
  name: Name,
  event: Events[Name],
  at: number,
): Account {
  return besides(moved(account, name, event, at), name, event, at);
}

function moved<Name extends EventName>(
  account: Account,
  name: Name,
  event: Events[Name],
  at: number,
): Account {
  const { open } = account;
  const isMeant = !('id' in event) || event.id === open?.sent.id;
  const rule = rules[name]?.[open?.state ?? 'nothing'] as Rule<Name> | undefined;
  if (!rule || !isMeant) return account;
  const to = rule(open, event, at);
  if (to !== 'accepted' && to !== 'booked') {
    const isByHand = name === 'settledByHand' && !to;
    return { ...account, open: to, settledAt: isByHand ? at : account.settledAt };
  }
  if (!open || open.sent.kind === 'forgotten') return { ...account, open: null, settledAt: at };
  const isBooked = to === 'booked';
  const state = isBooked ? 'done' : 'doneNotBooked';
  const settled = { state, sent: open.sent, doneAt: at, isByReading: isBooked } as const;
  return { ...account, open: null, settled, settledAt: at };
}

type Rule<Name extends EventName> = (
  intent: OpenIntent | null,
  event: Events[Name],
  at: number,
) => To;

/** What an event means beside the open intent: for the last one that was done, and for what was opened elsewhere. */
function besides<Name extends EventName>(
  account: Account,
  name: Name,
  event: Events[Name],
  at: number,
): Account {
  const { settled, elsewhere } = account;
  const isAbout = (id: string | undefined) => 'id' in event && event.id === id;
  if ('opened' in event) return { ...account, elsewhere: event.opened };
  if (name === 'foundBooked' && settled && isAbout(settled.sent.id)) {
    return { ...account, settled: { ...settled, state: 'done' } };
  }
  if (isAbout(elsewhere?.id)) {
    if (name === 'foundBooked') return { ...account, elsewhere: null, settledAt: at };
    if (name === 'notPaidElsewhere') return { ...account, elsewhere: null };
  }
  return aged(account, at);
}

/** Notes go after a day; a time in the future counts as now. */
function aged(account: Account, at: number): Account {
  const { open, settled, elsewhere } = account;
  const isFresh = (time: number) => at - time < DAY_MS;
  const left = <T extends { readonly leftAt: number }>(it: T): T =>
    it.leftAt > at ? { ...it, leftAt: at } : it;
  const after: Account = {
    open: open && notAhead(open, at),
    // One that the lender has not booked stands until it has.
    settled:
      settled && (isFresh(settled.doneAt) || settled.state === 'doneNotBooked')
        ? { ...settled, sent: left(settled.sent), doneAt: Math.min(settled.doneAt, at) }
        : null,
    elsewhere: elsewhere && isFresh(elsewhere.leftAt) ? left(elsewhere) : null,
    // Without end: a screen can stand open for longer than a day.
    settledAt: Math.min(account.settledAt, at),
  };
  return JSON.stringify(after) === JSON.stringify(account) ? account : after;
}

function notAhead(open: OpenIntent, at: number): OpenIntent {
  const sent = { ...open.sent, leftAt: Math.min(open.sent.leftAt, at) };
  if (!('code' in open) || !open.code) return { ...open, sent } as OpenIntent;
  const { since, sentAt } = open.code;
  const code = { ...open.code, since: Math.min(since, at), sentAt: Math.min(sentAt, at) };
  return { ...open, sent, code } as OpenIntent;
}
