import { useLingui } from '@lingui/react/macro';
import type { ApiFailure } from '../api/failures';
import { say } from '../i18n/i18n';
import { Button } from '../ui/Button';
import { ErrorPanel } from '../ui/ErrorPanel';
import { failureText } from './failureText';

export interface ReadFailureProps {
  /** What RTK Query gives as `error`; a thrown one counts as an unreadable answer. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** What stands in place of what could not be read: one message and Retry; the way back is the header's. */
export function ReadFailure({ error, onRetry, isRetrying }: ReadFailureProps) {
  const { t, i18n } = useLingui();
  return (
    <ErrorPanel
      title={t`This could not be loaded`}
      message={say(i18n, failureText(asFailure(error)))}
      actions={<Button isBusy={isRetrying} onClick={onRetry}>{t`Retry`}</Button>}
    />
  );
}

function asFailure(error: unknown): ApiFailure {
  const isFailure = typeof error === 'object' && error !== null && 'kind' in error;
  if (isFailure) return error as ApiFailure;
  return { kind: 'malformed', alias: 'loanDetails', schema: 'unknown', issues: [] };
}
