import { createNextState } from '@reduxjs/toolkit';
import {
  type Account,
  type In,
  isSamePayment,
  type OpenedElsewhere,
  type OpenIntent,
  type OpenState,
  type OwedThen,
  type Sent,
  type SentPayment,
  type SettledIntent,
} from './intent';

/**
 * The events of an intent, and the table of its transitions (docs/reference/money.md).
 * Pure. An event without a rule for the state changes nothing.
 */
export interface Events {
  /** The intent is about to be sent. It is stored first. */
  readonly sent: { readonly sent: Sent };
  /** The lender has opened a payment and sent its code. */
  readonly codeAwaited: ById & { readonly record: CodeRecord };
  /** Another code is about to be requested; or the entered code to be sent, which moves money. */
  readonly resent: ById & { readonly owed: OwedThen };
  readonly codeEntered: ById & { readonly owed: OwedThen };
  /** The debt no longer allows the payment that waits for its code. */
  readonly overtaken: ById;
  readonly accepted: ById;
  /** The lender refused the request. */
  readonly refused: ById;
  /** The lender has a payment with this token (800005). `holder`: that payment, if it is another one. */
  readonly saidToBeThere: ById & { readonly holder?: SentPayment | undefined };
  /** No readable answer came, or the tab that sent the request is gone. */
  readonly answerLost: ById;
  readonly foundUndone: ById;
  readonly foundBooked: ById;
  /** A check read the offer. `isOnOffer`: it is the confirmed one. */
  readonly offerRead: ById & { readonly isOnOffer: boolean };
  /** The borrower stated in two steps that the intent did not happen, or that the online payment was not paid. */
  readonly settledByHand: ById;
  readonly notPaidElsewhere: ById;
  readonly openedElsewhere: { readonly opened: OpenedElsewhere };
  readonly timePassed: object;
}

interface ById {
  readonly id: string;
}

export type EventName = keyof Events;
type CodeRecord = In<'waitsForCode'>['code']['record'];

/** The longest wait for a code, in milliseconds. */
export const CODE_WAITS_MS = 30 * 60_000;

/**
 * In milliseconds: for a day a settled or online payment is shown, and a token is repeated. After a day the borrower may
 * unlock by hand.
 */
export const DAY_MS = 24 * 60 * 60_000;

/** Whether a settled intent is still shown beside the next one. */
export const isRecent = ({ at }: SettledIntent, now: number): boolean => now - at < DAY_MS;

/** From when the borrower may settle the intent by hand, in epoch milliseconds. */
export const byHandFrom = (intent: In<'unknown'>): number =>
  'isOnOffer' in intent && intent.isOnOffer ? 0 : intent.sent.leftAt + DAY_MS;

type From = OpenState | 'nothing';
type Of<State extends From> = State extends OpenState ? In<State> : null;

/** The result of a rule: another open intent, none, or a settled one. */
type To = OpenIntent | null | 'accepted' | 'booked';

type Rules = {
  readonly [Event in EventName]?: {
    readonly [State in From]?: (intent: Of<State>, event: Events[Event], at: number) => To;
  };
};

const begin = (sent: Sent, first?: SentPayment): To =>
  sent.kind === 'card'
    ? { state: 'sending', sent, first: first ?? sent }
    : { state: 'sending', sent };

/** The state of a first sending without an answer. */
const unknown = (sent: SentPayment, isThere = false): To => ({
  state: 'unknown',
  sent,
  first: sent,
  isThere,
});

const wait = (sent: SentPayment, record: CodeRecord, at: number, since = at): To => ({
  state: 'waitsForCode',
  sent,
  code: { record, since, sentAt: at },
});

type Lost = In<'sending' | 'unknown'>;

const beginWaiting = (intent: Lost, { record }: Events['codeAwaited'], at: number): To =>
  'first' in intent ? wait(intent.sent, record, at) : intent;

/** A refused repetition leaves the first sending unknown. */
const refuse = (intent: Lost): To =>
  'first' in intent && intent.first.id !== intent.sent.id ? unknown(intent.first) : null;

const lose = (intent: In<'sending'>): To =>
  'first' in intent
    ? { ...intent, state: 'unknown', isThere: false }
    : { ...intent, state: 'unknown', isOnOffer: false };

/** The lender has an earlier payment with the token. A code can be requested if this payment is the same. */
const isThere = (intent: Lost, { holder }: Events['saidToBeThere']): To => {
  if (!('first' in intent)) return intent.state === 'sending' ? lose(intent) : intent;
  const first = holder ?? intent.first;
  return first.id === intent.sent.id
    ? { ...intent, state: 'unknown', isThere: true }
    : unknown(first, isSamePayment(intent.sent, first));
};

