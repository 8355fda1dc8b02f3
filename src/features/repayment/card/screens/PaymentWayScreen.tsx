import { useLingui } from '@lingui/react/macro';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ApiFailure } from '../../../../api/failures';
import { StopNotice } from '../../../../borrower/money/StopNotice';
import { useRepaymentWayQuery } from '../../../../money/paymentApi';
import { useGo } from '../../../../navigation/useGo';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';
import { Skeleton } from '../../../../ui/Skeleton';
import { useOnlinePayment } from '../useOnlinePayment';
import { PaymentScreen } from '../parts/PaymentScreen';
import { perPayment } from '../parts/perPayment';
import { WayFailure } from '../parts/WayFailure';

/** Payment way (docs/reference/screens.md#payment-way): a bank card, or the lender's online payment. */
function PaymentWayScreen() {
  const { t } = useLingui();
  const go = useGo();
  const online = useOnlinePayment();
  const { orderId, amount, couponId } = online.wish;
  const query = useRepaymentWayQuery(orderId ? { orderId } : skipToken);
  const { currentData: way, error, isFetching, refetch } = query;
  return (
    <PaymentScreen title={t`Payment method`} isBusy={isFetching}>
      {!way && !error && <Skeleton lines={4} height="3rem" />}
      {error && (
        <WayFailure
          error={error as ApiFailure}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {way && !error && (
        <>
          <div role="alert">
            {online.refusal && <Notice tone="warning">{online.refusal}</Notice>}
            <StopNotice
              stop={online.stop}
              onRetry={() => void online.open()}
              onSecondStep={() => void online.open(true)}
            />
          </div>
          <Button
            disabled={!online.isOpen}
            onClick={() => {
              go('ynRepayChoose', { amount, ...(couponId && { couponId }) });
            }}
          >{t`Choose a bank card`}</Button>
          {way.offersOnlinePayment && (
            <Button
              variant="secondary"
              disabled={!online.isOpen}
              isBusy={online.isOpening}
              onClick={() => void online.open()}
            >{t`Pay online`}</Button>
          )}
        </>
      )}
    </PaymentScreen>
  );
}

export default perPayment(PaymentWayScreen);
