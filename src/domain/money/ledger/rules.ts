import {
  type Account,
  type In,
  type OpenedElsewhere,
  type OpenIntent,
  type OpenState,
  type OwedThen,
  type Sent,
  type SentPayment,
  sentUnder,
  type SettledIntent,
  underTokenOf,
} from './intent';

/**
 * The events of an intent, and the table of its transitions (docs/reference/money.md).
 * Pure. An event without a rule for the state changes nothing.
 */
export interface Events {
  /** The intent is stored. It is about to be sent. */
  readonly begun: { readonly sent: Sent };
  /** The lender has opened a payment and sent its code. */
  readonly codeAwaited: ById & { readonly record: CodeRecord };
  /** Another code is about to be requested; or the entered code to be sent, which moves money. */
  readonly resent: ById & { readonly owed: OwedThen };
  readonly codeEntered: ById & { readonly owed: OwedThen };
  /** The debt no longer allows the payment that waits for its code. */
  readonly overtaken: ById;
  /** The recorded request leaves now: a phone can sleep between the record and the request. */
  readonly left: ById;
  /** The recorded request, or online payment, must not leave. `before`: the open intent before the record. */
  readonly takenBack: ById & { readonly before: OpenIntent | null };
  readonly accepted: ById;
  /** The lender refused the request. `isFirst`: it was the intent's first one, and not that for a code. */
  readonly refused: ById & { readonly isFirst: boolean };
  /** The lender has a payment with this token (800005). */
  readonly calledDuplicate: ById;
  /** No readable answer came, or the tab that sent the request is gone. */
  readonly answerLost: ById;
  readonly foundUndone: ById;
  /**
   * A reading is evidence for the intent. One that was found undone is doubted from then on. `readAt`: when the reading
   * began; what it shows is not outdated by what it found.
   */
  readonly foundBooked: ById & { readonly readAt: number };
  /** A check read the offer. `isOnOffer`: it is the confirmed one. */
  readonly offerRead: ById & { readonly isOnOffer: boolean };
  /** The borrower stated in two steps that the intent did not happen, or that the online payment was not paid. */
  readonly settledByHand: ById;
  readonly notPaidElsewhere: ById;
  readonly openedElsewhere: { readonly opened: OpenedElsewhere };
  /** Time has passed: what is over at the event's time ends. */
  readonly expired: object;
}

interface ById {
  readonly id: string;
}

export type EventName = keyof Events;
type CodeRecord = In<'waitsForCode'>['code']['record'];

/** The longest wait for a code, in milliseconds. */
export const CODE_WAITS_MS = 30 * 60_000;

/**
 * In milliseconds: for a day a settled or online payment counts beside the next one, and a token is repeated. After a day
 * the borrower may unlock by hand.
 */
export const DAY_MS = 24 * 60 * 60_000;

/** In milliseconds. Earlier a lender that still works on the payment looks like one that never received it. */
export const SOONEST_UNDONE_MS = 120_000;

/** The age of the intent with this id, in milliseconds, where `since` is its time by the device's clock. */
export type Ages = (id: string, since: number) => number;

/** Whether a request of a payment that waits for its code may still arrive: an entered code without an answer. */
export const mayArrive = ({ state, sent }: OpenIntent, ageOf: Ages): boolean =>
  state === 'waitsForCode' &&
  sent.lostAt !== undefined &&
  Math.abs(ageOf(sent.id, sent.lostAt)) < SOONEST_UNDONE_MS;

/** Whether something is of the last day: by when it left, or when it was settled or shown as paid. */
export const isRecent = (it: Sending | Settled, ageOf: Ages): boolean =>
  ('at' in it ? ageOf(it.sent?.id ?? '', it.at) : ageOf(it.id, it.leftAt)) < DAY_MS;

type Sending = Pick<Sent, 'id' | 'leftAt'>;
type Settled = Pick<SettledIntent, 'at'> & { readonly sent?: { readonly id: string } | null };

