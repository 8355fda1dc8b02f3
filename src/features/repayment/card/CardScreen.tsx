import { useLingui } from '@lingui/react/macro';
import { orSkip } from '../../../api/endpoint';
import { StopNotice } from '../../../borrower/money/StopNotice';
import { useRepaymentWayQuery } from '../../../money/paymentApi';
import { Button } from '../../../ui/Button';
import { InSight } from '../../../ui/InSight';
import { Notice } from '../../../ui/Notice';
import { CardChoice } from './CardChoice';
import { CodeEntry } from './CodeEntry';
import { PaymentFrame } from './PaymentFrame';
import { perPayment } from './perPayment';
import { useCardRepayment } from './useCardRepayment';
import { usePaymentWish } from './usePaymentWish';

/** Card repayment (docs/reference/screens.md#card-repayment): choose a card, commit, and enter the SMS code where one is wanted. */
function CardScreen() {
  const { t } = useLingui();
  const { orderId } = usePaymentWish();
  const reading = useRepaymentWayQuery(orSkip(orderId && { orderId }));
  const repayment = useCardRepayment(reading.currentData);
  const { isEnteringCode, isBusy, isLocked, card, refusal, askForCode } = repayment;
  return (
    <PaymentFrame
      title={t`Card repayment`}
      reading={reading}
      footer={({ cards }) =>
        cards.length > 0 &&
        !isEnteringCode && (
          <Button
            disabled={isLocked}
            isBusy={isBusy}
            onClick={() => void repayment.pay()}
          >{t`Confirm repayment`}</Button>
        )
      }
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
      below={
        <>
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
            {refusal && (
              <InSight>
                <Notice tone="warning">{refusal}</Notice>
              </InSight>
            )}
            <StopNotice
              stop={repayment.stop}
              onRetry={() => void repayment.pay()}
              onSecondStep={() => void repayment.pay(true)}
            />
          </div>
        </>
      }
    >
      {({ cards }) => (
        <CardChoice
          cards={cards}
          chosen={card}
          isLocked={isEnteringCode || isBusy || isLocked}
          onChoose={repayment.chooseCard}
        />
      )}
    </PaymentFrame>
  );
}

export default perPayment(CardScreen);
