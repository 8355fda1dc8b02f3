import { I18nProvider } from '@lingui/react';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { EnvironmentProvider } from '../environment/EnvironmentContext';
import { BridgeProvider } from '../native/BridgeContext';
import { LeaveProvider } from '../navigation/LeaveContext';
import { GlobalStyle } from '../theme/GlobalStyle';
import type { Theme } from '../theme/theme';
import { CrashScreen } from './CrashScreen';
import { ErrorBoundary } from './ErrorBoundary';
import { NotFoundScreen } from './NotFoundScreen';
import { SessionGuard } from './SessionGuard';
import type { AppScreen } from './router';
import type { Services } from './services';
import type { createStore } from './store';
import { Toaster } from './Toaster';

export interface AppProps {
  readonly services: Services;
  readonly store: ReturnType<typeof createStore>;
  readonly theme: Theme;
  readonly screens: readonly AppScreen[];
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
                  <Screens screens={screens} />
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

function Screens({ screens }: Pick<AppProps, 'screens'>) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} fallback={(retry) => <CrashScreen onRetry={retry} />}>
      <Suspense fallback={null}>
        <Routes>
          {screens.map(({ path, needsSession, lazy: { Screen } }) => (
            <Route
              key={path}
              path={path}
              element={
                needsSession ? (
                  <SessionGuard>
                    <Screen />
                  </SessionGuard>
                ) : (
                  <Screen />
                )
              }
            />
          ))}
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