export const rules: Rules = {
  sent: {
    nothing: (_, { sent }) => begin(sent),
    undone: ({ first }, { sent }) => begin(sent, first),
    // Another amount, coupon or card ends the waiting payment.
    waitsForCode: (_, { sent }) => begin(sent),
  },
  codeAwaited: {
    sending: beginWaiting,
    unknown: beginWaiting,
    waitsForCode: ({ sent, code }, { record }, at) => wait(sent, record, at, code.since),
  },
  resent: {
    waitsForCode: ({ sent, code }, { owed }, at) => ({
      state: 'waitsForCode',
      sent: { ...sent, owed },
      code: { ...code, sentAt: at },
    }),
    unknown: (intent, { owed }, at) =>
      'isThere' in intent && intent.isThere
        ? { ...intent, sent: { ...intent.sent, leftAt: at, owed } }
        : intent,
  },
  codeEntered: {
    waitsForCode: ({ sent, code }, { owed }, at) => ({
      state: 'sendingCode',
      sent: { ...sent, leftAt: at, owed },
      code,
    }),
  },
  overtaken: { waitsForCode: () => null },
  accepted: {
    sending: () => 'accepted',
    // The answer to a resend can be that no code is needed.
    waitsForCode: () => 'accepted',
    sendingCode: () => 'accepted',
    // The lender's own answer counts, though it is late.
    unknown: () => 'accepted',
    undone: () => 'accepted',
  },
  refused: {
    sending: refuse,
    // A refused code leaves the payment at the lender.
    unknown: (intent) => ('isThere' in intent && intent.isThere ? intent : refuse(intent)),
    sendingCode: ({ sent, code }) => ({ state: 'waitsForCode', sent, code }),
  },
  saidToBeThere: {
    sending: isThere,
    unknown: isThere,
    waitsForCode: ({ sent }) => unknown(sent, true),
    sendingCode: ({ sent }) => unknown(sent, true),
  },
  answerLost: {
    sending: lose,
    sendingCode: ({ sent }) => unknown(sent),
  },
  foundUndone: {
    // Only the borrower unlocks a confirmation.
    unknown: (intent) =>
      'first' in intent ? { state: 'undone', sent: intent.sent, first: intent.first } : intent,
  },
  foundBooked: { unknown: () => 'booked' },
  offerRead: {
    unknown: (intent, { isOnOffer }) => ('isOnOffer' in intent ? { ...intent, isOnOffer } : intent),
  },
  settledByHand: { unknown: (intent, _, at) => (at < byHandFrom(intent) ? intent : null) },
  openedElsewhere: { waitsForCode: () => null },
  timePassed: {
    waitsForCode: (intent, _, at) => (at - intent.code.since < CODE_WAITS_MS ? intent : null),
    undone: (intent, _, at) => (at - intent.first.leftAt < DAY_MS ? intent : null),
  },
};

/** The account after an event. */
export function transition<Name extends EventName>(
  stored: Account,
  name: Name,
  event: Events[Name],
  at: number,
): Account {
  const account = aged(stored, at);
  const { open } = account;
  const isMeant = !('id' in event) || event.id === open?.sent.id;
  const rule = rules[name]?.[open?.state ?? 'nothing'] as Rule<Name> | undefined;
  const to = rule && isMeant ? rule(open, event, at) : open;
  return inSettledAndOnline(to === open ? account : moved(account, to, name, at), name, event, at);
}

type Rule<Name extends EventName> = (
  intent: OpenIntent | null,
  event: Events[Name],
  at: number,
) => To;

function moved(account: Account, to: To, name: EventName, at: number): Account {
  const sent = account.open?.sent;
  if (to === 'booked') return settle(account, { state: 'booked', sent: null, at });
  if (to !== 'accepted') {
    return { ...account, open: to, settledAt: name === 'settledByHand' ? at : account.settledAt };
  }
  if (!sent || sent.kind === 'forgotten') return account;
  return settle(account, { state: 'accepted', sent, at });
}

const settle = (account: Account, settled: SettledIntent): Account => ({
  ...account,
  open: null,
  settled,
  settledAt: settled.at,
});

/** The effect of an event on the last settled intent and on the online payment. */
function inSettledAndOnline<Name extends EventName>(
  account: Account,
  name: Name,
  event: Events[Name],
  at: number,
): Account {
  const { settled, elsewhere, settledAt } = account;
  if ('opened' in event) return { ...account, elsewhere: event.opened };
  const id = 'id' in event ? event.id : undefined;
  const isBooked = name === 'foundBooked';
  if (isBooked && settled?.sent && settled.sent.id === id) {
    return { ...account, settled: { ...settled, state: 'booked' } };
  }
  const isOver = (isBooked || name === 'notPaidElsewhere') && elsewhere?.id === id;
  return isOver ? { ...account, elsewhere: null, settledAt: isBooked ? at : settledAt } : account;
}

/** Drops settled and online payments after a day. A time in the future counts as now, once. */
const aged = (account: Account, at: number): Account =>
  createNextState(account, (draft) => {
    const { open, settled, elsewhere } = draft;
    const first = open && 'first' in open ? open.first : null;
    [open?.sent, first, settled?.sent, elsewhere].forEach((it) => {
      if (it) it.leftAt = Math.min(it.leftAt, at);
    });
    if (open && 'code' in open) {
      open.code.since = Math.min(open.code.since, at);
      open.code.sentAt = Math.min(open.code.sentAt, at);
    }
    if (settled) settled.at = Math.min(settled.at, at);
    draft.settledAt = Math.min(draft.settledAt, at);
    // A payment that the lender has not booked stays until it is booked.
    if (settled?.state === 'booked' && !isRecent(settled, at)) draft.settled = null;
    if (elsewhere && at - elsewhere.leftAt >= DAY_MS) draft.elsewhere = null;
  });
