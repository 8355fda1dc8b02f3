import { readEnvironment } from '../../environment/readEnvironment';
import { adoptFirst } from '../../head/adoptFirst';
import { answerPainted, begunIn, takePage } from '../../head/begun';
import { breathe } from '../../head/breathe';
import { startApp } from '../../head/lostFiles';
import { createLibrary, documentsOf } from '../../legal/library';
import { startReports } from '../../reports/startReports';
import { boxesOf } from '../../session/box';
import { createKeeper } from '../../session/keeper';
import { createReloadOnce } from '../shell/lazyScreen';
import { PageFailure } from '../shell/PageFailure';
import { rightEnvironment } from '../shell/rightEnvironment';
import { watchedBy } from '../shell/watchedBy';

/** The composition root of the promotion: everything that touches the world is made here. */
async function start(page: Window): Promise<void> {
  const { document, location, navigator } = page;
  const begun = begunIn(page);
  // What keeps the processor busy waits until the advertisement's words, which the page itself shows, can be read.
  await answerPainted(page);
  await breathe();
  const environment = await rightEnvironment(document, readEnvironment(document));
  if (!environment) return;
  await breathe();
  const witness = startReports(page, { url: environment.reportUrl, release: __RELEASE__ });
  const parts = await evaluate();
  const { takeOver, composePromotion, HashRouter } = parts;
  const keeper = createKeeper(boxesOf(page), {}, page);
  const { app, store, i18n, prepare } = composePromotion({
    environment,
    launch: begun.session.launch,
    fetch: adoptFirst(begun.first, (...request) => page.fetch(...request)).fetch,
    keeper,
    witness,
    library: createLibrary((...request) => page.fetch(...request), documentsOf(document)),
    ports: {
      deviceId: parts.deviceIdOf(keeper),
      platform: parts.platformOf(navigator),
      pageQuery: location.search,
      ownOrigin: location.origin,
      filled: takePage(page),
      reportConversion: parts.conversionsOf(page, environment.conversionUrl),
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
      parts.landingQuery(location.hash) !== undefined && store.getState().promotion.resendAt === 0,
  });
}

/** Evaluates the parts of this very file one by one. */
async function evaluate() {
  const { takeOver } = await import(/* webpackMode: "eager" */ '../shell/takeOver');
  await breathe();
  await import(/* webpackMode: "eager" */ '../../api/api');
  await breathe();
  const { HashRouter } = await import(/* webpackMode: "eager" */ 'react-router-dom');
  const { conversionsOf, deviceIdOf, landingQuery, platformOf } = await import(
    /* webpackMode: "eager" */ '../../features/promotion/index'
  );
  await breathe();
  const { composePromotion } = await import(/* webpackMode: "eager" */ './compose');
  return {
    takeOver,
    HashRouter,
    conversionsOf,
    deviceIdOf,
    landingQuery,
    platformOf,
    composePromotion,
  };
}

startApp(window, start);
