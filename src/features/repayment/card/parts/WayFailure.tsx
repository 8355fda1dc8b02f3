import { useLingui } from '@lingui/react/macro';
import type { ApiFailure } from '../../../../api/failures';
import { say } from '../../../../i18n/i18n';
import { failureText } from '../../../../borrower/failureText';
import { Button } from '../../../../ui/Button';
import { ErrorPanel } from '../../../../ui/ErrorPanel';
import { paymentText } from '../paymentText';

export interface WayFailureProps {
  readonly error: ApiFailure;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** The ways to pay could not be read; a broken line is said in its fixed word, too (docs/reference/words.md#payment-messages). */
export function WayFailure({ error, onRetry, isRetrying }: WayFailureProps) {
  const { t, i18n } = useLingui();
  return (
    <ErrorPanel
      title={i18n._(paymentText.cardsFailed)}
      message={say(i18n, failureText(error))}
      actions={<Button isBusy={isRetrying} onClick={onRetry}>{t`Retry`}</Button>}
    />
  );
}
