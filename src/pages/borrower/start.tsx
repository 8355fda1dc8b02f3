import { createProgressFetch } from '../../api/progressFetch';
import { readEnvironment } from '../../environment/readEnvironment';
import { adoptFirst } from '../../head/adoptFirst';
import { breathe } from '../../head/breathe';
import type { HandOver } from '../../head/handOver';
import { createSendingLocks } from '../../money/turns';
import { createWebViewBridge, type NativeGlobals } from '../../native/bridge';
import type { Departure } from '../../navigation/leave';
import type { OfferedScreen } from '../../navigation/screens/row';
import { startReports } from '../../reports/startReports';
import { boxesOf } from '../../session/box';
import { createKeeper, marksOf, sweep } from '../../session/keeper';
import { createReloadOnce } from '../shell/lazyScreen';
import { PageFailure } from '../shell/PageFailure';
import { rightEnvironment } from '../shell/rightEnvironment';
import { rootOf } from '../shell/rootOf';
import { tellingCrashes } from '../shell/rootOptions';
import { watchedBy } from '../shell/watchedBy';
import { compose } from './compose';
import { askAhead, readAhead } from './readAhead';
import { createRoot } from './root';

/** The composition root: everything that touches the world is made here and passed in. */
export async function start(
  page: Window,
  { session, facts, first }: HandOver,
  moreScreens: readonly OfferedScreen[] = [],
): Promise<void> {
  const { document, location, navigator } = page;
  const environment = await rightEnvironment(document, readEnvironment(document));
  if (!environment) return;
  const boxes = boxesOf(page);
  const marks = await marksOf(boxes, session.launch);
  const keeper = createKeeper(boxes, marks, page);
  const reporter = startReports(page, environment);
  const send: typeof fetch = (...request) => page.fetch(...request);
  const adopting = adoptFirst(first, send);
  const { app, services, store, screens, prepare } = compose({
    capabilities: {
      environment,
      session,
      fetch: adopting.fetch,
      progressFetch: createProgressFetch(() => new XMLHttpRequest()),
      bridge: createWebViewBridge(
        page as NativeGlobals,
        (handler) => {
          console.warn(`Native handler ${handler} is missing or failed`);
          reporter({ kind: 'bridge', handler });
        },
        environment.nativeBridge,
      ),
      departure: departureOf(location),
      turns: createSendingLocks(navigator.locks, session.launch.userId),
      reporter,
      keeper,
    },
    reload: createReloadOnce(keeper, page),
    devTools: await watchedBy(page, environment),
    moreScreens,
  });
  document.documentElement.lang = services.i18n.locale;
  try {
    await prepare(location.pathname);
    await breathe();
  } catch {
    createRoot(rootOf(document)).render(<PageFailure />);
    return;
  }

  const { read } = facts;
  if (read && first?.arrived()?.status === 200) {
    await adopting.prime(() => askAhead(store.dispatch, read.asks.alias, first.request.parameters));
    await breathe();
  }
  createRoot(rootOf(document), tellingCrashes(reporter)).render(app);
  readAhead(document, { launch: session.launch, dispatch: store.dispatch, screens });
  sweep(boxes, marks);
}

function departureOf(location: Location): Departure {
  return {
    origin: location.origin,
    assign: (url) => {
      location.assign(url);
    },
    replace: (url) => {
      location.replace(url);
    },
  };
}
