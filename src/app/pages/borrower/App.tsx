import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { Provider, useSelector } from 'react-redux';
import {
  type Location,
  NavigationType,
  useLocation,
  useNavigationType,
  useRoutes,
} from 'react-router-dom';
import type { BorrowerStore } from '@/app/store/borrower';
import type { Services } from '@/app/store/services';
import { Skeleton } from '@/design/ui';
import { whenIdle } from '@/platform/base';
import { BridgeProvider } from '@/platform/native';
import { LeaveProvider } from '@/platform/navigation';
import { selectHasSession } from '@/platform/session';
import { BorrowerScreen } from '@/shared';
import { CrashScreen, CurrentScreen } from '../shell/CurrentScreen';
import { Providers } from '../shell/Providers';
import { ROUTER_OPTIONS, type RouterProps } from '../shell/routerOptions';
import { Toaster, useStoreValue } from '../shell/Toaster';
import { type ScreenRoute, type Screens, shownAt } from './router';

export interface AppProps {
  readonly services: Services;
  readonly store: BorrowerStore;
  readonly screens: Screens;
  readonly Router: ComponentType<RouterProps>;
}

export function App({ services, store, screens, Router }: AppProps) {
  const { environment, bridge, leave, i18n, library } = services;
  // `Provider` keeps the state of its first render. The new key releases that state when the session ends.
  const hasSession = useStoreValue(store, selectHasSession);
  return (
    <Providers environment={environment} i18n={i18n} library={library}>
      <Provider key={String(hasSession)} store={store}>
        <BridgeProvider value={bridge}>
          <LeaveProvider value={leave}>
            <Router future={ROUTER_OPTIONS}>
              <ScreenRoutes screens={screens} />
            </Router>
          </LeaveProvider>
        </BridgeProvider>
      </Provider>
      <Toaster store={store} />
    </Providers>
  );
}

function ScreenRoutes({ screens }: Pick<AppProps, 'screens'>) {
  const location = useShownLocation();
  const { pathname } = location;
  useEffect(() => whenIdle(() => screens.fetchNext(pathname)), [screens, pathname]);
  // The same elements: the screen before is not rendered again in the task of the tap.
  const routes = useMemo(
    () =>
      screens.routes.map((route) => ({
        path: route.path,
        element: <BorrowersScreen screens={screens} route={route} />,
      })),
    [screens],
  );
  return useRoutes(routes, location);
}

/**
 * The location whose screen is rendered: after a tap that of the next task. The browser answers the tap with a picture
 * first; the screen in the task of the tap made that picture late on a slow phone (docs/speed.md#what-was-reached). Back
 * shows its screen at once, because the browser then scrolls to the former place.
 */
function useShownLocation(): Location {
  const location = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [shown, setShown] = useState(location);
  useEffect(() => {
    if (location === shown) return undefined;
    const next = setTimeout(() => setShown(location));
    // The second tap of a double tap would open the screen twice.
    if (!isBack) document.addEventListener('click', dropTap, true);
    return () => {
      clearTimeout(next);
      document.removeEventListener('click', dropTap, true);
    };
  }, [location, shown, isBack]);
  return isBack ? location : shown;
}

function dropTap(tap: Event): void {
  tap.preventDefault();
  tap.stopPropagation();
}

interface BorrowersScreenProps extends Pick<AppProps, 'screens'> {
  readonly route: ScreenRoute;
}

function BorrowersScreen({ screens, route }: BorrowersScreenProps) {
  const hasSession = useSelector(selectHasSession);
  return (
    <CurrentScreen
      screen={shownAt(screens, route, hasSession)}
      waiting={<WaitingScreen />}
      crash={(retry) => <CrashScreen onRetry={retry} Frame={BorrowerScreen} />}
    />
  );
}

/** Shown at once after a tap while the next screen's code is loading. Its Back button works. */
function WaitingScreen() {
  const { t } = useLingui();
  return (
    <BorrowerScreen title={t`Loading…`} isBusy hidesService>
      <Skeleton />
    </BorrowerScreen>
  );
}
