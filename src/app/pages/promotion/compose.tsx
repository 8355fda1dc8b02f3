import type { I18n } from '@lingui/core';
import { type ComponentType, StrictMode } from 'react';
import { Provider } from 'react-redux';
import { matchRoutes, useRoutes } from 'react-router-dom';
import { createPromotionStore } from '@/app/store/promotion';
import { createI18n, loadCatalogue } from '@/design/i18n';
import type { Library } from '@/design/legal';
import { Screen } from '@/design/ui';
import {
  beginVisit,
  hashPages,
  type Place,
  PortsProvider,
  promotionMeta,
  type PromotionPorts,
  RegisterScreen,
} from '@/features/promotion';
import type { DevTools } from '@/platform/devTools';
import { type Environment, type Language, languageOf } from '@/platform/environment';
import type { Reporter } from '@/platform/reports';
import { type Launch, requestContextOf } from '@/platform/session';
import type { OwnedStorage } from '@/platform/storage';
import { CrashScreen, CurrentScreen } from '../shell/CurrentScreen';
import { type LazyScreen, lazyScreen, type ReloadOnce } from '../shell/lazyScreen';
import { Providers } from '../shell/Providers';
import { ROUTER_OPTIONS, type RouterProps } from '../shell/routerOptions';
import { Toaster } from '../shell/Toaster';

export interface PromotionCapabilities {
  readonly environment: Environment;
  readonly launch: Launch;
  /** The page's address when its first script ran; undefined at build time. */
  readonly begunAt?: Place | undefined;
  readonly fetch: typeof fetch;
  readonly storage: OwnedStorage;
  /** Without a reporter nothing is reported. */
  readonly reporter?: Reporter | undefined;
  readonly library: Library;
  readonly ports: PromotionPorts;
  readonly reload: ReloadOnce;
  readonly devTools: DevTools;
  /** `HashRouter`; another router without a browser. */
  readonly Router: ComponentType<RouterProps>;
}

/** Builds the promotion from its capabilities: store → pages → element. */
export function composePromotion(capabilities: PromotionCapabilities) {
  const { environment, launch, library, ports, Router } = capabilities;
  const i18n = createI18n(promotionLanguage(environment, launch));
  const { fetch, storage, reporter, devTools } = capabilities;
  const context = requestContextOf(launch, environment);
  const requestContext = () => context;
  const store = createPromotionStore(
    { environment, fetch, requestContext, i18n, storage, reporter },
    devTools,
  );
  if (capabilities.begunAt) store.dispatch(beginVisit(capabilities.begunAt));
  const pages = pagesOf(i18n, capabilities.reload);
  const app = (
    <StrictMode>
      <Providers environment={environment} i18n={i18n} library={library}>
        <Provider store={store}>
          <PortsProvider value={ports}>
            <Router future={ROUTER_OPTIONS}>
              <PageRoutes pages={pages} />
            </Router>
          </PortsProvider>
        </Provider>
        <Toaster store={store} />
      </Providers>
    </StrictMode>
  );
  /** Loads the texts and the page behind a hash, so that the first render shows it at once. */
  const prepare = async (hash = '') => {
    const page = matchRoutes(pages, hash.replace(/^#\/?/, '/'))?.[0]?.route.screen.preload();
    await Promise.all([
      // The crash screen shows that the page's chunk is missing.
      page?.catch(() => undefined),
      loadCatalogue(i18n, 'app'),
      loadCatalogue(i18n, 'promotion'),
      // The page renders without its facts if they cannot be loaded.
      library.load('promotion', i18n.locale).catch(() => undefined),
    ]);
  };
  return { app, i18n, store, meta: promotionMeta, prepare };
}

interface Page {
  readonly path: string;
  readonly screen: LazyScreen;
}

function PageRoutes({ pages }: { readonly pages: readonly Page[] }) {
  return useRoutes(
    pages.map(({ path, screen }) => ({
      path,
      element: (
        <CurrentScreen
          screen={screen}
          crash={(retry) => <CrashScreen onRetry={retry} Frame={Screen} />}
        />
      ),
    })),
  );
}

/** The promotion's language: Chinese, or the launch's if the environment says so (docs/reference/environment.md#keys). */
export const promotionLanguage = (environment: Environment, { language }: Launch): Language =>
  environment.promotionLanguage === 'zh' ? 'zh' : languageOf(language, environment);

/** The promotion's pages. The landing page's code is in this bundle. An unknown hash shows the landing page. */
function pagesOf(i18n: I18n, reload: ReloadOnce): Page[] {
  const landing: LazyScreen = {
    Screen: RegisterScreen,
    preload: () => Promise.resolve(),
    inItsLanguage: (part) => part,
    forgetFailure: () => undefined,
  };
  const behind = hashPages.flatMap((row) => {
    const screen = lazyScreen(row, i18n, reload);
    return Object.values(row.paths).map((path) => ({ path, screen }));
  });
  return [...behind, { path: '*', screen: landing }];
}
