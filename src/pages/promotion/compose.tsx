import type { I18n } from '@lingui/core';
import { configureStore, createListenerMiddleware, type Middleware } from '@reduxjs/toolkit';
import type { ComponentType, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { api } from '../../api/api';
import type { ApiPorts } from '../../api/baseQuery';
import { failed } from '../../api/matchers';
import { writesSlice } from '../../api/writes';
import type { Environment } from '../../environment/environment';
import {
  hashPages,
  isLandingRead,
  landingFailureText,
  PortsProvider,
  promotionMeta,
  promotionSlice,
  RESEND_AT,
  RegisterScreen,
  restoredPromotion,
  type PromotionPorts,
} from '../../features/promotion/index';
import type { Library } from '../../legal/library';
import { createI18n, loadCatalogue, say } from '../../i18n/i18n';
import { languageOf, type Language } from '../../i18n/language';
import { standsAt } from '../../navigation/paths';
import { Screen } from '../../ui/Screen';
import { toastShown, toastsSlice } from '../../borrower/toasts';
import { requestContextOf } from '../../session/commonParameters';
import type { Launch } from '../../session/launch';
import { sessionSlice } from '../../session/sessionSlice';
import type { Keeper } from '../../session/keeper';
import { CrashScreen } from '../shell/CrashScreen';
import { CurrentScreen } from '../shell/CurrentScreen';
import { lazyScreen, type LazyScreen, type ReloadOnce } from '../shell/lazyScreen';
import { strictly } from '../shell/strictly';
import { Surroundings } from '../shell/Surroundings';
import { Toaster } from '../shell/Toaster';

export interface PromotionCapabilities {
  readonly environment: Environment;
  readonly launch: Launch;
  readonly fetch: typeof fetch;
  readonly keeper: Keeper;
  readonly library: Library;
  readonly ports: PromotionPorts;
  readonly reload: ReloadOnce;
  /** The hash's router; another one where there is no browser. */
  readonly Router: ComponentType<{ readonly children: ReactNode }>;
}

/** Builds the promotion from its capabilities: a small store, the texts, the element. */
export function composePromotion(capabilities: PromotionCapabilities) {
  const { environment, launch, library, ports, Router } = capabilities;
  const i18n = createI18n(promotionLanguage(environment, launch));
  const store = createPromotionStore(capabilities, i18n);
  const pages = pagesAt(i18n, capabilities.reload);
  const app = strictly(
    <Surroundings environment={environment} i18n={i18n} library={library}>
      <Provider store={store}>
        <PortsProvider value={ports}>
          <Router>
            <CurrentScreen
              at={pages}
              crash={(retry) => <CrashScreen onRetry={retry} Frame={Screen} />}
            />
          </Router>
          <Toaster />
        </PortsProvider>
      </Provider>
    </Surroundings>,
  );
  /** Loads the texts and the page behind a hash, so that the first render shows it at once. */
  const prepare = async (hash = '') => {
    const page = pages(hash.replace(/^#|\?.*/g, '')).preload();
    await Promise.all([
      // A chunk that cannot be had is said by the failure page, not by a blank one.
      page.catch(() => undefined),
      loadCatalogue(i18n, 'shell'),
      loadCatalogue(i18n, 'promotion'),
      // The page does without its facts where they cannot be had.
      library.load('promotion', i18n.locale).catch(() => undefined),
    ]);
  };
  return { app, i18n, store, meta: promotionMeta, prepare };
}

/** Chinese, unless the environment leaves it to the launch (docs/reference/environment.md#keys). */
export const promotionLanguage = (environment: Environment, { language }: Launch): Language =>
  environment.promotionLanguage === 'zh' ? 'zh' : languageOf(language, environment.defaultLanguage);

/** The landing page is there at once, as it was rendered; what is behind no known hash is the landing page. */
function pagesAt(i18n: I18n, reload: ReloadOnce): (pathname: string) => LazyScreen {
  const pages = hashPages.map((screen) => ({ screen, lazy: lazyScreen(screen, i18n, reload) }));
  const landing: LazyScreen = {
    Screen: RegisterScreen,
    preload: () => Promise.resolve(),
    forgetFailure: () => undefined,
  };
  return (pathname) => pages.find(({ screen }) => standsAt(screen, pathname))?.lazy ?? landing;
}

function createPromotionStore(capabilities: PromotionCapabilities, i18n: I18n) {
  const { environment, launch, fetch, keeper } = capabilities;
  const extraArgument: ApiPorts = {
    environment,
    fetch,
    requestContext: () => requestContextOf(launch, environment),
  };
  return configureStore({
    reducer: {
      session: sessionSlice.reducer,
      promotion: promotionSlice.reducer,
      writes: writesSlice.reducer,
      toasts: toastsSlice.reducer,
      api: api.reducer,
    },
    preloadedState: {
      session: { launch },
      promotion: restoredPromotion(keeper.read(RESEND_AT)),
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument } })
        .prepend(createListeners(i18n), keepCountdown(keeper))
        .concat(api.middleware),
    devTools: false,
  });
}

function createListeners(i18n: I18n): Middleware {
  const listeners = createListenerMiddleware();

  // The landing page's reads say in a toast why they failed; its writes speak for themselves.
  listeners.startListening({
    matcher: failed,
    effect: ({ payload }, { dispatch }) => {
      if (!isLandingRead(payload)) return;
      const text = landingFailureText(payload);
      dispatch(toastShown('error', say(i18n, text)));
    },
  });

  return listeners.middleware;
}

/** Writes the countdown's end to the tab's storage, so that a reload goes on with it. */
function keepCountdown(keeper: Keeper): Middleware<object, { promotion: { resendAt: number } }> {
  return (store) => (next) => (action) => {
    const before = store.getState().promotion.resendAt;
    const result = next(action);
    const after = store.getState().promotion.resendAt;
    if (after !== before) keeper.write(RESEND_AT, after);
    return result;
  };
}
