import type { AcceptedWrite } from './ledger';
import type { Borrower, Order, PaymentKind, PaymentVia } from './model';
import { book, type Due, dueOf, findOrder, isRepayable, statusOf } from './orders';
import { Refusal } from './refusal';
import type { LenderState } from './state';

export interface ShopPayment {
  readonly orderId: string;
  /** `1` (default): the instalment. `2`: the extension. */
  readonly requestType?: PaymentKind | number;
  /** A part of the debt, in minor units. Default: the whole debt. */
  readonly amount?: number;
}

/** A payment before it is booked. */
interface Incoming {
  readonly borrower: Borrower;
  readonly order: Order;
  readonly kind: PaymentKind;
  /** In minor units. */
  readonly amount: number;
  readonly via: PaymentVia;
  readonly repayToken?: string;
}

/** Accepts a payment. The payment is booked at once, or later if booking is delayed. */
export function acceptPayment(lender: LenderState, incoming: Incoming): void {
  const { borrower, order, kind, amount, via, repayToken } = incoming;
  const at = lender.wallTime();
  lender.ledger.accept(
    {
      kind: 'payment',
      borrower: borrower.name,
      productId: order.product.productId,
      orderId: order.orderId,
      amount,
      via,
      ...(repayToken !== undefined && { repayToken }),
      at: lender.clock.now(),
    },
    () => {
      book(order, { kind, amount, at }, lender.environment.extensionDays);
    },
  );
}

/** Checks the amount of a card or online payment. It must not exceed the debt. Throws `Refusal`. */
export function checkAmount(order: Order, amount: number, now: number): void {
  if (!isRepayable(order, now)) throw new Refusal('notPayable');
  if (amount > dueOf(order, '1', now).amount) throw new Refusal('amount');
}

/** Checks the amount of a reference: the whole debt, or a part where the lender takes parts. Throws `Refusal`. */
export function checkReference({ environment }: LenderState, due: Due, amount: number): void {
  const { partialPayment } = environment;
  const isPart = due.kind === '1' && partialPayment && amount >= partialPayment.min;
  if (amount !== due.amount && !(isPart && amount < due.amount)) throw new Refusal('amount');
}

/** Pays an order's reference in a shop. Returns the order's new status. */
export function payInShop(
  lender: LenderState,
  { orderId, requestType = '1', amount: part }: ShopPayment,
): string {
  const kind = String(requestType);
  if (kind !== '1' && kind !== '2') throw new RangeError('requestType is 1 or 2');
  const now = lender.wallTime();
  lender.ledger.bookUntil(lender.clock.now());
  const borrower = lender.borrowers.findByOrder(orderId);
  if (!borrower) throw new RangeError(`No such order: ${orderId}`);
  const order = findOrder(borrower, orderId);
  const due = dueOf(order, kind, now).amount;
  const amount = part ?? due;
  if (amount > due) throw new RangeError(`The amount exceeds the debt of ${due}`);
  acceptPayment(lender, { borrower, order, kind, amount, via: 'shop' });
  return statusOf(order, now);
}

/** The accepted writes, after booking of those that are due. */
export function acceptedBy({ ledger, clock }: LenderState): readonly AcceptedWrite[] {
  ledger.bookUntil(clock.now());
  return ledger.accepted();
}
