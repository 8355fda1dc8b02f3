import { useEffect, useState } from 'react';
import { useEnvironment } from '../../environment/EnvironmentContext';
import { useLoanDetailConfirmQuery } from '../../loan-api/confirmation';
import { useLeave } from '../../navigation/leave';
import { useGo } from '../../navigation/useGo';
import { useSessionParameters } from '../../shared/hooks/useSessionParameters';
import { useSubject } from '../../shared/hooks/useSubject';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectAgreementTick, selectConfirmedAddress } from './selectors';
import { agreementTicked } from './slice';

/** How long the reloading modal shows before the figures are read again, in milliseconds (docs/reference/limits.md#times). */
export const RELOAD_AFTER_MS = 5_500;

/** Reads the confirmation, twice when the lender is still preparing it. */
export function useConfirmationReading() {
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

  // The first reading's figures stay in sight, behind the modal, until the second one's are there.
  const isReloading =
    isBeingPrepared || (isSecondReading && query.isFetching && !query.currentData);
  return { ...query, isReloading, isSecondReading };
}

/** Leads to what a confirmation answered, unless the gate refuses the address. */
export function useFollowConfirmed() {
  const leave = useLeave();
  const session = useSessionParameters();
  return (address: string) =>
    leave(address, { session, marks: { from: 'confirm' }, replaces: true });
}

/** The agreement's tick: at first as the environment says, then as the borrower leaves it for the visit. */
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

/** Where a confirmed loan can be seen: the answered address, else the loan detail. */
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
