import { useLingui } from '@lingui/react/macro';
import { Button } from '@/design/ui';
import { useRepaymentWayQuery } from '@/domain/money';
import { orSkip } from '@/platform/api';
import { rows, useFirstArgument } from '@/platform/navigation';
import { ForWhom } from '@/shared';
import { CardChoice } from './CardChoice';
import { CodeEntry, ResendButton } from './CodeEntry';
import { CodeLeft } from './CodeLeft';
import { PaymentAlert } from './PaymentAlert';
import { PaymentFrame } from './PaymentFrame';
import { perPayment } from './paymentRequest';
import { useCardRepayment } from './useCardRepayment';

/**
 * Card repayment (docs/reference/screens.md#card-repayment): choose a card, commit, and enter the SMS code where one
 * is required.
 */
function CardScreen() {
  const { t } = useLingui();
  const query = useRepaymentWayQuery(orSkip(useFirstArgument(rows.card)));
  const repayment = useCardRepayment(query.currentData);
  const { isEnteringCode, isBusy, isLocked, card, result, codeResult, askForCode } = repayment;
  const resend = askForCode && (() => void askForCode());
  const codeButton = resend ? (
    <ResendButton deadline={repayment.codeDeadline} onResend={isBusy ? undefined : resend} />
  ) : null;
  return (
    <PaymentFrame
      title={t({ message: `Card repayment`, comment: 'Title: paying the loan back by bank card.' })}
      query={query}
      footer={({ cards }) =>
        cards.length > 0 &&
        !isEnteringCode && (
          <>
            <ForWhom />
            <Button disabled={isLocked} isBusy={isBusy} onClick={() => void repayment.pay()}>
              {t({ message: `Confirm repayment`, comment: 'Button: the card is charged.' })}
            </Button>
          </>
        )
      }
      showsSending
      detail={result.lost || codeResult.lost}
      codeAction={repayment.isShown ? codeButton : undefined}
      below={
        <>
          {isEnteringCode && (
            <CodeEntry
              result={codeResult}
              deadline={repayment.codeDeadline}
              onEnter={(code) => void repayment.enterCode(code)}
              onResend={resend}
              onCancel={repayment.closeCodeEntry}
              isBusy={isBusy}
              isLocked={isLocked}
            />
          )}
          {repayment.isCodeLeft && (
            <CodeLeft onOpen={repayment.openCodeEntry} isLocked={isBusy || isLocked} />
          )}
          <PaymentAlert
            refusal={result.refusal}
            note={result.note || codeResult.note}
            reason={result.blockReason ?? codeResult.blockReason}
            onRetry={() => void repayment.retry()}
            onSecondStep={() => void repayment.pay(true)}
          />
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
