import { breathe } from '../shell/breathe';
import { createReloadOnce } from '../shell/lazyScreen';
import { rightEnvironment } from '../shell/rightEnvironment';
import { showStartFailure } from '../shell/startFailure';
import { watchedBy } from '../shell/watchedBy';
import { createLibrary, documentsOf } from '../../legal/library';
import { readEnvironment } from '../../environment/readEnvironment';
import { boxesOf } from '../../session/box';
import { createKeeper } from '../../session/keeper';
import { openWithoutSession } from '../../session/openSession';

/** The composition root of the promotion: everything that touches the world is made here. */
async function start(page: Window): Promise<void> {
  const { document, location, navigator } = page;
  // First of all: whatever follows may ask for something, and must not tell where from.
  const launch = openWithoutSession(page);
  if (__LAUNCH_PAD__) {
    // Development only; in the same file, as in `pages/borrower/index.tsx`.
    const preview = await import(/* webpackMode: "eager" */ '../../features/preview/index');
    preview.applyChosenEnvironment(document);
  }
  const environment = await rightEnvironment(document, readEnvironment(document));
  if (!environment) return;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const {
    createRoot,
    hydrateRoot,
    startTransition,
    composePromotion,
    HashRouter,
    conversionsOf,
    deviceIdOf,
    platformOf,
  } = await evaluate();
  const keeper = createKeeper(boxesOf(page), {}, page);
  const { app, store, i18n, prepare } = composePromotion({
    environment,
    launch,
    fetch: (...request) => page.fetch(...request),
    keeper,
    library: createLibrary((...request) => page.fetch(...request), documentsOf(document)),
    ports: {
      deviceId: deviceIdOf(keeper),
      platform: platformOf(navigator),
      pageQuery: location.search,
      ownOrigin: location.origin,
      reportConversion: conversionsOf(page, environment.conversionUrl),
    },
    reload: createReloadOnce(
      keeper,
      () => {
        location.reload();
      },
      () => navigator.onLine,
    ),
    devTools: await watchedBy(page, environment),
    Router: HashRouter,
  });
  try {
    await Promise.all([prepare(location.hash), breathe()]);
  } catch {
    showStartFailure(page);
    return;
  }

  const isAsRendered =
    root.hasChildNodes() &&
    document.documentElement.lang === i18n.locale &&
    /^(#\/?(\?.*)?)?$/.test(location.hash) &&
    store.getState().promotion.resendAt === 0;
  document.documentElement.lang = i18n.locale;
  // What differs from the frame that was rendered at build time takes its place in one go.
  // A transition gives way to a finger in between.
  startTransition(() => {
    if (isAsRendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

/** Evaluates the parts of this very file one by one. */
async function evaluate() {
  const { startTransition } = await import(/* webpackMode: "eager" */ 'react');
  const { createRoot, hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await breathe();
  await import(/* webpackMode: "eager" */ '../../api/api');
  await breathe();
  const { HashRouter } = await import(/* webpackMode: "eager" */ 'react-router-dom');
  const { conversionsOf, deviceIdOf, platformOf } = await import(
    /* webpackMode: "eager" */ '../../features/promotion/index'
  );
  await breathe();
  const { composePromotion } = await import(/* webpackMode: "eager" */ './compose');
  return {
    createRoot,
    hydrateRoot,
    startTransition,
    HashRouter,
    conversionsOf,
    deviceIdOf,
    platformOf,
    composePromotion,
  };
}

void start(window);
