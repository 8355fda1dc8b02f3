import { skipToken } from '@reduxjs/toolkit/query';
import { useDispatch } from 'react-redux';
import { askForCode, enterCode } from './code';
import type { MoneyDispatch } from './flow';
import { payByCard, type PaymentWish } from './pay';
import { useRepaymentWayQuery } from './paymentApi';
import { payOnline, type Departure } from './payOnline';
import { usePaymentStanding } from './usePaymentStanding';
import type { BankCard } from './way';

/** The one face of paying: a screen says what it shows, and learns what stands in the way and what came of it. */
export function usePayment(given: Omit<PaymentWish, 'readAt'>) {
  const dispatch = useDispatch<MoneyDispatch>();
  const standing = usePaymentStanding(given);
  const { fulfilledTimeStamp, refetch } = useRepaymentWayQuery(
    given.orderId ? { orderId: given.orderId } : skipToken,
  );
  const wish = { ...given, readAt: fulfilledTimeStamp ?? 0 };
  const { open } = standing;
  const isShown =
    open?.sent.kind === 'card' &&
    open.sent.amount === wish.amount &&
    open.sent.couponId === wish.couponId;
  return {
    ...standing,
    /** The open payment, where it is the one that the screen shows: same amount and coupon. */
    shown: isShown ? open : undefined,
    /** Reads anew what the screen shows. */
    readAgain: () => void refetch(),
    payByCard: (card: BankCard, isSecondStep = false) =>
      dispatch(payByCard({ ...wish, isSecondStep }, card)),
    payOnline: (departure: Departure, isSecondStep = false) =>
      dispatch(payOnline({ ...wish, isSecondStep }, departure)),
    enterCode: (code: string) => dispatch(enterCode(wish.orderId, code)),
    askForCode: (card: BankCard) => dispatch(askForCode(wish.orderId, card)),
  };
}
