import * as v from 'valibot';
import { longNumber } from '@/contract';
import { MINOR_UNITS } from '../amounts';

/**
 * Intents: what was sent, for what, and its state (docs/reference/money.md#an-intent-says-what-it-pays). The schemas describe
 * the stored form, and the types are inferred from them, so a state without a rule cannot be stored.
 * Money is an integer in minor units, as text; times are epoch milliseconds.
 */

export const minorUnits = v.pipe(v.string(), v.regex(MINOR_UNITS));
/** Only sent back: it keeps the type in which it came. */
export const echoed = v.union([v.string(), v.number(), longNumber]);
export type Echoed = Readonly<v.InferOutput<typeof echoed>>;

/** Whether two values are the same, with their type. A long number is an object. */
export const isSameEchoed = (one: Echoed | null | undefined, other: Echoed): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The debt when an intent was sent, and the accepted amount that the lender had not booked by then. */
const owedThen = v.object({ amount: minorUnits, date: v.string(), unbooked: minorUnits });

const sending = { id: v.string(), leftAt: v.number(), amount: minorUnits };

const sentConfirmation = v.object({
  kind: v.literal('confirmation'),
  ...sending,
  /** Sent back as it came. */
  amount: v.string(),
  periods: v.string(),
  termUnit: v.string(),
  /** The figures came from the second reading of a loan that was being prepared. */
  isSecondReading: v.boolean(),
  /** The version of the key facts that the screen showed; the lender's server does not get it. */
  keyFacts: v.optional(v.string()),
});

const sentPayment = v.object({
  kind: v.literal('card'),
  ...sending,
  /** The idempotency key. A payment that is repeated after 'undone' has the same. */
  intentId: v.string(),
  couponId: v.nullable(v.string()),
  /** `mark`: a hash of the lender's id of the card. `name`: what the borrower reads. Neither holds the card's number. */
  card: v.object({ mark: v.string(), name: v.string() }),
  token: echoed,
  owed: owedThen,
  /** When a sending left that got no answer, if its code was requested afterwards. */
  lostAt: v.optional(v.number()),
});

const sent = v.union([sentConfirmation, sentPayment]);

/** An open intent that cannot be read: it locks its subject, and its debt is not known. */
const forgotten = v.object({ kind: v.literal('forgotten'), id: v.string(), leftAt: v.number() });

/** `since`: when the payment began to wait for a code. `askedAt`: when the code was asked for last. */
const awaitedCode = v.object({ record: echoed, since: v.number(), askedAt: v.number() });

const open = v.union([
  /** The first request of an intent is under way. */
  v.object({ state: v.literal('sending'), sent: sentPayment }),
  v.object({ state: v.literal('sending'), sent: sentConfirmation }),
  v.object({ state: v.literal('waitsForCode'), sent: sentPayment, code: awaitedCode }),
  /** Another code is being requested, which may pay. `code`: the earlier one; null if the lender only said that it has the payment. */
  v.object({
    state: v.literal('resending'),
    sent: sentPayment,
    askedAt: v.number(),
    code: v.nullable(awaitedCode),
    isDuplicate: v.boolean(),
  }),
  v.object({ state: v.literal('sendingCode'), sent: sentPayment, code: awaitedCode }),
  /**
   * The outcome is unknown. `isAtLender`: the lender has a payment with this token. `isDuplicate`: it has refused a sending as
   * a duplicate (800005) and sent no code since, so no unchanged reading proves the payment undone. `askedAt`: when its
   * code was requested last; 0 if never.
   */
  v.object({
    state: v.literal('unknown'),
    sent: sentPayment,
    isAtLender: v.boolean(),
    isDuplicate: v.boolean(),
    askedAt: v.number(),
  }),
  /** The same for a confirmation. `isOnOffer`: the last check found the same loan on offer, so the borrower may unlock it. */
  v.object({ state: v.literal('unknown'), sent: sentConfirmation, isOnOffer: v.boolean() }),
  v.object({ state: v.literal('unknown'), sent: forgotten }),
  /**
   * A check found no sign of the payment. For a day the order's next payment carries its token. `isDoubted`: a later
   * reading showed that a payment was booked since.
   */
  v.object({ state: v.literal('undone'), sent: sentPayment, isDoubted: v.boolean() }),
]);

const answered = v.object({ state: v.picklist(['accepted', 'booked']), sent, at: v.number() });

const settled = v.union([
  /** The lender accepted the intent. It is `booked` once the lender's figures show it. */
  answered,
  /** A reading showed that a payment of the order is booked. It does not show which one. */
  v.object({ state: v.literal('booked'), sent: v.null(), at: v.number() }),
]);

const elsewhere = v.object({ ...sending, owed: owedThen });

/** A debt that a reading has shown as paid since, and the payment that left with it. */
const pastDebt = v.object({ amount: minorUnits, owed: owedThen, at: v.number() });

/** The last moment of `Date`. A time in the future counts as now, once. */
const UNREADABLE_TIME = 8.64e15;

