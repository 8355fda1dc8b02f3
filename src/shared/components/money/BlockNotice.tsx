import { useLingui } from '@lingui/react/macro';
import { translate } from '../../../i18n/i18n';
import type { BlockReason } from '../../../money/payments/blockReason';
import { Button } from '../../../ui/Button';
import { InSight } from '../../../ui/InSight';
import { Notice } from '../../../ui/Notice';
import { WholeDates } from '../../../ui/text';
import { failureText } from '../../feedback/failureText';
import { useDates } from '../../hooks/useDates';
import { useMoney } from '../../hooks/useMoney';

export interface BlockNoticeProps {
  readonly stop: BlockReason | undefined;
  /** Tries the same once more. */
  readonly onRetry: () => void;
  /** Goes on although the last one is not booked yet. */
  readonly onSecondStep: () => void;
  /** The screen's own button is locked, and so is every way on. */
  readonly isLocked?: boolean;
}

/** Why nothing was sent, and the way on. What another payment stands in the way of, its own panel says. */
export function BlockNotice({ stop, onRetry, onSecondStep, isLocked = false }: BlockNoticeProps) {
  const { t } = useLingui();
  const words = useBlockWords(stop);
  if (!stop || !words) return null;
  return (
    <InSight>
      <Notice tone="warning">
        <p>
          <WholeDates>{words}</WholeDates>
        </p>
        {stop.because === 'unreadable' && (
          <Button variant="text" disabled={isLocked} onClick={onRetry}>{t`Retry`}</Button>
        )}
        {stop.because === 'notBooked' && (
          <Button
            variant="text"
            disabled={isLocked}
            onClick={onSecondStep}
          >{t`Send another one all the same`}</Button>
        )}
      </Notice>
    </InSight>
  );
}

function useBlockWords(stop: BlockReason | undefined): string {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const { dateTime } = useDates();
  switch (stop?.because) {
    case 'notRepayable':
      return t({
        message: `The lender takes no payment of this loan now, so nothing was sent. Look at your loan to see where it stands.`,
        comment: 'The loan is settled or being processed.',
      });
    case 'moreThanOwed':
      return t({
        message: `The amount to pay here, ${money(stop.amount)}, is more than what is owed, ${money(stop.owed)}. Nothing was sent. Open the payment from your loan again.`,
        comment:
          'Both placeholders are amounts: the one on the screen, and the debt that the lender shows.',
      });
    case 'unreadable':
      return t`What you owe could not be read, so nothing was sent. ${stop.failure ? translate(i18n, failureText(stop.failure)) : ''}`;
    case 'notBooked': {
      const last = `${money(stop.last.sent.amount)}, ${dateTime(stop.last.sent.leftAt)}`;
      return stop.isStillShown
        ? t`The lender's figures do not show yet that your last one is booked: ${last}. Another one now may be one too many.`
        : t`The lender's figures have changed since your last one, and do not tell whether it is booked: ${last}. Another one now may be one too many.`;
    }
    case 'stale':
      return t`This page was read again, since something was settled meanwhile. Check it before you go on.`;
    case 'otherTab':
      return t`Another window is at it. Look there, or try again in a moment.`;
    case 'over':
      return t`The code is not waited for any more. Choose the card again.`;
    default:
      return '';
  }
}
