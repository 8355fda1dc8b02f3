import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { PaymentRequest } from '@/domain/money';
import { parseAmount, useAddressQuery, useCurrentOrder } from '@/platform/navigation';
import { selectOpenedAt } from '@/platform/session';
import { useAppSelector } from '@/platform/store';

/**
 * The payment that the screen's address names; the amount is empty where the address has none. Its age travels with the
 * entry of the history; an address that brings none is as old as the document.
 */
export function usePaymentRequest(): PaymentRequest {
  const get = useAddressQuery();
  const { readAt } = Object(useLocation().state) as { readonly readAt?: unknown };
  const openedAt = useAppSelector(selectOpenedAt);
  const { productId, orderId = '' } = useCurrentOrder();
  return {
    productId,
    orderId,
    amount: parseAmount(get),
    couponId: get('couponId') || null,
    readAt: typeof readAt === 'number' ? readAt : openedAt,
  };
}

/** Mounts the screen again for another payment, so that a late answer to the earlier payment is not shown. */
export function perPayment(Screen: ComponentType) {
  return function PerPayment() {
    const { orderId, amount, couponId } = usePaymentRequest();
    return <Screen key={JSON.stringify([orderId, amount, couponId])} />;
  };
}
