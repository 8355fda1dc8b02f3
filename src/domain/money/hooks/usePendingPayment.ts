import { type OrderKey, useAcceptance, useLoanDetailsQuery } from '@/domain/orders';
import { orSkip } from '@/platform/api';
import { useAppDispatch } from '@/platform/store';
import { orderSubject } from '../ledger/intent';
import { checkPayment } from '../payments/checkPayment';
import { useAccount } from './useAccount';

/**
 * The open payment of an order, and its check. The screen's own call can be refused, and an account is shown once a call has
 * succeeded, so the order is read, too, while there is one that is hidden, and where that is refused, `useAcceptance` asks.
 */
export function usePendingPayment({ productId, orderId = '' }: OrderKey) {
  const dispatch = useAppDispatch();
  const order = { productId, orderId };
  const account = useAccount(orderSubject(orderId));
  const { error } = useLoanDetailsQuery(orSkip(account.isHidden ? order : undefined));
  useAcceptance(account.isHidden && !!error);
  return {
    ...account,
    checkStatus: () => dispatch(checkPayment(order)),
  };
}
