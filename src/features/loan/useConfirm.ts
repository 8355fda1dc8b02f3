import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Confirmation } from '../../loan-api/confirmation';
import { isSameOffer, useConfirmLoan } from '../../money/confirmations/confirmLoan';
import type { SettledIntent } from '../../money/ledger/intent';
import type { BlockReason } from '../../money/ledger/sending';
import { useBridge } from '../../native/bridge';
import { useToast } from '../../shared/feedback/useToast';
import { useIsMounted } from '../../shared/hooks/useIsMounted';
import { useSubject } from '../../shared/hooks/useSubject';
import { useAppStore } from '../../store/hooks';
import { selectConfirmedAddress } from './selectors';
import { useAgreementTick, useFollowConfirmed } from './useConfirmation';

/** What the screen shows: figures, when and how they were read, and how to read them again. */
export interface ShownLoan {
  readonly data?: Confirmation | undefined;
  readonly fulfilledTimeStamp?: number | undefined;
  readonly error?: unknown;
  readonly isSecondReading: boolean;
  readonly refetch: () => unknown;
}

/** Sends a confirmation once, and follows where its answer leads. */
export function useConfirm(shown: ShownLoan) {
  const { productId = '' } = useSubject();
  const { t } = useLingui();
  const bridge = useBridge();
  const toast = useToast();
  const follow = useFollowConfirmed();
  const isMounted = useIsMounted();
  const money = useConfirmLoan(productId);
  const store = useAppStore();
  const agreement = useAgreementTick();
  const [reason, setReason] = useState<BlockReason>();
  const readAt = shown.fulfilledTimeStamp ?? 0;
  // After a failed reading the screen hides the figures: a hidden offer cannot be confirmed.
  const loan = shown.error ? undefined : shown.data;
  const mayConfirm = !!loan && (!loan.agreementAddress || agreement.isTicked);

  const confirm = async (isSecondStep = false) => {
    if (!mayConfirm) return;
    setReason(undefined);
    const { amount, periods, termUnit } = loan;
    const outcome = await money.confirm({
      ...{ amount, periods, termUnit, readAt, isSecondStep },
      isSecondReading: shown.isSecondReading,
      // It is reported when it fails; it never stops a confirmation (docs/reference/native.md#calls-of-the-bridge).
      onLeaving: () => bridge.confirmBurialPoint(productId),
    });
    // That its figures could not be read, the screen says in their place.
    if (outcome?.ended === 'blocked' && outcome.reason.because !== 'unreadable')
      setReason(outcome.reason);
    // Who has left the screen meanwhile is not pulled away from where they are now.
    if (outcome?.ended !== 'accepted' || !isMounted.current) return;
    if (!follow(selectConfirmedAddress(store.getState())).ok) {
      toast('error', t`The next page's address is not one of the lender's. It was not opened.`);
    }
  };
  return { ...money, ...useLast(shown, money.settled), confirm, mayConfirm, reason, agreement };
}

/** The last confirmation stands in place of the screen, until other figures or the borrower ask for the next. */
function useLast({ data, fulfilledTimeStamp = 0, refetch }: ShownLoan, last: SettledIntent | null) {
  const [wantsAnother, setWantsAnother] = useState(false);
  if (!last?.sent) return { last: undefined, isOnlyLast: false };
  const isFresh = fulfilledTimeStamp > last.doneAt;
  const isSame = last.sent.kind === 'confirmation' && !!data && isSameOffer(last.sent, data);
  const isAnother = isFresh && !!data && !isSame;
  return {
    last,
    isOnlyLast: !wantsAnother && !isAnother,
    confirmAnother: () => {
      setWantsAnother(true);
      if (!isFresh) refetch();
    },
  };
}
