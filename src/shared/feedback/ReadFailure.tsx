import { useLingui } from '@lingui/react/macro';
import { translate, type Words } from '@/design/i18n';
import { Button, ErrorPanel } from '@/design/ui';
import type { ApiFailure } from '@/platform/api';
import { failureText, offline, unreadable } from './failureText';

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
      // A title that changes is announced again where the retry fails, too.
      title={isRetrying ? t`Loading…` : (title ?? t`This could not be loaded`)}
      message={translate(i18n, errorText(error))}
      actions={<Button isBusy={isRetrying} onClick={onRetry}>{t`Retry`}</Button>}
    />
  );
}

/**
 * The text of an error that keeps a screen from showing its data: a call's failure or an exception. `fetch` throws a
 * TypeError without a network. Every other exception means an unreadable answer.
 */
export function errorText(error: unknown): Words {
  const isFailure = typeof error === 'object' && error !== null && 'kind' in error;
  if (isFailure) return failureText(error as ApiFailure);
  return error instanceof TypeError ? offline : unreadable;
}
