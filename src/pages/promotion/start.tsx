import { HashRouter } from 'react-router-dom';
import { readEnvironment } from '../../environment/readEnvironment';
import {
  conversionsOf,
  deviceIdOf,
  landingQuery,
  platformOf,
} from '../../features/promotion/index';
import { adoptFirst } from '../../head/adoptFirst';
import { breathe } from '../../head/breathe';
import type { HandOver } from '../../head/handOver';
import { createLibrary, documentsOf } from '../../legal/library';
import { startReports } from '../../reports/startReports';
import { boxesOf } from '../../session/box';
import { createKeeper } from '../../session/keeper';
import { createReloadOnce } from '../shell/lazyScreen';
import { PageFailure } from '../shell/PageFailure';
import { rightEnvironment } from '../shell/rightEnvironment';
import { takeOver } from '../shell/takeOver';
import { watchedBy } from '../shell/watchedBy';
import { composePromotion } from './compose';

/** The composition root of the promotion: everything that touches the world is made here and passed in. */
export async function start(page: Window, handOver: HandOver): Promise<void> {
  const { document, location, navigator } = page;
  const environment = await rightEnvironment(document, readEnvironment(document));
  if (!environment) return;
  const reporter = startReports(page, environment);
  const keeper = createKeeper(boxesOf(page), undefined, page);
  const { filled } = handOver;
  // From here on the fill leaves the page to the app.
  handOver.filled ??= {};
  const { app, store, i18n, prepare } = composePromotion({
    environment,
    launch: handOver.session.launch,
    fetch: adoptFirst(handOver.first, (...request) => page.fetch(...request)).fetch,
    keeper,
    reporter,
    library: createLibrary((...request) => page.fetch(...request), documentsOf(document)),
    ports: {
      deviceId: deviceIdOf(keeper),
      platform: platformOf(navigator),
      pageQuery: location.search,
      ownOrigin: location.origin,
      filled,
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
    reporter,
    language: i18n.locale,
    isAsRendered:
      landingQuery(location.hash) !== undefined && store.getState().promotion.resendAt === 0,
  });
}
