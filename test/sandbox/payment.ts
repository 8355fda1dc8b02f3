import type { PaymentKind } from './model';
import { findOrder, settle, statusOf } from './orders';
import type { LenderState } from './state';

export interface ShopPayment {
  readonly orderId: string;
  /** `1` (the default) the instalment, `2` the extension. */
  readonly requestType?: PaymentKind | number;
}

/** Somebody pays an order's reference in a shop; answers with the order's new status. */
export function payInShop(
  lender: LenderState,
  { orderId, requestType = '1' }: ShopPayment,
): string {
  const kind = String(requestType);
  if (kind !== '1' && kind !== '2') throw new RangeError('requestType is 1 or 2');
  const borrower = lender.borrowers.findByOrder(orderId);
  if (!borrower) throw new RangeError(`No such order: ${orderId}`);
  const order = findOrder(borrower, orderId);
  settle(order, kind, lender.clock.now());
  return statusOf(order, lender.clock.now());
}
