import { useLingui } from '@lingui/react/macro';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ApiFailure } from '../../../../api/failures';
import { StopNotice } from '../../../../borrower/money/StopNotice';
import { useRepaymentWayQuery } from '../../../../money/paymentApi';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';
import { Skeleton } from '../../../../ui/Skeleton';
import { useCardRepayment } from '../useCardRepayment';
import { usePaymentWish } from '../usePaymentWish';
import { CardChoice } from '../parts/CardChoice';
import { CodeEntry } from '../parts/CodeEntry';
import { PaymentScreen } from '../parts/PaymentScreen';
import { perPayment } from '../parts/perPayment';
import { WayFailure } from '../parts/WayFailure';

/** Card repayment (docs/reference/screens.md#card-repayment): choose a card, commit, and enter the SMS code where one is wanted. */
function CardScreen() {
  const { t } = useLingui();
  const { orderId } = usePaymentWish();
  const query = useRepaymentWayQuery(orderId ? { orderId } : skipToken);
  const { currentData: way, error, isFetching, refetch } = query;
  const repayment = useCardRepayment(way);
  const { isEnteringCode, isBusy, isLocked, card, refusal, askForCode } = repayment;
  const hasCards = !!way && !error && way.cards.length > 0;

  const submit = hasCards && !isEnteringCode && (
    <Button
      disabled={isLocked}
      isBusy={isBusy}
      onClick={() => void repayment.pay()}
    >{t`Confirm repayment`}</Button>
  );
  return (
    <PaymentScreen
      title={t`Card repayment`}
      isBusy={isFetching}
      footer={submit}
      showsSending
      action={
        repayment.isThere &&
        askForCode && (
          <Button
            variant="secondary"
            isBusy={isBusy}
            onClick={() => void askForCode()}
          >{t`Get code`}</Button>
        )
      }
    >
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
          isLocked={isEnteringCode || isBusy || isLocked}
          onChoose={repayment.chooseCard}
        />
      )}
      {isEnteringCode && (
        <CodeEntry
          ending={repayment.codeEnding}
          canResend={!!askForCode}
          isBusy={isBusy}
          isLocked={isLocked}
          onResend={() => void askForCode?.()}
        />
      )}
      <div role="alert">
        {refusal && <Notice tone="warning">{refusal}</Notice>}
        <StopNotice
          stop={repayment.stop}
          onRetry={() => void repayment.pay()}
          onSecondStep={() => void repayment.pay(true)}
        />
      </div>
    </PaymentScreen>
  );
}

export default perPayment(CardScreen);
