import { type ComponentType, type ReactNode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { BorrowerScreen } from '../../borrower/BorrowerScreen';
import { whenIdle } from '../../borrower/whenIdle';
import { BridgeProvider } from '../../native/BridgeContext';
import { LeaveProvider } from '../../navigation/LeaveContext';
import { selectHasSession } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { CrashScreen } from '../shell/CrashScreen';
import { CurrentScreen } from '../shell/CurrentScreen';
import { Surroundings } from '../shell/Surroundings';
import { Toaster } from '../shell/Toaster';
import type { Screens } from './router';
import type { Services } from '../../store/services';
import type { createStore } from './store';
import { WaitingScreen } from './WaitingScreen';

interface RouterProps {
  readonly children: ReactNode;
  /** A tap is answered at once: as a transition, a slow phone draws the next screen bit by bit between frames of the old one. */
  readonly useTransitions: false;
}

export interface AppProps {
  readonly services: Services;
  readonly store: ReturnType<typeof createStore>;
  readonly screens: Screens;
  readonly Router: ComponentType<RouterProps>;
}

export function App({ services, store, screens, Router }: AppProps) {
  const { environment, bridge, leave, i18n, library } = services;
  return (
    <Surroundings environment={environment} i18n={i18n} library={library}>
      <Provider store={store}>
        <BridgeProvider value={bridge}>
          <LeaveProvider value={leave}>
            <Router useTransitions={false}>
              <BorrowersScreen screens={screens} />
            </Router>
            <Toaster />
          </LeaveProvider>
        </BridgeProvider>
      </Provider>
    </Surroundings>
  );
}

function BorrowersScreen({ screens }: Pick<AppProps, 'screens'>) {
  const hasSession = useAppSelector(selectHasSession);
  const { pathname } = useLocation();
  useEffect(() => whenIdle(() => screens.fetchNext(pathname)), [screens, pathname]);
  return (
    <CurrentScreen
      at={(pathname) => screens.at(pathname, hasSession)}
      waiting={<WaitingScreen />}
      crash={(retry) => <CrashScreen onRetry={retry} Frame={BorrowerScreen} />}
    />
  );
}
