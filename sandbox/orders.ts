import { DAY_MS, dayNumber, endOfDay } from './clock';
import {
  defaultLateCharge,
  extendedCosts,
  extensionFee,
  instalmentCosts,
  type LateCharge,
  penaltyFor,
} from './loanMath';
import type {
  Borrower,
  Instalment,
  Offer,
  Order,
  OrderStatus,
  Payment,
  PaymentKind,
  Product,
} from './model';
import { Refusal } from './refusal';

/** An amount that can be paid on an order now, in minor units. */
export interface Due {
  readonly kind: PaymentKind;
  readonly amount: number;
}

/** Creates an order with all instalments unpaid, before disbursement. */
export function createOrder(
  orderId: string,
  product: Product,
  confirmedAt: number,
  lateCharge: LateCharge = defaultLateCharge,
): Order {
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
      paid: 0,
      lateCharge,
      carriedPenalty: 0,
    })),
    stage: '151',
    disbursesAt: undefined,
    isExtendable: false,
    extension: undefined,
    payments: [],
    repayTokens: new Set(),
    rating: undefined,
    isRatingWanted: false,
    isInside: true,
    h5Url: '',
  };
}

/** Creates the order of a confirmed offer. Its disbursement follows within a day. */
export function orderOf(offer: Offer, now: number, lateCharge: LateCharge): Order {
  const order = createOrder(offer.orderId, offer.product, now, lateCharge);
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

/** Whether the borrower has received the money: before that nothing is owed. */
export const isDisbursedStatus = (status: OrderStatus): boolean =>
  ['174', '180', '200'].includes(status);

export function isRepayable(order: Order, now: number): boolean {
  return ['174', '180'].includes(statusOf(order, now));
}

export function canExtend(order: Order, now: number): boolean {
  return isRepayable(order, now) && order.isExtendable && !order.extension;
}

/** The first unpaid instalment. */
export function currentInstalment(order: Order): Instalment | undefined {
  return order.instalments.find(({ paidAt }) => paidAt === undefined);
}

/** The current penalty on an instalment, in minor units. */
export function penaltyOf(instalment: Instalment, now: number): number {
  const { lateCharge, costs, carriedPenalty } = instalment;
  return carriedPenalty + penaltyFor(lateCharge, costs.total, daysLate(instalment, now));
}

/** The current debt of an instalment, penalty included, in minor units. */
export function owedOn(instalment: Instalment, now: number): number {
  return instalment.costs.total + penaltyOf(instalment, now) - instalment.paid;
}

/** The payments that are possible now: the current instalment and, if offered, the extension. */
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

/** The new due date of the current instalment after an extension now. */
export function extendedDate(instalment: Instalment, now: number, days: number): number {
  return endOfDay(Math.max(instalment.dueAt, now), days);
}

/** The debt on the new due date after an extension now, in minor units. */
export function owedAfterExtension(instalment: Instalment, now: number, days: number): number {
  const { costs } = instalment;
  return owedOn(instalment, now) + extendedCosts(costs, days).total - costs.total;
}

/** Books a payment: reduces the debt, or moves the due date by `extensionDays`. The lender keeps an overpayment. */
export function book(order: Order, payment: Payment, extensionDays: number): void {
  order.payments.push(payment);
  if (payment.kind === '1') payInstalments(order, payment);
  else extend(order, payment, extensionDays);
}

/** Finds an order of this borrower. Throws `Refusal` for another borrower's order. */
export function findOrder(borrower: Borrower, orderId: string, productId?: string): Order {
  const order = borrower.orders.find((candidate) => candidate.orderId === orderId);
  if (!order || (productId !== undefined && order.product.productId !== productId)) {
    throw new Refusal('order');
  }
  return order;
}

/** Pays the first unpaid instalment. The rest of the amount goes to the next one. */
function payInstalments(order: Order, { amount, at }: Payment): void {
  let left = amount;
  for (const instalment of order.instalments.filter(({ paidAt }) => paidAt === undefined)) {
    const owed = owedOn(instalment, at);
    const part = Math.min(left, owed);
    instalment.paid += part;
    if (part === owed) instalment.paidAt = at;
    left -= part;
    if (left === 0) break;
  }
  if (!currentInstalment(order)) order.isRatingWanted = true;
}

function extend(order: Order, { amount, at }: Payment, days: number): void {
  const instalment = currentInstalment(order);
  if (!instalment) return;
  instalment.carriedPenalty = penaltyOf(instalment, at);
  instalment.costs = extendedCosts(instalment.costs, days);
  const from = instalment.dueAt;
  const to = extendedDate(instalment, at, days);
  order.extension = { fee: amount, paidAt: at, from, to };
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
