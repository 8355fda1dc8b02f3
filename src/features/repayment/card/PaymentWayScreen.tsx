import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, Notice } from '@/design/ui';
import { usePayment, useRepaymentWayQuery } from '@/domain/money';
import { orSkip } from '@/platform/api';
import { useEnvironment } from '@/platform/environment';
import {
  type ParametersOf,
  rows,
  useFirstArgument,
  useGo,
  useLeave,
  useLinkProps,
} from '@/platform/navigation';
import { selectLaunch } from '@/platform/session';
import { useAppSelector } from '@/platform/store';
import { ForWhom, useIsMounted, useOpening } from '@/shared';
import { PaymentAlert } from './PaymentAlert';
import { PaymentFrame } from './PaymentFrame';
import { perPayment, usePaymentRequest } from './paymentRequest';
import { type PaymentAppState, usePaymentApp } from './usePaymentApp';
import { usePaymentResult } from './usePaymentResult';

/** Payment way (docs/reference/screens.md#payment-way): a bank card, or the lender's online payment. */
function PaymentWayScreen() {
  const { t } = useLingui();
  const linkProps = useLinkProps();
  const { orderId, amount, couponId, readAt } = usePaymentRequest();
  const query = useRepaymentWayQuery(orSkip(useFirstArgument(rows['payment-way'])));
  const online = useOnlinePayment();
  const appState = usePaymentApp({ orderId }, !!online.openAgain);
  const app = useAppWords(appState);
  const cards = { amount, ...(couponId && { couponId }) };
  return (
    <PaymentFrame
      title={t({ message: `Payment method`, comment: 'Title: card or online payment.' })}
      query={query}
    >
      {({ offersOnlinePayment }) =>
        offersOnlinePayment ? (
          <>
            <PaymentAlert
              refusal={online.refusal}
              note={online.note}
              reason={online.blockReason}
              onRetry={() => void online.open()}
              onSecondStep={() => void online.open(true)}
            />
            <div role="status">{app && <Notice tone="warning">{app}</Notice>}</div>
            {appState === 'notOpened' && (
              <Button onClick={online.openAgain}>
                {t({
                  message: `Open the payment app`,
                  comment: 'Button: the payment app did not open by itself. A tap opens it.',
                })}
              </Button>
            )}
            <Button
              disabled={online.isLocked}
              {...linkProps('ynRepayChoose', cards, { state: { readAt } })}
            >{t`Choose a bank card`}</Button>
            <Button
              variant="secondary"
              disabled={online.isLocked}
              isBusy={online.isBusy}
              onClick={() => void online.open()}
            >
              {t({
                message: `Pay online`,
                comment: 'Button: leaves for a payment page outside this app.',
              })}
            </Button>
            {/* Below the controls of the early picture, which lacks it. */}
            <ForWhom />
          </>
        ) : (
          <ToCards cards={cards} readAt={readAt} />
        )
      }
    </PaymentFrame>
  );
}

/** What is known about the payment app that was opened; empty where nothing is. */
function useAppWords(state: PaymentAppState): string {
  const { t } = useLingui();
  const { appTitle } = useEnvironment();
  if (state === 'notOpened') {
    return t({
      message: `No payment app has opened. If you did not pay, say so above. Then choose another way to pay.`,
      comment: 'The phone has no app for this kind of payment, or it did not open.',
    });
  }
  if (state !== 'asking') return '';
  return t({
    message: `Do not pay again yet. We are asking ${appTitle} whether your payment has arrived. This can take two minutes.`,
    comment: 'The borrower has come back from the app in which they pay.',
  });
}

interface ToCardsProps {
  readonly cards: ParametersOf<'ynRepayChoose'>;
  readonly readAt: number;
}

/** Replaces the screen by the choice of cards, where that is the only way to pay. */
function ToCards({ cards, readAt }: ToCardsProps) {
  const go = useGo();
  useOpening(() => {
    go('ynRepayChoose', cards, { replace: true, state: { readAt } });
  });
  return null;
}

/** Requests the page of the online payment and opens it, if the gate accepts its address. */
function useOnlinePayment() {
  const { t } = useLingui();
  const { appTitle } = useEnvironment();
  const { userId } = useAppSelector(selectLaunch);
  const leave = useLeave();
  const isMounted = useIsMounted();
  const payment = usePayment(usePaymentRequest());
  const { refusal, note, blockReason, clear, show } = usePaymentResult();
  const [isAddressRefused, setAddressRefused] = useState(false);
  const [appAddress, setAppAddress] = useState('');

  const open = async (isSecondStep = false) => {
    clear();
    setAddressRefused(false);
    const exit = {
      userId,
      // A borrower who has left the screen stays on the current one.
      isWanted: () => isMounted.current,
      leave: (address: string) => {
        const left = leave(address, { isPayment: true });
        setAppAddress(left.ok && left.isApp ? address : '');
        return left.ok;
      },
    };
    const result = await payment.payOnline(exit, isSecondStep);
    setAddressRefused(result?.ended === 'addressRefused');
    show(result);
  };
  return {
    refusal: isAddressRefused
      ? t({
          message: `Nothing was paid. The payment page did not open, because its address is not one of ${appTitle}.`,
          comment:
            'Message: the server named a web address that this app does not trust. Nothing was paid.',
        })
      : refusal,
    note,
    blockReason,
    /**
     * Opens the same payment app again, without a request; undefined where none was opened. A browser opens an app by a tap
     * only, and the first one can have ended while the page waited for the address.
     */
    openAgain: appAddress ? () => void leave(appAddress, { isPayment: true }) : undefined,
    isBusy: payment.isWorking,
    isLocked: !!payment.pending || !!payment.elsewhere,
    open,
  };
}

export default perPayment(PaymentWayScreen);
