import { useLingui } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { ErrorPanel } from '../../ui/ErrorPanel';

export interface CrashScreenProps {
  readonly onRetry: () => void;
  /** What the page's screens stand in. */
  readonly Frame: ComponentType<{ readonly title: string; readonly children: ReactNode }>;
}

/** Stands in place of a screen that crashed or could not be loaded. */
export function CrashScreen({ onRetry, Frame }: CrashScreenProps) {
  const { t } = useLingui();
  return (
    <Frame title={t`Something went wrong`}>
      <ErrorPanel
        title={t`This screen could not be shown`}
        message={t`Try again; if it happens once more, go back and open the screen anew. What was sent before stays as it is.`}
        actions={<Button onClick={onRetry}>{t`Retry`}</Button>}
      />
    </Frame>
  );
}
