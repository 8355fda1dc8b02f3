import { Suspense, type ComponentType, type ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { BridgeProvider } from '../../native/BridgeContext';
import { LeaveProvider } from '../../navigation/LeaveContext';
import { selectHasSession } from '../../session/sessionSlice';
import { CrashScreen } from '../shell/CrashScreen';
import { ErrorBoundary } from '../shell/ErrorBoundary';
import type { Screens } from './router';
import type { Services } from './services';
import type { createStore } from './store';
import { Surroundings } from '../shell/Surroundings';
import { Toaster } from '../shell/Toaster';

export interface AppProps {
  readonly services: Services;
  readonly store: ReturnType<typeof createStore>;
  readonly screens: Screens;
  readonly Router: ComponentType<{ readonly children: ReactNode }>;
}

export function App({ services, store, screens, Router }: AppProps) {
  const { environment, bridge, leave, i18n } = services;
  return (
    <Surroundings environment={environment} i18n={i18n}>
      <Provider store={store}>
        <BridgeProvider value={bridge}>
          <LeaveProvider value={leave}>
            <Router>
              <CurrentScreen screens={screens} />
            </Router>
            <Toaster />
          </LeaveProvider>
        </BridgeProvider>
      </Provider>
    </Surroundings>
  );
}

/** Another path starts clean: its screen is mounted anew, and a crash stays with the screen it was in. */
function CurrentScreen({ screens }: Pick<AppProps, 'screens'>) {
  const { pathname } = useLocation();
  const { Screen, forgetFailure } = screens.at(pathname, useSelector(selectHasSession));
  return (
    <ErrorBoundary
      key={pathname}
      onCaught={forgetFailure}
      fallback={(retry) => <CrashScreen onRetry={retry} />}
    >
      <Suspense fallback={null}>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  );
}
