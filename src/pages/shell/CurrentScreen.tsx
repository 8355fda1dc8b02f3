import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { EndOfPrerenderedStyle } from '../../theme/StyleTarget';
import { ErrorBoundary } from './ErrorBoundary';
import type { LazyScreen } from './lazyScreen';

export interface CurrentScreenProps {
  readonly screen: LazyScreen;
  /** Stands in place of a screen whose file is on its way. */
  readonly waiting?: ReactNode;
  /** Stands in place of a screen that crashed or could not be loaded. */
  readonly crash: (retry: () => void) => ReactNode;
}

/** A route's element. Another path starts clean: its screen is mounted anew, and a crash stays with the screen it was in. */
export function CurrentScreen({ screen, waiting, crash }: CurrentScreenProps) {
  const { pathname } = useLocation();
  const { Screen, forgetFailure } = screen;
  return (
    <ErrorBoundary key={pathname} onCaught={forgetFailure} fallback={crash}>
      <Suspense fallback={waiting}>
        <Screen />
        <EndOfPrerenderedStyle />
      </Suspense>
    </ErrorBoundary>
  );
}