/** In how many milliseconds the borrower may settle the intent by hand; not positive if they may now. */
export const byHandIn = (intent: In<'unknown'>, ageOf: Ages): number =>
  'isOnOffer' in intent && intent.isOnOffer
    ? 0
    : DAY_MS - ageOf(intent.sent.id, intent.sent.leftAt);

export const maySettleByHand = (intent: In<'unknown'>, ageOf: Ages): boolean =>
  byHandIn(intent, ageOf) <= 0;

type From = OpenState | 'nothing';
type Of<State extends From> = State extends OpenState ? In<State> : null;

/** The result of a rule: another open intent, none, or a settled one. */
export type To = OpenIntent | null | 'accepted' | 'booked';

type Rules = {
  readonly [Event in EventName]?: {
    readonly [State in From]?: (
      intent: Of<State>,
      event: Events[Event],
      at: number,
      account: Account,
      ageOf: Ages,
    ) => To;
  };
};

const begin = (sent: Sent): To =>
  sent.kind === 'card' ? { state: 'sending', sent } : { state: 'sending', sent };

const unknown = (
  sent: SentPayment,
  { isAtLender = false, isDuplicate = false, askedAt = 0 }: Partial<Certainty> = {},
): In<'unknown'> => ({ state: 'unknown', sent, isAtLender, isDuplicate, askedAt });

/** What is known of a payment of unknown outcome. */
interface Certainty {
  readonly isAtLender: boolean;
  readonly isDuplicate: boolean;
  readonly askedAt: number;
}

const wait = (sent: SentPayment, record: CodeRecord, at: number, since = at): To => ({
  state: 'waitsForCode',
  sent,
  code: { record, since, askedAt: at },
});

const accept = () => 'accepted' as const;

type Lost = In<'sending' | 'unknown'>;

const beginWaiting = (intent: Lost, { record }: Events['codeAwaited'], at: number): To =>
  intent.sent.kind === 'card' ? wait(intent.sent, record, at) : intent;

/** The oldest other sending under the token of what was refused: it may have arrived. */
const otherSending = (sent: OpenIntent['sent'], account: Account): SentPayment | undefined =>
  sent.kind === 'card'
    ? sentUnder(account, sent.token).find(({ id }) => id !== sent.id)
    : undefined;

/** A refused repetition leaves the first sending unknown. What was plainly refused is no sending. */
const refuse = ({ sent }: Lost, _: unknown, __: number, account: Account): To => {
  const other = otherSending(sent, account);
  return other ? unknown(other) : null;
};

const lose = (intent: In<'sending'>): To =>
  intent.sent.kind === 'card'
    ? unknown(intent.sent)
    : { state: 'unknown', sent: intent.sent, isOnOffer: false };

/** The lender has the payment: it has sent a code for it, or has said so. A resend may pay, and so does a code. */
const atLender = (intent: In<'resending' | 'sendingCode'>) =>
  unknown(intent.sent, {
    isAtLender: true,
    isDuplicate: intent.state === 'resending' && intent.isDuplicate,
    askedAt: 'askedAt' in intent ? intent.askedAt : intent.code.askedAt,
  });

const asDuplicate = (intent: In<'resending' | 'sendingCode'>): To => ({
  ...atLender(intent),
  isDuplicate: true,
});

interface Resendable {
  readonly sent: SentPayment;
  readonly code?: In<'resending'>['code'];
  readonly isDuplicate?: boolean | undefined;
}

/** Another code is about to be requested. The payment is judged by this sending from now on. */
const resend = (
  { sent, code = null, isDuplicate = false }: Resendable,
  { owed }: Events['resent'],
  at: number,
): To => ({
  state: 'resending',
  sent: { ...sent, leftAt: at, owed },
  code,
  isDuplicate,
  askedAt: at,
});

const takeBack = (_: unknown, { before }: Events['takenBack']): To => before;

/** A code for a payment of unknown outcome does not show that what was lost cannot arrive any more. */
const withLoss = ({ sent, isDuplicate }: Resendable) => ({
  sent: { ...sent, lostAt: sent.leftAt },
  isDuplicate,
});

