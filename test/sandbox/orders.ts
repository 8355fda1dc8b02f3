import { DAY_MS, dayNumber, endOfDay } from './clock';
import { EXTENSION_DAYS, extensionFee, instalmentCosts, penaltyFor } from './loanMath';
import type {
  Borrower,
  Instalment,
  Offer,
  Order,
  OrderStatus,
  PaymentKind,
  Product,
} from './model';
import { Refusal } from './refusal';

/** What can be paid on an order now, in minor units. */
export interface Due {
  readonly kind: PaymentKind;
  readonly amount: number;
}

/** An order with all instalments ahead of it, and no money paid out yet. */
export function createOrder(orderId: string, product: Product, confirmedAt: number): Order {
  const { terms } = product;
  const step = Math.round(terms.days / terms.instalments);
  return {
    orderId,
    product,
    confirmedAt,
    instalments: instalmentCosts(terms).map((costs, index) => ({
      costs,
      dueAt: endOfDay(confirmedAt, step * (index + 1)),
      paidAt: undefined,
      carriedPenalty: 0,
    })),
    stage: '151',
    disbursesAt: undefined,
    isExtendable: false,
    extension: undefined,
    payments: [],
    rating: undefined,
    isRatingWanted: false,
    isInside: true,
    h5Url: '',
  };
}

/** The order that a confirmed offer becomes: its money arrives within a day. */
export function orderOf(offer: Offer, now: number): Order {
  const order = createOrder(offer.orderId, offer.product, now);
  order.disbursesAt = now + DAY_MS;
  order.isExtendable = true;
  return order;
}

export function statusOf(order: Order, now: number): OrderStatus {
  if (order.stage !== 'running' && !isDisbursed(order, now)) return order.stage;
  const instalment = currentInstalment(order);
  if (!instalment) return '200';
  return daysLate(instalment, now) > 0 ? '180' : '174';
}

export function isRepayable(order: Order, now: number): boolean {
  return ['174', '180'].includes(statusOf(order, now));
}

export function canExtend(order: Order, now: number): boolean {
  return isRepayable(order, now) && order.isExtendable && !order.extension;
}

/** The first instalment that is not paid. */
export function currentInstalment(order: Order): Instalment | undefined {
  return order.instalments.find(({ paidAt }) => paidAt === undefined);
}

/** The penalty on an instalment now, in minor units. */
export function penaltyOf(instalment: Instalment, now: number): number {
  return instalment.carriedPenalty + penaltyFor(instalment.costs.total, daysLate(instalment, now));
}

/** What an instalment comes to now, its penalty included. */
export function owedOn(instalment: Instalment, now: number): number {
  return instalment.costs.total + penaltyOf(instalment, now);
}

/** What can be paid now: the current instalment and, where it is offered, the extension. */
export function duesOf(order: Order, now: number): Due[] {
  const instalment = currentInstalment(order);
  if (!instalment || !isRepayable(order, now)) return [];
  const dues: Due[] = [{ kind: '1', amount: owedOn(instalment, now) }];
  if (canExtend(order, now)) dues.push({ kind: '2', amount: extensionFee(instalment.costs.total) });
  return dues;
}

export function dueOf(order: Order, kind: PaymentKind, now: number): Due {
  const due = duesOf(order, now).find((candidate) => candidate.kind === kind);
  if (due) return due;
  throw new Refusal(kind === '2' && isRepayable(order, now) ? 'noExtension' : 'notPayable');
}

/** The new date if the current instalment were extended now. */
export function extendedDate(instalment: Instalment, now: number): number {
  return endOfDay(Math.max(instalment.dueAt, now), EXTENSION_DAYS);
}

/** Money came in: the instalment is paid, or its date moves. */
export function settle(order: Order, kind: PaymentKind, now: number): void {
  const { amount } = dueOf(order, kind, now);
  const instalment = currentInstalment(order);
  if (!instalment) return;
  order.payments.push({ kind, amount, at: now });
  if (kind === '1') payInstalment(order, instalment, now);
  else extend(order, instalment, amount, now);
}

/** The borrower's own order; somebody else's does not exist for them. */
export function findOrder(borrower: Borrower, orderId: string, productId?: string): Order {
  const order = borrower.orders.find((candidate) => candidate.orderId === orderId);
  if (!order || (productId !== undefined && order.product.productId !== productId)) {
    throw new Refusal('order');
  }
  return order;
}

function payInstalment(order: Order, instalment: Instalment, now: number): void {
  instalment.paidAt = now;
  if (!currentInstalment(order)) order.isRatingWanted = true;
}

function extend(order: Order, instalment: Instalment, fee: number, now: number): void {
  instalment.carriedPenalty = penaltyOf(instalment, now);
  const from = instalment.dueAt;
  const to = extendedDate(instalment, now);
  order.extension = { fee, paidAt: now, from, to };
  for (const unpaid of order.instalments.filter(({ paidAt }) => paidAt === undefined)) {
    unpaid.dueAt += to - from;
  }
}

function isDisbursed(order: Order, now: number): boolean {
  return order.stage === '151' && order.disbursesAt !== undefined && now >= order.disbursesAt;
}

function daysLate(instalment: Instalment, now: number): number {
  return dayNumber(now) - dayNumber(instalment.dueAt);
}
