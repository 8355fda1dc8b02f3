import type { OrderKey } from '../order/api';
import { useAppDispatch } from '../store/hooks';
import { checkPayment } from './check';
import { orderSubject } from './subject';
import { useAccount } from './useAccount';

/** Where the payments of an order stand, and what became of them. */
export function usePaymentStanding({ productId, orderId = '' }: OrderKey) {
  const dispatch = useAppDispatch();
  return {
    ...useAccount(orderSubject(orderId)),
    check: () => dispatch(checkPayment({ productId, orderId })),
  };
}
