import { type ReactElement, StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { type BorrowerStore, createBorrowerStore } from '@/app/store/borrower';
import { type Capabilities, createServices, type Services } from '@/app/store/services';
import type { DevTools } from '@/platform/devTools';
import type { OfferedScreen } from '@/platform/navigation';
import { selectHasSession } from '@/platform/session';
import type { ReloadOnce } from '../shell/lazyScreen';
import { App, type AppProps } from './App';
import { createScreens, type Screens, shownAt } from './router';

export interface CompositionOptions {
  readonly capabilities: Capabilities;
  readonly reload: ReloadOnce;
  readonly devTools: DevTools;
  readonly moreScreens: readonly OfferedScreen[];
  /** Default: the browser's router. */
  readonly Router?: AppProps['Router'];
}

export interface Composition {
  readonly services: Services;
  readonly store: BorrowerStore;
  readonly screens: Screens;
  readonly app: ReactElement;
  /** Loads the screen at a path with its texts, so that the first render shows it at once. */
  readonly prepare: (pathname: string) => Promise<void>;
}

/** Builds the app from its capabilities: services → store → screens → element. */
export function compose(options: CompositionOptions): Composition {
  const { capabilities, reload, devTools, moreScreens, Router = BrowserRouter } = options;
  const services = createServices(capabilities);
  const store = createBorrowerStore(services, capabilities.launch, devTools);
  const screens = createScreens(services, reload, moreScreens);
  return {
    services,
    store,
    screens,
    app: (
      <StrictMode>
        <App services={services} store={store} screens={screens} Router={Router} />
      </StrictMode>
    ),
    async prepare(pathname) {
      const route = screens.routeAt(pathname);
      const screen = shownAt(screens, route, selectHasSession(store.getState()));
      // The crash screen shows that the screen's chunk is missing. Its texts are the app's, in the screen's language.
      await Promise.all([screen.loadTexts(), screen.preload().catch(() => undefined)]);
    },
  };
}