/** Locks the subject of an open intent that cannot be read. */
function forgottenFrom(lost: unknown): In<'unknown'> {
  const { sent: known } = Object(lost) as { readonly sent?: { readonly leftAt?: unknown } };
  const leftAt = Number(known?.leftAt) || UNREADABLE_TIME;
  return { state: 'unknown', sent: { kind: 'forgotten', id: 'forgotten', leftAt } };
}

/** The account of an order or a product. A part that cannot be read is dropped; an unreadable open intent locks the subject. */
const account = v.object({
  open: v.fallback(v.nullable(open), (failed) => forgottenFrom(failed?.value)),
  /** The last settled intent. */
  settled: v.fallback(v.nullable(settled), null),
  /** The accepted payments of the last day that no reading has shown, and that a later one replaced as the last, oldest first. */
  earlier: v.fallback(v.array(answered), []),
  /** The online payment that was opened. */
  elsewhere: v.fallback(v.nullable(elsewhere), null),
  /** What was sent in the last day, oldest first: an answer finds its intent here, and a token its sendings. */
  sendings: v.fallback(v.array(sent), []),
  /** The debts of the last day that were shown as paid. A reading that goes back shows one of them again. */
  past: v.fallback(v.array(pastDebt), []),
  /** When an intent was settled last. Figures that were read before are outdated. */
  settledAt: v.fallback(v.number(), UNREADABLE_TIME),
});

/** Reads a stored account. */
export const accountFrom = (stored: unknown): Account => v.parse(account, Object(stored));

export type OwedThen = Readonly<v.InferOutput<typeof owedThen>>;
/** The debt of an order as the lender gives it. */
export type Owed = Omit<OwedThen, 'unbooked'>;
export type SentConfirmation = Readonly<v.InferOutput<typeof sentConfirmation>>;
export type SentPayment = Readonly<v.InferOutput<typeof sentPayment>>;
export type Sent = SentConfirmation | SentPayment;
export type OpenIntent = Readonly<v.InferOutput<typeof open>>;
export type SettledIntent = Readonly<v.InferOutput<typeof settled>>;
/** An intent that the lender's answer settled. */
export type AcceptedIntent = Extract<SettledIntent, { readonly sent: object }>;
export type OpenedElsewhere = Readonly<v.InferOutput<typeof elsewhere>>;
export type PastDebt = Readonly<v.InferOutput<typeof pastDebt>>;
export type Account = Readonly<v.InferOutput<typeof account>>;
export type Ledger = Readonly<Record<string, Account>>;

/** The order or product of an intent: the key of its account. */
export type Subject = `order ${string}` | `product ${string}`;
export const orderSubject = (orderId: string): Subject => `order ${orderId}`;
export const productSubject = (productId: string): Subject => `product ${productId}`;

export const emptyAccount: Account = {
  open: null,
  settled: null,
  earlier: [],
  elsewhere: null,
  sendings: [],
  past: [],
  settledAt: 0,
};

export type OpenState = OpenIntent['state'];
export type In<State extends OpenState> = Extract<OpenIntent, { readonly state: State }>;

/** Whether a request of the intent is under way in any tab. */
export const isBeingSent = ({ state }: OpenIntent): boolean =>
  state === 'sending' || state === 'resending' || state === 'sendingCode';

/** Whether the intent blocks every other one of its subject. */
export const isPending = (intent: OpenIntent): boolean =>
  isBeingSent(intent) || intent.state === 'unknown';

/** The payments that were sent under a token, oldest first. */
export const sentUnder = (
  { sendings }: Pick<Account, 'sendings'>,
  token: SentPayment['token'],
): readonly SentPayment[] =>
  sendings.filter((it): it is SentPayment => it.kind === 'card' && isSameEchoed(it.token, token));

/** The payments that were sent under a payment's token, oldest first; at least itself. */
export const underTokenOf = (
  account: Pick<Account, 'sendings'>,
  payment: SentPayment,
): readonly [SentPayment, ...SentPayment[]] => {
  const [first = payment, ...others] = sentUnder(account, payment.token);
  return [first, ...others];
};

/**
 * The payment of unknown outcome that the lender has (800005): its amount can be named and its code requested. Undefined
 * if sendings under its token differed: then it is not known which one the lender has.
 */
export function paymentAtLender(account: Account): SentPayment | undefined {
  const { open } = account;
  if (open?.state !== 'unknown' || !('isAtLender' in open) || !open.isAtLender) return undefined;
  const { sent } = open;
  return underTokenOf(account, sent).every((it) => isSamePayment(it, sent)) ? sent : undefined;
}

type PaidFor = Pick<SentPayment, 'amount' | 'couponId' | 'card'>;

/** Whether two payments are the same to the lender: card, amount and coupon. */
export const isSamePayment = (one: PaidFor, other: PaidFor): boolean =>
  one.amount === other.amount &&
  one.couponId === other.couponId &&
  one.card.mark === other.card.mark;
