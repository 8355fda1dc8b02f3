import { type OrderKey, useAcceptance, useLoanDetailsQuery } from '@/domain/orders';
import { orSkip } from '@/platform/api';
import { useAppDispatch } from '@/platform/store';
import { orderSubject } from '../ledger/intent';
import { askForCode, enterCode, payByCard, type PaymentRequest } from '../payments/cardPayment';
import { checkPayment } from '../payments/checkPayment';
import type { BankCard } from '../payments/paymentApi';
import { type OnlinePaymentOptions, payOnline } from '../payments/payOnline';
import { useAccount } from './useAccount';

/**
 * The open payment of an order, and its check. The screen's own call can be refused, and an account is shown once a call has
 * succeeded, so the order is read, too, while there is one that is hidden, and where that is refused, `useAcceptance` asks.
 */
export function usePendingPayment({ productId, orderId = '' }: OrderKey) {
  const dispatch = useAppDispatch();
  const order = { productId, orderId };
  const account = useAccount(orderSubject(orderId));
  const { error } = useLoanDetailsQuery(orSkip(account.isHidden ? order : undefined));
  useAcceptance(account.isHidden && !!error);
  return {
    ...account,
    check: () => dispatch(checkPayment(order)),
  };
}

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
