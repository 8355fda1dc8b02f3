import { useLingui } from '@lingui/react/macro';
import { orSkip } from '../../../api/endpoint';
import { StopNotice } from '../../../borrower/money/StopNotice';
import { useRepaymentWayQuery } from '../../../money/paymentApi';
import { useWay } from '../../../navigation/useGo';
import { Button } from '../../../ui/Button';
import { InSight } from '../../../ui/InSight';
import { Notice } from '../../../ui/Notice';
import { PaymentFrame } from './PaymentFrame';
import { perPayment } from './perPayment';
import { useOnlinePayment } from './useOnlinePayment';

/** Payment way (docs/reference/screens.md#payment-way): a bank card, or the lender's online payment. */
function PaymentWayScreen() {
  const { t } = useLingui();
  const way = useWay();
  const online = useOnlinePayment();
  const { orderId, amount, couponId } = online.wish;
  const reading = useRepaymentWayQuery(orSkip(orderId && { orderId }));
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
            <StopNotice
              stop={online.stop}
              onRetry={() => void online.open()}
              onSecondStep={() => void online.open(true)}
            />
          </div>
          <Button
            disabled={!online.isOpen}
            {...way('ynRepayChoose', { amount, ...(couponId && { couponId }) })}
          >{t`Choose a bank card`}</Button>
          {offersOnlinePayment && (
            <Button
              variant="secondary"
              disabled={!online.isOpen}
              isBusy={online.isOpening}
              onClick={() => void online.open()}
            >{t`Pay online`}</Button>
          )}
        </>
      )}
    </PaymentFrame>
  );
}

export default perPayment(PaymentWayScreen);
