import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useEffect } from 'react';
import { ThemeProvider } from 'styled-components';
import { type Library, LibraryProvider } from '@/design/legal';
import { GlobalStyle, StyleTarget, themeRules } from '@/design/theme';
import { keepFocus } from '@/design/ui';
import { type Environment, EnvironmentProvider } from '@/platform/environment';
import { ErrorBoundary, PageFailure } from './ErrorBoundary';

export interface ProvidersProps {
  readonly environment: Environment;
  readonly i18n: I18n;
  readonly library: Library;
  readonly children: ReactNode;
}

/** The context of every page: the borrower's, the promotion's and the public pages. */
export function Providers({ environment, i18n, library, children }: ProvidersProps) {
  useEffect(keepFocus, []);
  return (
    <StyleTarget>
      <ThemeProvider theme={{ rules: themeRules(environment) }}>
        <GlobalStyle />
        <EnvironmentProvider value={environment}>
          <I18nProvider i18n={i18n}>
            <LibraryProvider value={library}>
              <ErrorBoundary fallback={() => <PageFailure />}>{children}</ErrorBoundary>
            </LibraryProvider>
          </I18nProvider>
        </EnvironmentProvider>
      </ThemeProvider>
    </StyleTarget>
  );
}
