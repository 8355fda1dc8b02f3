import { OrderStatus } from '../orders';
import type { AcceptedPayment } from './hooks/useAcceptedPayments';
import { type Account, isPending, type OpenedElsewhere, type OpenIntent } from './ledger/intent';

/** What a screen knows of an order. A part that it does not know is missing. */
export interface OrderNow {
  readonly status?: string | undefined;
  /** The lender takes a payment of it. */
  readonly canRepay: boolean;
  /** The due date is before today. */
  readonly isDayOver: boolean;
}

export interface Known {
  /** The account as a screen may show it. */
  readonly account: Pick<Account, 'open' | 'elsewhere'>;
  /** The payment that the lender accepted and does not show yet. */
  readonly accepted?: AcceptedPayment | undefined;
  readonly order?: OrderNow | undefined;
}

/** What stands first on the screens of an order (docs/reference/screens.md#what-is-so-now). */
export type OrderBanner =
  | { readonly is: 'unknown'; readonly intent: OpenIntent }
  | { readonly is: 'notBooked'; readonly payment: AcceptedPayment }
  | { readonly is: 'openedElsewhere'; readonly opened: OpenedElsewhere }
  | { readonly is: OrderState };

export type OrderState =
  | 'overdue'
  | 'due'
  | 'settled'
  | 'underReview'
  | 'disbursing'
  | 'awaiting'
  | 'rejected'
  | 'other';

const states: ReadonlyMap<string | undefined, OrderState> = new Map([
  [OrderStatus.settled, 'settled'],
  [OrderStatus.underReview, 'underReview'],
  [OrderStatus.disbursing, 'disbursing'],
  [OrderStatus.awaiting, 'awaiting'],
  [OrderStatus.rejected, 'rejected'],
]);

/**
 * The first of what is so now, by rank: a payment of unknown outcome, one that is not booked, one that was opened online,
 * then the order's own state. Undefined where nothing is known.
 */
export function bannerOf({ account, accepted, order }: Known): OrderBanner | undefined {
  const { open, elsewhere } = account;
  if (open && isPending(open)) return { is: 'unknown', intent: open };
  if (accepted) return { is: 'notBooked', payment: accepted };
  if (elsewhere) return { is: 'openedElsewhere', opened: elsewhere };
  return order && { is: stateOf(order) };
}

function stateOf({ status, canRepay, isDayOver }: OrderNow): OrderState {
  if (canRepay) return isDayOver ? 'overdue' : 'due';
  return states.get(status) ?? 'other';
}

/** Whether the control to pay is second in rank: a payment may be on its way. */
export const isPayingSecond = (banner: OrderBanner | undefined): boolean =>
  banner !== undefined && payments.has(banner.is);

const payments: ReadonlySet<OrderBanner['is']> = new Set([
  'unknown',
  'notBooked',
  'openedElsewhere',
]);
