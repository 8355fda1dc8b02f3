import type { ComponentType } from 'react';
import { usePaymentWish } from './usePaymentWish';

/** Another payment is another screen: what a late answer says of the one before stays with that one. */
export function perPayment(Screen: ComponentType) {
  return function PerPayment() {
    const { orderId, amount, couponId } = usePaymentWish();
    return <Screen key={JSON.stringify([orderId, amount, couponId])} />;
  };
}
