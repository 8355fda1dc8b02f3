import { useLingui } from '@lingui/react/macro';
import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { EndOfPrerenderedStyle } from '@/design/theme';
import { Button, type Elements, ErrorPanel } from '@/design/ui';
import { ErrorBoundary } from './ErrorBoundary';
import type { LazyScreen } from './lazyScreen';

export interface CurrentScreenProps {
  readonly screen: LazyScreen;
  /** Shown while the screen's code is loading. */
  readonly waiting?: Elements;
  /** Renders the replacement of a screen that crashed or could not be loaded. */
  readonly crash: (retry: () => void) => Elements;
}

/** A route's element. The path is the key, so another path mounts its screen again and drops an earlier crash. */
export function CurrentScreen({ screen, waiting, crash }: CurrentScreenProps) {
  const { pathname } = useLocation();
  const { Screen, inItsLanguage, forgetFailure } = screen;
  return (
    <ErrorBoundary
      key={pathname}
      onCaught={forgetFailure}
      fallback={(retry) => inItsLanguage(crash(retry))}
    >
      <Suspense fallback={waiting && inItsLanguage(waiting)}>
        <Screen />
        <EndOfPrerenderedStyle />
      </Suspense>
    </ErrorBoundary>
  );
}

export interface CrashScreenProps {
  readonly onRetry: () => void;
  /** The frame of the page's screens. */
  readonly Frame: ComponentType<{ readonly title: string; readonly children: Elements }>;
}

/** The replacement of a screen that crashed or could not be loaded. */
export function CrashScreen({ onRetry, Frame }: CrashScreenProps) {
  const { t } = useLingui();
  return (
    <Frame title={t`Something went wrong`}>
      <ErrorPanel
        title={t`This screen could not be shown`}
        message={t`What you already sent stays sent. Try again. If this happens again, go back and open the screen once more.`}
        actions={<Button onClick={onRetry}>{t`Retry`}</Button>}
      />
    </Frame>
  );
}
