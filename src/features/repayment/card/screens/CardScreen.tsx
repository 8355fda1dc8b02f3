import { useLingui } from '@lingui/react/macro';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ApiFailure } from '../../../../api/failures';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';
import { Skeleton } from '../../../../ui/Skeleton';
import { useRepaymentWayQuery } from '../api';
import { useCardRepayment } from '../useCardRepayment';
import { usePaymentSubject } from '../usePayment';
import { CardChoice } from '../parts/CardChoice';
import { CodeEntry } from '../parts/CodeEntry';
import { PaymentScreen } from '../parts/PaymentScreen';
import { WayFailure } from '../parts/WayFailure';

/** Card repayment (spec, section 4): choose a card, commit, and enter the SMS code where one is wanted. */
export default function CardScreen() {
  const { t } = useLingui();
  const { orderId } = usePaymentSubject();
  const query = useRepaymentWayQuery(orderId ? { orderId } : skipToken);
  const { currentData: way, error, isFetching, refetch } = query;
  const repayment = useCardRepayment(way);
  const { status, step, card, refusal } = repayment;
  const isEnteringCode = step === 'code';
  const hasCards = !!way && !error && way.cards.length > 0;

  const submit = hasCards && !isEnteringCode && (
    <Button
      disabled={status === 'unknown'}
      isBusy={status === 'sending'}
      onClick={() => void repayment.pay()}
    >{t`Confirm repayment`}</Button>
  );
  return (
    <PaymentScreen title={t`Card repayment`} isBusy={isFetching} footer={submit}>
      {!way && !error && <Skeleton lines={4} height="3rem" />}
      {error && (
        <WayFailure
          error={error as ApiFailure}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {way && !error && (
        <CardChoice
          cards={way.cards}
          chosen={card}
          isLocked={isEnteringCode || status !== 'open'}
          onChoose={repayment.chooseCard}
        />
      )}
      {isEnteringCode && (
        <CodeEntry
          canResend={!!card}
          isBusy={status === 'sending'}
          isLocked={status === 'unknown'}
          onResend={() => void repayment.resendCode()}
        />
      )}
      <div role="alert">{refusal && <Notice tone="warning">{refusal}</Notice>}</div>
    </PaymentScreen>
  );
}
