import type { ComponentType } from 'react';
import { readAmount } from '../../../loan-api/instructionKey';
import type { PaymentRequest } from '../../../money/payments/cardPayment';
import { useAddressQuery } from '../../../navigation/useGo';
import { useSubject } from '../../../shared/hooks/useSubject';

/** What is to be paid, by the screen's own address: the amount is empty where the address names none. */
export function usePaymentRequest(): Omit<PaymentRequest, 'readAt'> {
  const read = useAddressQuery();
  const { productId, orderId = '' } = useSubject();
  return { productId, orderId, amount: readAmount(read), couponId: read('couponId') || null };
}

/** Mounts a screen anew for another payment: a late answer to the earlier payment shows nothing on it. */
export function perPayment(Screen: ComponentType) {
  return function PerPayment() {
    const { orderId, amount, couponId } = usePaymentRequest();
    return <Screen key={JSON.stringify([orderId, amount, couponId])} />;
  };
}
