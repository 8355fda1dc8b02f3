import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import type { Environment } from '../../environment/environment';
import { EnvironmentProvider } from '../../environment/EnvironmentContext';
import { type Library, LibraryProvider } from '../../legal/library';
import { GlobalStyle } from '../../theme/GlobalStyle';
import { StyleTarget } from '../../theme/StyleTarget';
import { themeFor } from '../../theme/theme';
import { ErrorBoundary } from './ErrorBoundary';
import { PageFailure } from './PageFailure';

export interface ProvidersProps {
  readonly environment: Environment;
  readonly i18n: I18n;
  readonly library: Library;
  readonly children: ReactNode;
}

/** What every page of ours stands in, the borrower's, the promotion's and the public ones alike. */
export function Providers({ environment, i18n, library, children }: ProvidersProps) {
  return (
    <StyleTarget>
      <ThemeProvider theme={themeFor(environment.theme)}>
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
