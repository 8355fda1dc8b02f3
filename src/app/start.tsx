import { createRoot } from 'react-dom/client';
import { readEnvironment } from '../environment/readEnvironment';
import { createClaims } from '../api/claims';
import { loadCatalogue } from '../i18n/i18n';
import { createWebViewBridge, type NativeGlobals } from '../native/bridge';
import type { FeatureRoute } from '../navigation/featureRoute';
import { hasSession, isAnotherBorrower } from '../session/launch';
import { keptLaunch, openSession } from '../session/openSession';
import { createKeep } from '../session/storage';
import { themeFor } from '../theme/theme';
import { App } from './App';
import { showEnvironmentFailure } from './environmentFailure';
import { createReloadOnce } from './lazyScreen';
import { createScreens } from './router';
import { createServices } from './services';
import { createStore } from './store';

/** Options for Redux DevTools, loaded only where somebody has them open. */
async function devTools(page: Window) {
  if (!('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in page)) return false;
  return (await import('./devTools')).devToolsOptions;
}

/**
 * The composition root: environment → session → services → store → first screen → render. Everything
 * that touches the world is made here and passed in.
 */
export async function start(page: Window, moreRoutes: readonly FeatureRoute[] = []): Promise<void> {
  const { document, location, history, navigator } = page;
  const tab = createKeep(() => page.sessionStorage);
  const device = createKeep(() => page.localStorage);
  // First of all, so that nothing that follows can leak a session value from the address bar.
  const session = openSession({ location, history, tab, device });

  const reading = readEnvironment(document);
  if (!reading.ok) {
    showEnvironmentFailure(document, reading.issues);
    return;
  }
  const services = createServices({
    environment: reading.environment,
    session,
    fetch: (...request) => page.fetch(...request),
    bridge: createWebViewBridge(page as unknown as NativeGlobals, (handler) => {
      console.warn(`Native handler ${handler} is missing or failed`);
    }),
    departure: {
      origin: location.origin,
      assign: (url) => {
        location.assign(url);
      },
      replace: (url) => {
        location.replace(url);
      },
    },
    claims: createClaims(navigator.locks),
    tab,
  });
  const { i18n, environment } = services;
  document.documentElement.lang = i18n.locale;

  const reload = createReloadOnce(
    tab,
    () => {
      location.reload();
    },
    () => navigator.onLine,
  );
  const screens = createScreens(i18n, reload, moreRoutes);
  const firstScreen = screens.at(location.pathname, hasSession(session.launch)).preload();
  const store = createStore(services, await devTools(page));
  // A chunk that cannot be had is said by the failure page, not by a blank one.
  await Promise.all([loadCatalogue(i18n, 'shell'), firstScreen.catch(() => undefined)]);

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const theme = themeFor(environment.theme);
  createRoot(root).render(
    <App services={services} store={store} theme={theme} screens={screens} />,
  );

  // A page that comes back from the back-forward cache may have another borrower's tab by then.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isAnotherBorrower(keptLaunch(tab), session.launch)) location.reload();
  });
}