/** Sent intents are judged from this time on. */
function leaveAt<State extends In<'sending' | 'resending' | 'sendingCode'>>(
  intent: State,
  _: unknown,
  at: number,
): State {
  return { ...intent, sent: { ...intent.sent, leftAt: at } };
}

export const rules: Rules = {
  begun: {
    nothing: (_, { sent }) => begin(sent),
    undone: (_, { sent }) => begin(sent),
    // Another amount, coupon or card ends the waiting payment.
    waitsForCode: (_, { sent }) => begin(sent),
  },
  codeAwaited: {
    sending: beginWaiting,
    unknown: beginWaiting,
    resending: ({ sent, code }, { record }, at) => wait(sent, record, at, code?.since),
  },
  resent: {
    waitsForCode: resend,
    unknown: (intent, event, at) =>
      'isAtLender' in intent && intent.isAtLender ? resend(withLoss(intent), event, at) : intent,
  },
  codeEntered: {
    waitsForCode: ({ sent, code }, { owed }, at) => ({
      state: 'sendingCode',
      code,
      sent: { ...sent, leftAt: at, owed },
    }),
  },
  overtaken: {
    waitsForCode: (intent, _, __, ___, ageOf) => (mayArrive(intent, ageOf) ? intent : null),
  },
  left: { sending: leaveAt, resending: leaveAt, sendingCode: leaveAt },
  takenBack: { sending: takeBack, resending: takeBack, sendingCode: takeBack },
  // The lender's own answer counts, though it is late.
  accepted: {
    sending: accept,
    resending: accept,
    waitsForCode: accept,
    sendingCode: accept,
    unknown: accept,
    undone: accept,
  },
  refused: {
    sending: refuse,
    // A refused code leaves the payment at the lender.
    unknown: (intent, event, at, account) =>
      'isAtLender' in intent && intent.isAtLender ? intent : refuse(intent, event, at, account),
    undone: (intent, { isFirst }, _, account) => {
      if (!isFirst) return intent;
      const other = otherSending(intent.sent, account);
      return other ? { ...intent, sent: other } : null;
    },
    resending: (intent) =>
      intent.code
        ? {
            state: 'waitsForCode',
            sent: intent.sent,
            code: { ...intent.code, askedAt: intent.askedAt },
          }
        : atLender(intent),
    sendingCode: ({ sent, code }) => ({ state: 'waitsForCode', sent, code }),
  },
  calledDuplicate: {
    sending: (intent) =>
      intent.sent.kind === 'card'
        ? unknown(intent.sent, { isAtLender: true, isDuplicate: true })
        : lose(intent),
    unknown: (intent) =>
      'isAtLender' in intent ? { ...intent, isAtLender: true, isDuplicate: true } : intent,
    resending: asDuplicate,
    sendingCode: asDuplicate,
    undone: ({ sent }) => unknown(sent, { isAtLender: true, isDuplicate: true }),
  },
  answerLost: {
    sending: lose,
    resending: atLender,
    sendingCode: atLender,
  },
  foundUndone: {
    // Only the borrower unlocks a confirmation, and what the lender has said to have is not undone.
    unknown: (intent) =>
      'isAtLender' in intent && !intent.isDuplicate
        ? { state: 'undone', sent: intent.sent, isDoubted: false }
        : intent,
  },
  foundBooked: {
    unknown: () => 'booked',
    undone: (intent) => (intent.isDoubted ? intent : { ...intent, isDoubted: true }),
  },
  offerRead: {
    unknown: (intent, { isOnOffer }) => ('isOnOffer' in intent ? { ...intent, isOnOffer } : intent),
  },
  settledByHand: {
    unknown: (intent, _, __, ___, ageOf) => (maySettleByHand(intent, ageOf) ? null : intent),
  },
  openedElsewhere: { waitsForCode: () => null },
  expired: {
    waitsForCode: (intent, _, at) => (at - intent.code.since < CODE_WAITS_MS ? intent : null),
    undone: (intent, _, __, account, ageOf) => {
      const [first] = underTokenOf(account, intent.sent);
      return isRecent(first, ageOf) ? intent : null;
    },
  },
};
