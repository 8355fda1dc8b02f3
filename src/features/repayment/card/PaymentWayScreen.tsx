import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { orSkip } from '../../../api/endpoint';
import { usePayment } from '../../../money/hooks/usePayment';
import { useRepaymentWayQuery } from '../../../money/payments/paymentApi';
import { useLeave } from '../../../navigation/leave';
import { useLinkProps } from '../../../navigation/useGo';
import { selectLaunch } from '../../../session/slice';
import { BlockNotice } from '../../../shared/components/money/BlockNotice';
import { useIsMounted } from '../../../shared/hooks/useIsMounted';
import { useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/Button';
import { InSight } from '../../../ui/InSight';
import { Notice } from '../../../ui/Notice';
import { PaymentFrame } from './PaymentFrame';
import { perPayment, usePaymentRequest } from './paymentRequest';
import { usePaymentResult } from './usePaymentResult';

/** Payment way (docs/reference/screens.md#payment-way): a bank card, or the lender's online payment. */
function PaymentWayScreen() {
  const { t } = useLingui();
  const linkProps = useLinkProps();
  const { orderId, amount, couponId } = usePaymentRequest();
  const reading = useRepaymentWayQuery(orSkip(orderId && { orderId }));
  const online = useOnlinePayment();
  return (
    <PaymentFrame title={t`Payment method`} reading={reading}>
      {({ offersOnlinePayment }) => (
        <>
          <div role="alert">
            {online.refusal && (
              <InSight>
                <Notice tone="warning">{online.refusal}</Notice>
              </InSight>
            )}
            <BlockNotice
              reason={online.reason}
              onRetry={() => void online.open()}
              onSecondStep={() => void online.open(true)}
            />
          </div>
          <Button
            disabled={online.isLocked}
            {...linkProps('ynRepayChoose', { amount, ...(couponId && { couponId }) })}
          >{t`Choose a bank card`}</Button>
          {offersOnlinePayment && (
            <Button
              variant="secondary"
              disabled={online.isLocked}
              isBusy={online.isBusy}
              onClick={() => void online.open()}
            >{t`Pay online`}</Button>
          )}
        </>
      )}
    </PaymentFrame>
  );
}

/** Asks for the online payment's page and goes there, if its address may be followed. */
function useOnlinePayment() {
  const { t } = useLingui();
  const { userId } = useAppSelector(selectLaunch);
  const leave = useLeave();
  const isMounted = useIsMounted();
  const payment = usePayment(usePaymentRequest());
  const { refusal, reason, clear, show } = usePaymentResult();
  const [isBarred, setBarred] = useState(false);

  const open = async (isSecondStep = false) => {
    clear();
    setBarred(false);
    const departure = {
      userId,
      // Who has left the screen meanwhile is not pulled away from where they are now.
      isWanted: () => isMounted.current,
      leave: (address: string) => leave(address).ok,
    };
    const outcome = await payment.payOnline(departure, isSecondStep);
    setBarred(outcome?.ended === 'barred');
    show(outcome);
  };
  return {
    refusal: isBarred
      ? t`The payment page's address is not one of the lender's. It was not opened.`
      : refusal,
    reason,
    isBusy: payment.isWorking,
    isLocked: !!payment.pending || !!payment.elsewhere,
    open,
  };
}

export default perPayment(PaymentWayScreen);
