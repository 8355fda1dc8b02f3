import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { intentOf } from '../../api/intent';
import { useWrite } from '../../api/useWrite';
import { selectWrite, writeReleased } from '../../api/writes';
import { useBridge } from '../../native/BridgeContext';
import { useLeave } from '../../navigation/LeaveContext';
import { useGo } from '../../navigation/useGo';
import { useIsMounted } from '../../borrower/useIsMounted';
import { useSessionParameters } from '../../borrower/useSessionParameters';
import { useSubject } from '../../borrower/useSubject';
import { useToast } from '../../borrower/useToast';
import { loanApi, useLoanDetailConfirmQuery } from './api';
import type { Confirmation } from './model';
import {
  agreementTicked,
  confirmationOpened,
  confirmationSent,
  selectConfirmedAddress,
  selectIsAgreementTicked,
  selectSentProduct,
} from './slice';

/** How long the reloading modal shows before the figures are read again, in milliseconds (spec, section 4). */
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
  return { ...query, isReloading };
}

/** Sends a confirmation once, and follows where its answer leads. */
export function useConfirmation(loan: Confirmation | undefined) {
  const { productId } = useSubject();
  const bridge = useBridge();
  const follow = useFollowConfirmed();
  const push = useWrite(loanApi.endpoints.loanDetailPush, { productId });
  const isMounted = useIsMounted();
  const store = useStore<Parameters<typeof selectWrite>[0]>();
  const { t } = useLingui();
  const toast = useToast();

  const confirm = async () => {
    // Asked at the moment of the tap: two taps in one task are one burial point, too.
    if (!loan || selectWrite(store.getState(), intentOf('loanDetailPush', { productId }))) return;
    // It is reported when it fails; it never stops a confirmation (contract, section 5).
    bridge.confirmBurialPoint(productId ?? '');
    const { amount, periods, termUnit } = loan;
    store.dispatch(confirmationSent(loan.productName));
    const result = await push.send({ amount, periods, termUnit, productId });
    // Who has left the screen meanwhile is not pulled away from where they are now.
    if (!result || result.error || !isMounted.current) return;
    if (!follow(result.data?.lendDetailsUrl ?? '').ok) {
      toast('error', t`The next page's address is not one of the lender's. It was not opened.`);
    }
  };
  return { status: push.status, confirm };
}

/** Leads to what a confirmation answered, unless the gate refuses the address. */
function useFollowConfirmed() {
  const leave = useLeave();
  const session = useSessionParameters();
  return (address: string) =>
    leave(address, { session, marks: { from: 'confirm' }, replaces: true });
}

/** Asks the server whether a confirmation of unknown outcome was carried out (contract, section 9). */
export function useConfirmationCheck(known: Confirmation | undefined) {
  const { productId } = useSubject();
  const dispatch = useDispatch();
  const sentProduct = useSelector(selectSentProduct) || known?.productName;
  const [read] = loanApi.endpoints.loanDetailConfirm.useLazyQuery();
  return async (): Promise<'undone' | 'unclear'> => {
    const { data, isSuccess } = await read({ productId });
    // The same loan is still offered: it has not been confirmed.
    const isUndone = isSuccess && (!sentProduct || data.productName === sentProduct);
    if (!isUndone) return 'unclear';
    dispatch(writeReleased(intentOf('loanDetailPush', { productId })));
    return 'undone';
  };
}

/** The agreement's tick: on whenever the screen is opened. */
export function useAgreementTick() {
  const dispatch = useDispatch();
  const isTicked = useSelector(selectIsAgreementTicked);
  useEffect(() => {
    dispatch(confirmationOpened());
  }, [dispatch]);
  const tick = (isOn: boolean) => {
    dispatch(agreementTicked(isOn));
  };
  return { isTicked, tick };
}

/** Where a confirmed loan can be seen: the answered address, else the loan detail. */
export function useSeeConfirmed() {
  const address = useSelector(selectConfirmedAddress);
  const follow = useFollowConfirmed();
  const go = useGo();
  const { productId, orderId } = useSubject();
  return () => {
    if (follow(address).ok) return;
    go('loanDetailUrl', { ...(productId && { productId }), ...(orderId && { orderId }) });
  };
}
