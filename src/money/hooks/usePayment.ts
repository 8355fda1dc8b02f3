import { orSkip } from '../../api/endpoint';
import { useAppDispatch } from '../../store/hooks';
import { payByCard, type PaymentRequest } from '../payments/payByCard';
import { useRepaymentWayQuery } from '../payments/paymentApi';
import type { BankCard } from '../payments/paymentWay';
import { type OnlinePaymentOptions, payOnline } from '../payments/payOnline';
import { askForCode, enterCode } from '../payments/smsCode';
import { usePendingPayment } from './useAccount';

/** The one face of paying: a screen says what it shows, and learns what stands in the way and what came of it. */
export function usePayment(given: Omit<PaymentRequest, 'readAt'>) {
  const dispatch = useAppDispatch();
  const standing = usePendingPayment(given);
  const { fulfilledTimeStamp } = useRepaymentWayQuery(
    orSkip(given.orderId && { orderId: given.orderId }),
  );
  const request = { ...given, readAt: fulfilledTimeStamp ?? 0 };
  const { open } = standing;
  const isShown =
    open?.sent.kind === 'card' &&
    open.sent.amount === request.amount &&
    open.sent.couponId === request.couponId;
  const shown = isShown ? open : undefined;
  const { productId, orderId } = request;
  const itself = { productId, orderId, id: shown?.sent.id };
  return {
    ...standing,
    /** The open payment, where it is the one that the screen shows: same amount and coupon. */
    shown,
    payByCard: (card: BankCard, isSecondStep = false) =>
      dispatch(payByCard({ ...request, isSecondStep }, card)),
    payOnline: (departure: OnlinePaymentOptions, isSecondStep = false) =>
      dispatch(payOnline({ ...request, isSecondStep }, departure)),
    enterCode: (code: string) => dispatch(enterCode(itself, code)),
    askForCode: (card: BankCard) => dispatch(askForCode(itself, card)),
  };
}
