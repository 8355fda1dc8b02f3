import { orSkip } from '../api/endpoint';
import { useAppDispatch } from '../store/hooks';
import { askForCode, enterCode } from './code';
import { payByCard, type PaymentWish } from './pay';
import { useRepaymentWayQuery } from './paymentApi';
import { type Departure, payOnline } from './payOnline';
import { usePaymentStanding } from './usePaymentStanding';
import type { BankCard } from './way';

/** The one face of paying: a screen says what it shows, and learns what stands in the way and what came of it. */
export function usePayment(given: Omit<PaymentWish, 'readAt'>) {
  const dispatch = useAppDispatch();
  const standing = usePaymentStanding(given);
  const { fulfilledTimeStamp } = useRepaymentWayQuery(
    orSkip(given.orderId && { orderId: given.orderId }),
  );
  const wish = { ...given, readAt: fulfilledTimeStamp ?? 0 };
  const { open } = standing;
  const isShown =
    open?.sent.kind === 'card' &&
    open.sent.amount === wish.amount &&
    open.sent.couponId === wish.couponId;
  const shown = isShown ? open : undefined;
  const { productId, orderId } = wish;
  const itself = { productId, orderId, id: shown?.sent.id };
  return {
    ...standing,
    /** The open payment, where it is the one that the screen shows: same amount and coupon. */
    shown,
    payByCard: (card: BankCard, isSecondStep = false) =>
      dispatch(payByCard({ ...wish, isSecondStep }, card)),
    payOnline: (departure: Departure, isSecondStep = false) =>
      dispatch(payOnline({ ...wish, isSecondStep }, departure)),
    enterCode: (code: string) => dispatch(enterCode(itself, code)),
    askForCode: (card: BankCard) => dispatch(askForCode(itself, card)),
  };
}
