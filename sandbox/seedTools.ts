import { DAY_MS } from './clock';
import type { LateCharge } from './loanMath';
import type { Identity, Offer, Order, Product, Records, Stage } from './model';
import { createOrder } from './orders';
import type { PhoneRule } from './telephone';
import type { Description } from './texts';

export interface SeedContext {
  readonly identity: Identity;
  /** The start of the lender, on its wall clock. */
  readonly now: number;
  /** The days by which an extension moves a due date. */
  readonly extensionDays: number;
  readonly lateCharge: LateCharge;
  /** The rule of the borrowers' telephones. */
  readonly phones: PhoneRule;
}

/** A named borrower: a description and the first records. */
export interface Seed {
  readonly description: Description;
  records(context: SeedContext): Partial<Records>;
}

const LOGOS = '/__sandbox__/images/logo';

/** 5,000.00 for 112 days, in four instalments. */
export function productOf({ productId }: Identity, terms: Partial<Product['terms']> = {}): Product {
  return {
    productId,
    name: 'Préstamo Ejemplo',
    logo: `${LOGOS}/ejemplo.svg`,
    terms: { principal: 500_000, days: 112, instalments: 4, coupon: 0, ...terms },
  };
}

/** A second product of the same borrower. */
export function secondProductOf({ productId }: Identity): Product {
  return {
    productId: `${productId}2`,
    name: 'Crédito Girasol',
    logo: `${LOGOS}/girasol.svg`,
    terms: { principal: 800_000, days: 182, instalments: 6, coupon: 0 },
  };
}

export function offerOf({ identity }: SeedContext, own: Partial<Offer> = {}): Offer {
  return {
    product: productOf(identity, { coupon: 20_000 }),
    orderId: identity.orderId,
    agreement: '/agony',
    isReloading: false,
    isTaken: false,
    ...own,
  };
}

/** The id of a further order of the same borrower. */
export function orderIdAt({ orderId }: Identity, index: number): string {
  return orderId.slice(0, -5) + String(index).padStart(5, '0');
}

/** An order before disbursement. */
export function waitingOrder({ identity, now }: SeedContext, stage: Stage): Order {
  const order = createOrder(identity.orderId, productOf(identity), now - DAY_MS / 4);
  order.stage = stage;
  return order;
}

interface RunningOptions {
  readonly orderId?: string;
  readonly product?: Product;
  /** Days from today to the current instalment's due date. Negative if it is overdue. */
  readonly dueInDays: number;
  /** Number of paid instalments. Default: all but one. */
  readonly paid?: number;
  readonly isExtendable?: boolean;
}

/** An order after disbursement, with at least one unpaid instalment. */
export function runningOrder({ identity, now }: SeedContext, options: RunningOptions): Order {
  const product = options.product ?? productOf(identity);
  const { days, instalments } = product.terms;
  const paid = options.paid ?? instalments - 1;
  const age = Math.round(days / instalments) * (paid + 1) - options.dueInDays;
  const orderId = options.orderId ?? identity.orderId;
  const order = createOrder(orderId, product, now - age * DAY_MS);
  order.stage = 'running';
  order.isExtendable = options.isExtendable ?? false;
  for (const instalment of order.instalments.slice(0, paid)) instalment.paidAt = instalment.dueAt;
  return order;
}

/** An order with all instalments paid, the last one the given number of days ago. */
export function settledOrder(
  context: SeedContext,
  own: Partial<Order> & { readonly daysAgo: number },
): Order {
  const { daysAgo, ...rest } = own;
  const paid = productOf(context.identity).terms.instalments;
  const order = runningOrder(context, { dueInDays: 28 - daysAgo, paid });
  return { ...order, ...rest };
}
