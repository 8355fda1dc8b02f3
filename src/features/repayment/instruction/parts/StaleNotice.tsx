import { useLingui } from '@lingui/react/macro';
import { formatDateTime } from '../../../../format/date';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';

export interface StaleNoticeProps {
  /** Epoch milliseconds. */
  readonly loadedAt: number;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** What is on the screen was loaded before, and cannot be read again now. */
export function StaleNotice({ loadedAt, isRetrying, onRetry }: StaleNoticeProps) {
  const { t } = useLingui();
  return (
    <Notice tone="warning">
      <p role="status">
        {t`These instructions were loaded at ${formatDateTime(loadedAt)} and could not be refreshed.`}
      </p>
      <Button variant="text" isBusy={isRetrying} onClick={onRetry}>{t`Retry`}</Button>
    </Notice>
  );
}
