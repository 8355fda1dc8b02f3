import { useEffect, useEffectEvent, useState } from 'react';
import { usePendingPayment } from '@/domain/money';
import type { OrderKey } from '@/domain/orders';
import { useEnvironment } from '@/platform/environment';
import { useSeeBooked } from '@/shared';

/** The times of a payment in another app, in milliseconds (docs/reference/limits.md#times). */
export const OPENS_WITHIN_MS = 2_000;
export const ASK_EVERY_MS = 10_000;
export const ASK_FOR_MS = 120_000;

/** `asking`: the borrower has come back, and the lender is asked until it shows the payment. */
export type PaymentAppState = 'none' | 'notOpened' | 'asking';

/**
 * Watches an online payment in another app (docs/reference/screens.md#payment-way): whether an app has opened, and after
 * the borrower's return whether the payment has arrived. `isAppOpened`: this page has just opened one.
 */
export function usePaymentApp(order: OrderKey, isAppOpened: boolean): PaymentAppState {
  const { paymentSchemes } = useEnvironment();
  const { elsewhere, checkStatus } = usePendingPayment(order);
  const seeBooked = useSeeBooked();
  const [state, setState] = useState<PaymentAppState>('none');
  const id = paymentSchemes.length > 0 ? elsewhere?.id : undefined;

  const ask = useEffectEvent(async () => {
    const { finding } = await checkStatus();
    if (finding === 'done') seeBooked();
  });

  useEffect(() => {
    if (!id) return undefined;
    const opening = isAppOpened ? setTimeout(setState, OPENS_WITHIN_MS, 'notOpened') : undefined;
    let asking: ReturnType<typeof setInterval> | undefined;
    let ending: ReturnType<typeof setTimeout> | undefined;
    let askedAt = -Infinity;
    const stop = () => {
      clearInterval(asking);
      clearTimeout(ending);
      setState('none');
    };
    const askAgain = () => {
      // A hidden page waits: the borrower is in the other app.
      if (document.hidden || performance.now() - askedAt < ASK_EVERY_MS) return;
      askedAt = performance.now();
      void ask();
    };
    const look = () => {
      clearTimeout(opening);
      stop();
      if (document.hidden) return;
      setState('asking');
      askAgain();
      asking = setInterval(askAgain, ASK_EVERY_MS);
      ending = setTimeout(stop, ASK_FOR_MS);
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearTimeout(opening);
      stop();
    };
  }, [id, isAppOpened]);
  return state;
}
