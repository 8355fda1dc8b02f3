import { useEffect, useState } from 'react';
import { useLoanDetailConfirmQuery } from '@/domain/orders';
import { useEnvironment } from '@/platform/environment';
import { useCurrentOrder, useGo, useLeave } from '@/platform/navigation';
import { useAppDispatch, useAppSelector } from '@/platform/store';
import { useOpenOrders, useSessionParameters } from '@/shared';
import { selectAgreementTick, selectConfirmedAddress } from '../slice';
import { agreementTicked } from '../slice';

/** The delay before the figures are read again, in milliseconds (docs/reference/limits.md#times). */
export const RELOAD_AFTER_MS = 5_500;

/** Reads the confirmation; twice while the lender is preparing it. */
export function useConfirmationQuery() {
  const { productId } = useCurrentOrder();
  const [isSecondReading, setSecondReading] = useState(false);
  const query = useLoanDetailConfirmQuery({ productId, ...(isSecondReading && { isType: 1 }) });
  const isBeingPrepared = !isSecondReading && !!query.currentData?.isBeingPrepared;

  useEffect(() => {
    if (!isBeingPrepared) return undefined;
    const timer = setTimeout(() => {
      setSecondReading(true);
    }, RELOAD_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isBeingPrepared]);

  // The first figures stay behind the dialog until the second read has answered.
  const isReloading =
    isBeingPrepared || (isSecondReading && query.isFetching && !query.currentData);
  return { ...query, isReloading, isSecondReading };
}

/** Opens the address in a confirmation's answer, unless the gate refuses it. */
export function useFollowConfirmed() {
  const leave = useLeave();
  const session = useSessionParameters();
  return (address: string) =>
    leave(address, { session, parameters: { from: 'confirm' }, replaces: true });
}

/** The tick of the agreement: at first as the environment says. The borrower's choice lasts until the page is closed. */
export function useAgreementTick() {
  const dispatch = useAppDispatch();
  const { productId = '' } = useCurrentOrder();
  const { agreementTicked: isTickedAtFirst } = useEnvironment();
  const choice = useAppSelector((state) => selectAgreementTick(state, productId));
  const isTicked = choice ?? isTickedAtFirst;
  const tick = (isOn: boolean) => {
    dispatch(agreementTicked({ productId, isOn }));
  };
  return { isTicked, tick };
}

/**
 * Opens a confirmed loan: the answered address, otherwise the loan detail. The order of a new loan is often not known here:
 * then the native app shows its orders.
 */
export function useSeeConfirmed() {
  const { productId = '', orderId } = useCurrentOrder();
  const address = useAppSelector((state) => selectConfirmedAddress(state, productId));
  const follow = useFollowConfirmed();
  const go = useGo();
  const openOrders = useOpenOrders();
  return () => {
    if (address && follow(address).ok) return;
    if (orderId) go('loanDetailUrl', { ...(productId && { productId }), orderId });
    else openOrders();
  };
}
