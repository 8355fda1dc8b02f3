import { useLingui } from '@lingui/react/macro';
import { translate } from '../../i18n/i18n';
import type { Stop } from '../../money/flow';
import { Button } from '../../ui/Button';
import { InSight } from '../../ui/InSight';
import { Notice } from '../../ui/Notice';
import { WholeDates } from '../../ui/WholeDates';
import { failureText } from '../failureText';
import { useDates } from '../useDates';
import { useMoney } from '../useMoney';

export interface StopNoticeProps {
  readonly stop: Stop | undefined;
  /** Tries the same once more. */
  readonly onRetry: () => void;
  /** Goes on although the last one is not booked yet. */
  readonly onSecondStep: () => void;
}

/** Why nothing was sent, and the way on. What another payment stands in the way of, its own panel says. */
export function StopNotice({ stop, onRetry, onSecondStep }: StopNoticeProps) {
  const { t } = useLingui();
  const words = useStopWords(stop);
  if (!stop || !words) return null;
  return (
    <InSight>
      <Notice tone="warning">
        <p>
          <WholeDates>{words}</WholeDates>
        </p>
        {stop.because === 'unreadable' && (
          <Button variant="text" onClick={onRetry}>{t`Retry`}</Button>
        )}
        {stop.because === 'notBooked' && (
          <Button variant="text" onClick={onSecondStep}>{t`Send another one all the same`}</Button>
        )}
      </Notice>
    </InSight>
  );
}

function useStopWords(stop: Stop | undefined): string {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const { dateTime } = useDates();
  switch (stop?.because) {
    case 'notRepayable':
      return t`The lender takes no payment of this loan now, so nothing was sent. Look at your loan to see where it stands.`;
    case 'moreThanOwed':
      return t`The amount to pay here, ${money(stop.amount)}, is more than what is owed, ${money(stop.owed)}. Nothing was sent. Open the payment from your loan again.`;
    case 'unreadable':
      return t`What you owe could not be read, so nothing was sent. ${stop.failure ? translate(i18n, failureText(stop.failure)) : ''}`;
    case 'notBooked':
      return t`The lender has not booked your last one yet: ${money(stop.last.sent.amount)}, ${dateTime(stop.last.sent.leftAt)}. Another one now may be one too many.`;
    case 'stale':
      return t`The figures were read again, since something was settled meanwhile. Check them before you go on.`;
    case 'otherTab':
      return t`Another window is at it. Look there, or try again in a moment.`;
    case 'over':
      return t`The code is not waited for any more. Choose the card again.`;
    default:
      return '';
  }
}
