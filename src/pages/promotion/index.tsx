import { readEnvironment } from '../../environment/readEnvironment';
import { createLibrary, documentsOf } from '../../legal/library';
import { startReports } from '../../reports/startReports';
import { boxesOf } from '../../session/box';
import { createKeeper } from '../../session/keeper';
import { openWithoutSession } from '../../session/openSession';
import { breathe } from '../shell/breathe';
import { createReloadOnce } from '../shell/lazyScreen';
import { PageFailure } from '../shell/PageFailure';
import { rightEnvironment } from '../shell/rightEnvironment';
import { watchedBy } from '../shell/watchedBy';

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
  const witness = startReports(page, { url: environment.reportUrl, release: __RELEASE__ });
  const { takeOver, composePromotion, HashRouter, conversionsOf, deviceIdOf, platformOf } =
    await evaluate();
  const keeper = createKeeper(boxesOf(page), {}, page);
  const { app, store, i18n, prepare } = composePromotion({
    environment,
    launch,
    fetch: (...request) => page.fetch(...request),
    keeper,
    witness,
    library: createLibrary((...request) => page.fetch(...request), documentsOf(document)),
    ports: {
      deviceId: deviceIdOf(keeper),
      platform: platformOf(navigator),
      pageQuery: location.search,
      ownOrigin: location.origin,
      reportConversion: conversionsOf(page, environment.conversionUrl),
    },
    reload: createReloadOnce(keeper, page),
    devTools: await watchedBy(page, environment),
    Router: HashRouter,
  });
  try {
    await Promise.all([prepare(location.hash), breathe()]);
  } catch {
    takeOver({ page: document, app: <PageFailure />, language: i18n.locale, isAsRendered: false });
    return;
  }

  takeOver({
    page: document,
    app,
    witness,
    language: i18n.locale,
    isAsRendered:
      /^(#\/?(\?.*)?)?$/.test(location.hash) && store.getState().promotion.resendAt === 0,
  });
}

/** Evaluates the parts of this very file one by one. */
async function evaluate() {
  const { takeOver } = await import(/* webpackMode: "eager" */ '../shell/takeOver');
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
    takeOver,
    HashRouter,
    conversionsOf,
    deviceIdOf,
    platformOf,
    composePromotion,
  };
}

void start(window);
