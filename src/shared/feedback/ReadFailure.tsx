import { useLingui } from '@lingui/react/macro';
import { translate } from '../../i18n/i18n';
import { Button } from '../../ui/Button';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { errorText } from './failureText';

export interface ReadFailureProps {
  /** The `error` of RTK Query. */
  readonly error: unknown;
  readonly title?: string | undefined;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Replaces content that could not be read: a message and Retry. */
export function ReadFailure({ error, title, onRetry, isRetrying }: ReadFailureProps) {
  const { t, i18n } = useLingui();
  return (
    <ErrorPanel
      title={title ?? t`This could not be loaded`}
      message={translate(i18n, errorText(error))}
      actions={<Button isBusy={isRetrying} onClick={onRetry}>{t`Retry`}</Button>}
    />
  );
}
