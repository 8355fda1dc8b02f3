import { useDispatch } from 'react-redux';
import type { OrderKey } from '../order/api';
import { checkPayment } from './check';
import type { MoneyDispatch } from './flow';
import { orderSubject } from './subject';
import { useAccount } from './useAccount';

/** Where the payments of an order stand, and what became of them. */
export function usePaymentStanding({ productId, orderId = '' }: OrderKey) {
  const dispatch = useDispatch<MoneyDispatch>();
  return {
    ...useAccount(orderSubject(orderId)),
    check: () => dispatch(checkPayment({ productId, orderId })),
  };
}
