import { useSubject } from '../../../borrower/useSubject';
import type { PaymentWish } from '../../../money/pay';
import { useAddressQuery } from '../../../navigation/useAddressQuery';
import { readAmount } from '../../../order/instructionKey';

/** What is to be paid, by the screen's own address: the amount is empty where it names none. */
export function usePaymentWish(): Omit<PaymentWish, 'readAt'> {
  const read = useAddressQuery();
  const { productId, orderId = '' } = useSubject();
  return { productId, orderId, amount: readAmount(read), couponId: read('couponId') || null };
}
