import type { ComponentType } from 'react';

import type { PaymentRequest } from '../../../domain/money/payments/cardPayment';
import { readAmount } from '../../../platform/navigation/parameters';
import { useAddressQuery, useSubject } from '../../../platform/navigation/useGo';

/** The payment that the screen's address names; the amount is empty where the address has none. */
export function usePaymentRequest(): Omit<PaymentRequest, 'readAt'> {
  const read = useAddressQuery();
  const { productId, orderId = '' } = useSubject();
  return { productId, orderId, amount: readAmount(read), couponId: read('couponId') || null };
}

/** Mounts the screen again for another payment, so that a late answer to the earlier payment is not shown. */
export function perPayment(Screen: ComponentType) {
  return function PerPayment() {
    const { orderId, amount, couponId } = usePaymentRequest();
    return <Screen key={JSON.stringify([orderId, amount, couponId])} />;
  };
}
