import { HashRouter } from 'react-router-dom';
import { adoptEarlyAnswer } from '@/app/boot/adoptEarlyAnswer';
import type { Handover } from '@/app/boot/handover';
import { createLibrary, documentsOf } from '@/design/legal';
import {
  conversionsOf,
  deviceIdOf,
  landingQuery,
  pictureFetcher,
  platformOf,
} from '@/features/promotion';
import { readEnvironment } from '@/platform/environment';
import { startReports } from '@/platform/reports';
import { createOwnedStorage, storagesOf } from '@/platform/storage';
import { devToolsOf } from '../shell/devToolsOf';
import { PageFailure } from '../shell/ErrorBoundary';
import { createReloadOnce } from '../shell/lazyScreen';
import { mount } from '../shell/mount';
import { rightEnvironment } from '../shell/rightEnvironment';
import { composePromotion } from './compose';

/** The composition root of the promotion: makes all capabilities and passes them to the app. */
export async function start(page: Window, handOver: Handover): Promise<void> {
  const { document, location, navigator } = page;
  const environment = await rightEnvironment(document, readEnvironment(document));
  if (!environment) return;
  const reporter = startReports(page, environment);
  const storage = createOwnedStorage(storagesOf(page), undefined, page);
  const { filled } = handOver;
  const send: typeof fetch = (...request) => page.fetch(...request);
  // From now on `fillLanding` does not change the page: the app renders it.
  handOver.filled ??= {};
  const { app, store, i18n, prepare } = composePromotion({
    environment,
    launch: handOver.session.launch,
    begunAt: handOver.begunAt,
    fetch: adoptEarlyAnswer(handOver.first, send).fetch,
    storage,
    reporter,
    library: createLibrary(send, documentsOf(document)),
    ports: {
      deviceId: deviceIdOf(storage),
      platform: platformOf(navigator),
      pageQuery: location.search,
      ownOrigin: location.origin,
      filled,
      reportConversion: conversionsOf(page, environment.conversionUrl),
      fetchPicture: pictureFetcher(send),
    },
    reload: createReloadOnce(storage, page),
    devTools: await devToolsOf(page, environment),
    Router: HashRouter,
  });
  try {
    await prepare(location.hash);
  } catch {
    mount({ page: document, app: <PageFailure />, language: i18n.locale, isAsRendered: false });
    return;
  }

  mount({
    page: document,
    app,
    reporter,
    language: i18n.locale,
    isAsRendered:
      landingQuery(location.hash) !== undefined && store.getState().promotion.resendAt === 0,
  });
}
