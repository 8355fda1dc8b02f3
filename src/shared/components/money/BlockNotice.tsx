import { useLingui } from '@lingui/react/macro';
import { translate } from '@/design/i18n';
import { Button, Notice, ScrolledIntoView, WholeDates } from '@/design/ui';
import type { BlockReason } from '@/domain/money';
import { useEnvironment } from '@/platform/environment';
import { failureText } from '@/shared/feedback/failureText';
import { useDates, useMoney } from '@/shared/hooks/useFormats';
import { ScreenLink } from '../ScreenLink';

export interface BlockNoticeProps {
  readonly reason: BlockReason | undefined;
  /** Tries the blocked payment or confirmation again. */
  readonly onRetry: () => void;
  /** Sends another payment although the lender has not booked the last one. */
  readonly onSecondStep: () => void;
  /** Disables the notice's buttons, as the screen's own button is disabled. */
  readonly isLocked?: boolean;
}

/** Shows why a payment or confirmation was not sent, and the next step. `OpenPayment` shows an open payment. */
export function BlockNotice({ reason, onRetry, onSecondStep, isLocked = false }: BlockNoticeProps) {
  const { t } = useLingui();
  const money = useMoney();
  const words = useBlockWords(reason);
  const left = useLeftWords(reason);
  if (!reason || !words) return null;
  return (
    <ScrolledIntoView>
      <Notice tone="warning">
        <p>
          <WholeDates>{[words, left].filter(Boolean).join(' ')}</WholeDates>
        </p>
        {LEAD_TO_DEBT.has(reason.because) && (
          <ScreenLink to="repayUrl" parameters={{}} replace>
            {t({
              message: `See what you owe now`,
              comment:
                'Link: opens the screen that reads the debt again and lists the ways to pay.',
            })}
          </ScreenLink>
        )}
        {(reason.because === 'unreadable' || reason.because === 'paused') && (
          <Button variant="text" disabled={isLocked} onClick={onRetry}>
            {t({
              message: `Retry`,
              comment:
                'Button: tries the payment or the confirmation again. Nothing was sent before.',
            })}
          </Button>
        )}
        {reason.because === 'lessThanOwed' && (
          <Button variant="text" disabled={isLocked} onClick={onSecondStep}>
            {t({
              message: `Pay ${money(reason.amount)}`,
              comment:
                'Button, second step: pays an amount that is smaller than the debt. The placeholder is the amount.',
            })}
          </Button>
        )}
        {PAY_AGAIN.has(reason.because) && (
          <Button variant="text" disabled={isLocked} onClick={onSecondStep}>
            {t({
              message: `Pay again`,
              comment: 'Button, second step: pays although the last payment is not shown yet.',
            })}
          </Button>
        )}
      </Notice>
    </ScrolledIntoView>
  );
}

/** The reasons after which only `/repay` can tell what to pay. */
const LEAD_TO_DEBT: ReadonlySet<BlockReason['because']> = new Set([
  'staleAmount',
  'moreThanOwed',
  'lessThanMin',
  'lessThanOwed',
]);

/** The reasons after which another payment leaves in a second step. */
const PAY_AGAIN: ReadonlySet<BlockReason['because']> = new Set([
  'notBooked',
  'doubted',
  'shownAgain',
]);

/** What stays to pay after an amount below the debt. */
function useLeftWords(reason: BlockReason | undefined): string {
  const { t } = useLingui();
  const money = useMoney();
  if (!reason || !('left' in reason) || !reason.left) return '';
  return t({
    message: `After this payment you still owe ${money(reason.left)}.`,
    comment: 'Before a payment that is smaller than the debt. The placeholder is an amount.',
  });
}

function useBlockWords(reason: BlockReason | undefined): string {
  const { t, i18n } = useLingui();
  const { appTitle } = useEnvironment();
  const money = useMoney();
  const { dateTime } = useDates();
  switch (reason?.because) {
    case 'notRepayable':
      return t({
        message: `Nothing was paid. ${appTitle} takes no payment of this loan now. Open your loan to see its status.`,
        comment: 'The loan is settled or being processed.',
      });
    case 'moreThanOwed':
      return t({
        message: `Nothing was paid. This page shows ${money(reason.amount)}, but you owe only ${money(reason.owed)}.`,
        comment:
          'Both placeholders are amounts: the one on the screen, and the debt that the lender shows.',
      });
    case 'lessThanMin':
      return t({
        message: `Nothing was paid. This page shows ${money(reason.amount)}, and the smallest amount that you can pay is ${money(reason.min)}.`,
        comment:
          'Both placeholders are amounts: the one on the screen, and the smallest part that the lender takes.',
      });
    case 'lessThanOwed':
      return t({
        message: `Nothing was paid yet. You owe ${money(reason.owed)}, and this page shows only ${money(reason.amount)}.`,
        comment:
          'Both placeholders are amounts: the debt that the lender shows, and the one on the screen.',
      });
    case 'shownAgain':
      return t({
        message: `Do not pay yet. Your loan showed a new payment (${dateTime(reason.at)}), and now it does not. If you pay again now, you may pay twice.`,
        comment:
          "The lender's figures went back to those from before a payment. The placeholder is when the payment was seen.",
      });
    case 'paused':
      return t({
        message: `Nothing was paid, because your phone paused this page in between. Check the amount, then try again.`,
        comment: 'The phone slept between the tap on the button and the sending.',
      });
    case 'unreadable':
      return t({
        message: `Nothing was paid, because we could not read what you owe. ${reason.failure ? translate(i18n, failureText(reason.failure)) : ''}`,
        comment: "The placeholder is a sentence: why the lender's figures could not be loaded.",
      });
    case 'notBooked': {
      const last = `${money(reason.last.sent.amount)}, ${dateTime(reason.last.sent.leftAt)}`;
      return reason.isStillShown
        ? t({
            message: `Nothing was paid now. Your loan does not show your last payment yet: ${last}. If you pay again now, you may pay twice.`,
            comment: 'The placeholder is the amount and the time of the last payment.',
          })
        : t({
            message: `What you owe has changed since your last payment: ${last}. We cannot tell whether that payment changed it. If you pay again now, you may pay twice.`,
            comment: 'The placeholder is the amount and the time of the last payment.',
          });
    }
    case 'doubted': {
      const { amount, leftAt } = reason.undone;
      const undone = `${money(amount)}, ${dateTime(leftAt)}`;
      return t({
        message: `Your loan shows a new payment since your check. It may be your earlier payment: ${undone}. If you pay again now, you may pay twice.`,
        comment:
          'Before an online payment. The placeholder is the amount and the time of an earlier payment, which a check did not find.',
      });
    }
    case 'staleAmount':
      return t({
        message: `Nothing was paid. This amount may be old: your loan has changed since.`,
        comment:
          'The amount on the screen may have been paid already. A button below leads to the new amount.',
      });
    case 'stale':
      return t({
        message: `Nothing was paid or confirmed. We loaded this page again, because your loan has changed. Check it before you go on.`,
        comment:
          'Something: an earlier payment or confirmation is now known to be done or not done.',
      });
    case 'underWay':
      return t({
        message: `Do not pay or confirm anywhere else: an earlier step is still being sent, maybe in another window. Look here again in two minutes.`,
        comment: 'A step of a payment or of a confirmation of a loan, which may still arrive.',
      });
    case 'over':
      return t({
        message: `Nothing was paid. This code no longer works. Choose the card again.`,
        comment: 'The SMS code of a card payment. Nothing was paid with it.',
      });
    default:
      return '';
  }
}
