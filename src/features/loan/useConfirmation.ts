import { useEffect, useState } from 'react';
import { useEnvironment } from '../../platform/environment/EnvironmentContext';
import { useLoanDetailConfirmQuery } from '../../domain/orders/confirmation';
import { useLeave } from '../../platform/navigation/leave';
import { useGo, useSubject } from '../../platform/navigation/useGo';
import { useSessionParameters } from '../../shared/hooks/useLaunch';
import { useAppDispatch, useAppSelector } from '../../app/store/hooks';
import { selectAgreementTick, selectConfirmedAddress } from './selectors';
import { agreementTicked } from './slice';

/** The delay before the figures are read again, in milliseconds (docs/reference/limits.md#times). */
export const RELOAD_AFTER_MS = 5_500;

/** Reads the confirmation; twice while the lender is preparing it. */
export function useConfirmationQuery() {
  const { productId } = useSubject();
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
  const { productId = '' } = useSubject();
  const { agreementTicked: isTickedAtFirst } = useEnvironment();
  const choice = useAppSelector((state) => selectAgreementTick(state, productId));
  const isTicked = choice ?? isTickedAtFirst;
  const tick = (isOn: boolean) => {
    dispatch(agreementTicked({ productId, isOn }));
  };
  return { isTicked, tick };
}

/** Opens a confirmed loan: the answered address, otherwise the loan detail. */
export function useSeeConfirmed() {
  const address = useAppSelector(selectConfirmedAddress);
  const follow = useFollowConfirmed();
  const go = useGo();
  const { productId, orderId } = useSubject();
  return () => {
    if (follow(address).ok) return;
    go('loanDetailUrl', { ...(productId && { productId }), ...(orderId && { orderId }) });
  };
}
