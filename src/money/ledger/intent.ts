import * as v from 'valibot';

/**
 * What was sent, what it was for, and where it stands (docs/reference/money.md#an-intent-says-what-it-pays). The schemas are what is
 * kept on the device, and the types are made of them: a state that the rules do not name cannot be written down.
 * Money is an integer in minor units, as text; times are epoch milliseconds.
 */

const minorUnits = v.pipe(v.string(), v.regex(/^\d{1,15}$/));
/** Only ever sent back: it keeps the type in which it came. */
const echoed = v.union([v.string(), v.number()]);

/** What was owed when something left, and how much had been accepted by then that the lender had not booked. */
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
});

const sentPayment = v.object({
  kind: v.literal('card'),
  ...sending,
  /** The id that the lender sees: a payment that is repeated after 'undone' keeps it. Earlier releases kept none. */
  intentId: v.optional(v.string()),
  couponId: v.nullable(v.string()),
  /** A digest of the lender's id for it, and a name to be read: never the card's number. */
  card: v.object({ mark: v.string(), name: v.string() }),
  token: echoed,
  owed: owedThen,
});

const sent = v.variant('kind', [sentConfirmation, sentPayment]);

/** What stood open in an account that cannot be read any more: it locks, and what was owed is not known. */
const forgotten = v.object({ kind: v.literal('forgotten'), id: v.string(), leftAt: v.number() });

const awaitedCode = v.object({ record: echoed, since: v.number(), sentAt: v.number() });

const open = v.union([
  /** Being sent. `first`: the payment that this one repeats after 'undone'; else itself. */
  v.object({ state: v.literal('sending'), sent: sentPayment, first: sentPayment }),
  v.object({ state: v.literal('sending'), sent: sentConfirmation }),
  /** Waits for the code of the SMS, also while another code is asked for. */
  v.object({ state: v.literal('waitsForCode'), sent: sentPayment, code: awaitedCode }),
  v.object({ state: v.literal('sendingCode'), sent: sentPayment, code: awaitedCode }),
  /** Its outcome is unknown. `isThere`: the lender said that it has it, so its code can be asked for. */
  v.object({
    state: v.literal('unknown'),
    sent: sentPayment,
    first: sentPayment,
    isThere: v.boolean(),
  }),
  /** `isOnOffer`: the last check found the same loan on offer, so the borrower may unlock it. */
  v.object({ state: v.literal('unknown'), sent: sentConfirmation, isOnOffer: v.boolean() }),
  v.object({ state: v.literal('unknown'), sent: forgotten }),
  /** Was not carried out; for a day the next payment of the order carries the first one's token. */
  v.object({ state: v.literal('undone'), sent: sentPayment, first: sentPayment }),
]);

const settled = v.union([
  /** The lender accepted it; `doneNotBooked` until its figures show it. */
  v.object({ state: v.picklist(['doneNotBooked', 'done']), sent, doneAt: v.number() }),
  /** A reading showed that a payment of the order is booked: which one, it does not say. */
  v.object({ state: v.literal('done'), sent: v.null(), doneAt: v.number() }),
]);

const elsewhere = v.object({ ...sending, owed: owedThen });

/** Of one order, or of one product to be confirmed: what stands, what was done last, what was opened elsewhere. */
const account = v.object({
  open: v.nullable(open),
  settled: v.nullable(settled),
  elsewhere: v.nullable(elsewhere),
  /** When something of it was settled last: figures that were read before are old. */
  settledAt: v.number(),
});

/** The last moment there is: a time in the future counts as now, once. */
const UNREADABLE_TIME = 8.64e15;

/** Reads a stored account. A part that cannot be read is dropped; an unreadable open intent still locks its subject. */
export function accountFrom(stored: unknown): Account | undefined {
  if (typeof stored !== 'object' || !stored) return undefined;
  const parts: Partial<Record<keyof Account, unknown>> = stored;
  const reading = v.safeParse(account.entries.open, parts.open);
  return {
    open: reading.success ? reading.output : { state: 'unknown', sent: forgottenFrom(parts.open) },
    settled: v.parse(v.fallback(account.entries.settled, null), parts.settled),
    elsewhere: v.parse(v.fallback(account.entries.elsewhere, null), parts.elsewhere),
    settledAt: v.parse(v.fallback(account.entries.settledAt, UNREADABLE_TIME), parts.settledAt),
  };
}

function forgottenFrom(lost: unknown) {
  const { sent: known } = Object(lost) as { readonly sent?: { readonly leftAt?: unknown } };
  const leftAt = Number(known?.leftAt) || UNREADABLE_TIME;
  return { kind: 'forgotten', id: 'forgotten', leftAt } as const;
}

export type OwedThen = Readonly<v.InferOutput<typeof owedThen>>;
/** What the lender says that an order owes. */
export type Owed = Omit<OwedThen, 'unbooked'>;
export type SentConfirmation = Readonly<v.InferOutput<typeof sentConfirmation>>;
export type SentPayment = Readonly<v.InferOutput<typeof sentPayment>>;
export type Sent = SentConfirmation | SentPayment;
export type OpenIntent = Readonly<v.InferOutput<typeof open>>;
export type SettledIntent = Readonly<v.InferOutput<typeof settled>>;
/** One that the lender's own answer settled. */
export type AcceptedIntent = Extract<SettledIntent, { readonly sent: object }>;
export type OpenedElsewhere = Readonly<v.InferOutput<typeof elsewhere>>;
export type Account = Readonly<v.InferOutput<typeof account>>;
export type Ledger = Readonly<Record<string, Account>>;

/** The order, or the product, that an intent is about: the key of its account. */
export type Subject = `order ${string}` | `product ${string}`;
export const orderSubject = (orderId: string): Subject => `order ${orderId}`;
export const productSubject = (productId: string): Subject => `product ${productId}`;

export const emptyAccount: Account = { open: null, settled: null, elsewhere: null, settledAt: 0 };

export type OpenState = OpenIntent['state'];
export type In<State extends OpenState> = Extract<OpenIntent, { readonly state: State }>;

/** A request of it is under way, in this tab or in another one. */
export const isBeingSent = ({ state }: OpenIntent): boolean =>
  state === 'sending' || state === 'sendingCode';

/** Nothing else may pay the same order meanwhile. */
export const isPending = (intent: OpenIntent): boolean =>
  isBeingSent(intent) || intent.state === 'unknown';

/** Its code can be asked for: it waits for one, or the lender said that it has the payment. */
export const canAskForCode = (intent: OpenIntent): boolean =>
  intent.state === 'waitsForCode' || ('isThere' in intent && intent.isThere);

type PaidFor = Pick<SentPayment, 'amount' | 'couponId' | 'card'>;

/** Whether two payments are the same to the lender: card, amount and coupon. */
export const isSamePayment = (one: PaidFor, other: PaidFor): boolean =>
  one.amount === other.amount &&
  one.couponId === other.couponId &&
  one.card.mark === other.card.mark;
