import { useLingui } from '@lingui/react/macro';
import { useDates } from '../../../../borrower/useDates';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';
import { WholeDates } from '../../../../ui/WholeDates';

export interface StaleNoticeProps {
  /** Epoch milliseconds. */
  readonly loadedAt: number;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** What is on the screen was loaded before, and cannot be read again now. */
export function StaleNotice({ loadedAt, isRetrying, onRetry }: StaleNoticeProps) {
  const { t } = useLingui();
  const time = useDates().dateTime(loadedAt);
  return (
    <Notice tone="warning">
      <p role="status">
        <WholeDates>{t`These instructions were loaded at ${time} and could not be refreshed.`}</WholeDates>
      </p>
      <Button variant="text" isBusy={isRetrying} onClick={onRetry}>{t`Retry`}</Button>
    </Notice>
  );
}
