import type { OrderKey } from '../../loan-api/api';
import { useAppDispatch } from '../../store/hooks';
import { orderSubject } from '../ledger/intent';
import { checkPayment } from '../payments/checkPayment';
import { useAccount } from './useAccount';

/** Where the payments of an order stand, and what became of them. */
export function usePendingPayment({ productId, orderId = '' }: OrderKey) {
  const dispatch = useAppDispatch();
  return {
    ...useAccount(orderSubject(orderId)),
    check: () => dispatch(checkPayment({ productId, orderId })),
  };
}
