import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLibrary } from '@/design/legal';
import {
  type BlockReason,
  isSameOffer,
  type SettledIntent,
  useConfirmLoan,
  useReadAt,
} from '@/domain/money';
import { type Confirmation, useAcceptance } from '@/domain/orders';
import { useEnvironment } from '@/platform/environment';
import { useBridge } from '@/platform/native';
import { useCurrentOrder } from '@/platform/navigation';
import { useAppStore } from '@/platform/store';
import { useIsMounted, useLaunchLanguage, useToast } from '@/shared';
import { selectConfirmedAddress } from '../slice';
import { useAgreementTick, useFollowConfirmed } from './useConfirmation';

/** The data of the screen: the figures, the time and the number of the read, and a way to read again. */
export interface ShownLoan {
  readonly data?: Confirmation | undefined;
  readonly startedTimeStamp?: number | undefined;
  readonly fulfilledTimeStamp?: number | undefined;
  readonly isFetching: boolean;
  readonly error?: unknown;
  readonly isSecondReading: boolean;
  /** The second reading is awaited: the figures on the screen are not the offer yet. */
  readonly isReloading: boolean;
  readonly refetch: () => unknown;
}

/** Sends a confirmation once, and opens the address in its answer. */
export function useConfirm(shown: ShownLoan) {
  const { productId = '' } = useCurrentOrder();
  const { t } = useLingui();
  const { appTitle } = useEnvironment();
  const bridge = useBridge();
  const toast = useToast();
  const follow = useFollowConfirmed();
  const isMounted = useIsMounted();
  const money = useConfirmLoan(productId);
  // The lender refuses an offer that is taken, perhaps by the hidden confirmation.
  useAcceptance(money.isHidden && !!shown.error);
  const store = useAppStore();
  const library = useLibrary();
  const language = useLaunchLanguage();
  const agreement = useAgreementTick();
  const [blockReason, setBlockReason] = useState<BlockReason>();
  const readAt = useReadAt(shown);
  // After a failed read the screen hides the figures: a hidden offer cannot be confirmed. Nor can one that is being read again.
  const loan = shown.error || shown.isReloading ? undefined : shown.data;
  const mayConfirm = !!loan && (!loan.agreementAddress || agreement.isTicked);

  const confirm = async (isSecondStep = false) => {
    if (!mayConfirm) return;
    setBlockReason(undefined);
    const { amount, periods, termUnit } = loan;
    const result = await money.confirm({
      amount,
      periods,
      termUnit,
      offer: loan,
      readAt,
      isSecondStep,
      isSecondReading: shown.isSecondReading,
      keyFacts: library.at('key-facts', language)?.version,
      // A failure is reported and does not stop the confirmation (docs/reference/native.md#calls-of-the-bridge).
      onLeaving: () => bridge.confirmBurialPoint({ productId }),
    });
    // The screen itself reports figures that could not be read.
    if (result?.ended === 'blocked' && result.reason.because !== 'unreadable')
      setBlockReason(result.reason);
    // A borrower who has left the screen stays on the current one.
    if (result?.ended !== 'accepted' || !isMounted.current) return;
    // Without an address the screen itself says that the loan is confirmed.
    const address = selectConfirmedAddress(store.getState(), productId);
    if (address && !follow(address).ok) {
      toast(
        'error',
        t({
          message: `Your loan is confirmed. The next page did not open, because its address is not one of ${appTitle}.`,
          comment:
            'Message after the loan was confirmed: the server named a web address that this app does not trust.',
        }),
      );
    }
  };
  return {
    ...money,
    ...useLast(shown, money.settled),
    confirm,
    mayConfirm,
    blockReason,
    agreement,
  };
}

/** The last confirmation replaces the screen until the figures change or the borrower asks for another offer. */
function useLast({ data, fulfilledTimeStamp = 0, refetch }: ShownLoan, last: SettledIntent | null) {
  const [wantsAnother, setWantsAnother] = useState(false);
  if (!last?.sent) return { last: undefined, isOnlyLast: false };
  const isFresh = fulfilledTimeStamp > last.at;
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
