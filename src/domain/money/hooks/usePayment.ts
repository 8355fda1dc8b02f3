import { useAppDispatch } from '@/platform/store';
import { askForCode, enterCode, payByCard, type PaymentRequest } from '../payments/cardPayment';
import type { BankCard } from '../payments/paymentApi';
import { type OnlinePaymentOptions, payOnline } from '../payments/payOnline';
import { usePendingPayment } from './usePendingPayment';

/** Pays the amount on a screen, and gives the state of the order's payments. */
export function usePayment(request: PaymentRequest) {
  const dispatch = useAppDispatch();
  const pending = usePendingPayment(request);
  const { productId, orderId, amount, couponId } = request;
  const { open } = pending;
  const isShown =
    open?.sent.kind === 'card' && open.sent.amount === amount && open.sent.couponId === couponId;
  const shown = isShown ? open : undefined;
  const shownPayment = { productId, orderId, id: shown?.sent.id };
  return {
    ...pending,
    /** The open payment if it has the amount and coupon of the screen. */
    shown,
    payByCard: (card: BankCard, isSecondStep = false) =>
      dispatch(payByCard({ ...request, isSecondStep }, card)),
    payOnline: (options: OnlinePaymentOptions, isSecondStep = false) =>
      dispatch(payOnline({ ...request, isSecondStep }, options)),
    enterCode: (code: string) => dispatch(enterCode(shownPayment, code)),
    askForCode: (card: BankCard) => dispatch(askForCode(shownPayment, card)),
  };
}
