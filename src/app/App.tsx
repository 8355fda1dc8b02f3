import { I18nProvider } from '@lingui/react';
import { Suspense } from 'react';
import { Provider, useSelector } from 'react-redux';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { EnvironmentProvider } from '../environment/EnvironmentContext';
import { BridgeProvider } from '../native/BridgeContext';
import { LeaveProvider } from '../navigation/LeaveContext';
import { selectHasSession } from '../session/sessionSlice';
import { GlobalStyle } from '../theme/GlobalStyle';
import type { Theme } from '../theme/theme';
import { CrashScreen } from './CrashScreen';
import { ErrorBoundary } from './ErrorBoundary';
import type { Screens } from './router';
import type { Services } from './services';
import type { createStore } from './store';
import { Toaster } from './Toaster';

export interface AppProps {
  readonly services: Services;
  readonly store: ReturnType<typeof createStore>;
  readonly theme: Theme;
  readonly screens: Screens;
}

export function App({ services, store, theme, screens }: AppProps) {
  const { environment, bridge, leave, i18n } = services;
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <Provider store={store}>
        <EnvironmentProvider value={environment}>
          <BridgeProvider value={bridge}>
            <LeaveProvider value={leave}>
              <I18nProvider i18n={i18n}>
                <BrowserRouter>
                  <CurrentScreen screens={screens} />
                </BrowserRouter>
                <Toaster />
              </I18nProvider>
            </LeaveProvider>
          </BridgeProvider>
        </EnvironmentProvider>
      </Provider>
    </ThemeProvider>
  );
}

/** Another path starts clean: its screen is mounted anew, and a crash stays with the screen it was in. */
function CurrentScreen({ screens }: Pick<AppProps, 'screens'>) {
  const { pathname } = useLocation();
  const { Screen } = screens.at(pathname, useSelector(selectHasSession));
  return (
    <ErrorBoundary key={pathname} fallback={(retry) => <CrashScreen onRetry={retry} />}>
      <Suspense fallback={null}>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  );
}
