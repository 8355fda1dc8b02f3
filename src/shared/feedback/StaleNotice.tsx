import { useLingui } from '@lingui/react/macro';
import { Button, Notice, WholeDates } from '@/design/ui';
import { useDates } from '../hooks/useFormats';

export interface StaleNoticeProps {
  /** The reason of the failed read. */
  readonly reason: string;
  /** Epoch milliseconds. */
  readonly loadedAt: number;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** A notice above an earlier answer that could not be refreshed. */
export function StaleNotice({ reason, loadedAt, isRetrying, onRetry }: StaleNoticeProps) {
  const { t } = useLingui();
  const time = useDates().dateTime(loadedAt);
  return (
    <Notice tone="warning">
      <div role="alert">
        {/* A text that changes is announced again where the retry fails, too. */}
        <p>{isRetrying ? t`Loading…` : reason}</p>
        <p>
          <WholeDates>{t`We could not refresh this page. You see what we loaded at ${time}.`}</WholeDates>
        </p>
      </div>
      <Button variant="text" isBusy={isRetrying} onClick={onRetry}>{t`Retry`}</Button>
    </Notice>
  );
}
