import { useLingui } from '@lingui/react/macro';
import { translate } from '../../../design/i18n/i18n';
import { Button } from '../../../design/ui/Button';
import { InSight } from '../../../design/ui/InSight';
import { Notice } from '../../../design/ui/Notice';
import { WholeDates } from '../../../design/ui/text';
import type { BlockReason } from '../../../domain/money';
import { useLinkProps } from '../../../platform/navigation/useGo';
import { failureText } from '../../feedback/failureText';
import { useDates, useMoney } from '../../hooks/useFormats';

export interface BlockNoticeProps {
  readonly reason: BlockReason | undefined;
  /** Tries the blocked payment or confirmation again. */
  readonly onRetry: () => void;
  /** Sends another payment or confirmation although the lender has not booked the last one. */
  readonly onSecondStep: () => void;
  /** Disables the notice's buttons, as the screen's own button is disabled. */
  readonly isLocked?: boolean;
}

/** Shows why a payment or confirmation was not sent, and the next step. `OpenPayment` shows an open payment. */
export function BlockNotice({ reason, onRetry, onSecondStep, isLocked = false }: BlockNoticeProps) {
  const { t } = useLingui();
  const linkProps = useLinkProps();
  const words = useBlockWords(reason);
  if (!reason || !words) return null;
  return (
    <InSight>
      <Notice tone="warning">
        <p>
          <WholeDates>{words}</WholeDates>
        </p>
        {(reason.because === 'staleAmount' || reason.because === 'moreThanOwed') && (
          <Button variant="secondary" {...linkProps('repayUrl', {}, { replace: true })}>
            {t({
              message: `See what you owe now`,
              comment:
                'Button: opens the screen that reads the debt again and lists the ways to pay.',
            })}
          </Button>
        )}
        {reason.because === 'unreadable' && (
          <Button variant="text" disabled={isLocked} onClick={onRetry}>
            {t({
              message: `Retry`,
              comment:
                'Button: tries the payment or the confirmation again. Nothing was sent before.',
            })}
          </Button>
        )}
        {(reason.because === 'notBooked' || reason.because === 'doubted') && (
          <Button variant="text" disabled={isLocked} onClick={onSecondStep}>
            {t({
              message: `Send another one all the same`,
              comment:
                'Button, second step: sends a further payment or confirmation although the last one may not be booked.',
            })}
          </Button>
        )}
      </Notice>
    </InSight>
  );
}

function useBlockWords(reason: BlockReason | undefined): string {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const { dateTime } = useDates();
  switch (reason?.because) {
    case 'notRepayable':
      return t({
        message: `The lender takes no payment of this loan now, so nothing was sent. Look at your loan to see where it stands.`,
        comment: 'The loan is settled or being processed.',
      });
    case 'moreThanOwed':
      return t({
        message: `The amount to pay here, ${money(reason.amount)}, is more than what is owed, ${money(reason.owed)}. Nothing was sent.`,
        comment:
          'Both placeholders are amounts: the one on the screen, and the debt that the lender shows.',
      });
    case 'unreadable':
      return t({
        message: `What you owe could not be read, so nothing was sent. ${reason.failure ? translate(i18n, failureText(reason.failure)) : ''}`,
        comment: "The placeholder is a sentence: why the lender's figures could not be loaded.",
      });
    case 'notBooked': {
      const last = `${money(reason.last.sent.amount)}, ${dateTime(reason.last.sent.leftAt)}`;
      return reason.isStillShown
        ? t({
            message: `The lender's figures do not show yet that your last one is booked: ${last}. Another one now may be one too many.`,
            comment:
              'The last one is a payment or a confirmation of a loan; the placeholder is its amount and time. Another one may be paid or borrowed twice.',
          })
        : t({
            message: `The lender's figures have changed since your last payment, and do not tell whether it is booked: ${last}. Another payment now may be one too many.`,
            comment:
              'The placeholder is the amount and the time of the last payment. Another payment may take the money twice.',
          });
    }
    case 'doubted': {
      const { amount, leftAt } = reason.undone;
      const undone = `${money(amount)}, ${dateTime(leftAt)}`;
      return t({
        message: `The lender has booked a payment of this loan since your check. It may be the one that was not found then: ${undone}. Another one now may be one too many.`,
        comment:
          'Before an online payment. The placeholder is the amount and the time of an earlier payment, which a check did not find.',
      });
    }
    case 'staleAmount':
      return t({
        message: `This amount may be out of date: it was read before a payment of this loan was settled. Nothing was sent.`,
        comment:
          'The amount on the screen may have been paid already. A button below leads to the new amount.',
      });
    case 'stale':
      return t({
        message: `This page was read again, since something was settled meanwhile. Check it before you go on.`,
        comment: 'Settled: an earlier payment or confirmation is now known to be done or not done.',
      });
    case 'otherTab':
      return t({
        message: `Another window is working on it. Look there, or try again in a moment.`,
        comment: 'It: a payment or a confirmation of a loan. Nothing was sent from here.',
      });
    case 'over':
      return t({
        message: `This code can no longer be used. Choose the card again.`,
        comment: 'The SMS code of a card payment. Nothing was paid with it.',
      });
    default:
      return '';
  }
}
