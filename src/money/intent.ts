import * as v from 'valibot';

/**
 * What was sent, what it was for, and where it stands (docs/reference/money.md#an-intent-says-what-it-pays). The schemas are what is
 * kept on the device, and the types are made of them: a state that the rules do not name cannot be written down.
 * Money is an integer in minor units, as text; times are epoch milliseconds.
 */

const minorUnits = v.pipe(v.string(), v.regex(/^\d{1,15}$/));
/** Only ever sent back: it keeps the type in which it came. */
const echoed = v.union([v.string(), v.number()]);

/** What the lender says that an order owes. */
const owed = v.object({ amount: minorUnits, date: v.string() });

const sending = { id: v.string(), leftAt: v.number(), amount: minorUnits };

const sentConfirmation = v.object({
  kind: v.literal('confirmation'),
  ...sending,
  /** Sent back as it came. */
  amount: v.string(),
  periods: v.string(),
  termUnit: v.string(),
  productName: v.string(),
  /** The figures came from the second reading of a loan that was being prepared. */
  isSecondReading: v.boolean(),
});

const sentPayment = v.object({
  kind: v.literal('card'),
  ...sending,
  couponId: v.nullable(v.string()),
  /** A digest of the lender's id for it, and a name to be read: never the card's number. */
  card: v.object({ mark: v.string(), name: v.string() }),
  token: echoed,
  /** When it left. */
  owed,
});

const sent = v.variant('kind', [sentConfirmation, sentPayment]);

/** What an account that cannot be read any more is known by: it locks, and nobody remembers what was owed. */
const forgotten = v.object({ kind: v.literal('forgotten'), id: v.string(), leftAt: v.number() });

const awaitedCode = v.object({ record: echoed, since: v.number(), sentAt: v.number() });

const open = v.union([
  /** On its way. `first`: the payment that this one repeats after it was found undone; else itself. */
  v.object({ state: v.literal('sending'), sent: sentPayment, first: sentPayment }),
  v.object({ state: v.literal('sending'), sent: sentConfirmation }),
  /** Waits for the code of the SMS: no money moves. */
  v.object({ state: v.literal('waitsForCode'), sent: sentPayment, code: awaitedCode }),
  /** A new code is being asked for; without `code` it was unknown before, and will be again. */
  v.object({
    state: v.literal('askingForCode'),
    sent: sentPayment,
    code: v.nullable(awaitedCode),
  }),
  v.object({ state: v.literal('sendingCode'), sent: sentPayment, code: awaitedCode }),
  /** Nobody here knows. `isThere`: the lender said that it has it, so its code can be asked for. */
  v.object({
    state: v.literal('unknown'),
    sent: sentPayment,
    first: sentPayment,
    isThere: v.boolean(),
  }),
  v.object({ state: v.literal('unknown'), sent: v.union([sentConfirmation, forgotten]) }),
  /** Was not carried out; whatever pays this order next carries the first one's token. */
  v.object({ state: v.literal('undone'), sent: sentPayment, first: sentPayment }),
]);

const settled = v.object({
  /** `doneNotBooked`: the lender said yes, and still showed what was owed before. */
  state: v.picklist(['doneNotBooked', 'done']),
  sent,
  doneAt: v.number(),
  /** The lender's answer, or only a later reading: that a payment of the order is booked. */
  isByReading: v.boolean(),
});

const elsewhere = v.object({
  state: v.literal('openedElsewhere'),
  ...sending,
  owed,
});

/** Of one order, or of one product to be confirmed: what stands, what was done last, what was opened elsewhere. */
export const AccountSchema = v.object({
  open: v.nullable(open),
  settled: v.nullable(settled),
  elsewhere: v.nullable(elsewhere),
  /** When something of it was settled last: figures that were read before are old. */
  settledAt: v.number(),
});

export type Owed = Readonly<v.InferOutput<typeof owed>>;
export type SentConfirmation = Readonly<v.InferOutput<typeof sentConfirmation>>;
export type SentPayment = Readonly<v.InferOutput<typeof sentPayment>>;
export type Sent = SentConfirmation | SentPayment;
export type AwaitedCode = Readonly<v.InferOutput<typeof awaitedCode>>;
export type OpenIntent = Readonly<v.InferOutput<typeof open>>;
export type SettledIntent = Readonly<v.InferOutput<typeof settled>>;
export type OpenedElsewhere = Readonly<v.InferOutput<typeof elsewhere>>;
export type Account = Readonly<v.InferOutput<typeof AccountSchema>>;
export type Ledger = Readonly<Record<string, Account>>;

/** The order, or the product, that an intent is about: the key of its account. */
export type Subject = `order ${string}` | `product ${string}`;

export const emptyAccount: Account = { open: null, settled: null, elsewhere: null, settledAt: 0 };

export type OpenState = OpenIntent['state'];
export type In<State extends OpenState> = Extract<OpenIntent, { readonly state: State }>;

const ON_THE_WAY: readonly OpenState[] = ['sending', 'askingForCode', 'sendingCode'];

/** A request of it is under way, in this tab or in another one. */
export const isOnTheWay = ({ state }: OpenIntent): boolean => ON_THE_WAY.includes(state);

/** Nothing else may pay the same order meanwhile. */
export const isInTheWay = (intent: OpenIntent): boolean =>
  isOnTheWay(intent) || intent.state === 'unknown';

/** Whether two payments are the same to the lender: card, amount and coupon. */
export const isSamePayment = (one: PaidFor, other: PaidFor): boolean =>
  one.amount === other.amount &&
  one.couponId === other.couponId &&
  one.card.mark === other.card.mark;

type PaidFor = Pick<SentPayment, 'amount' | 'couponId' | 'card'>;
