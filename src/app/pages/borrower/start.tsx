import { createRoot } from 'react-dom/client';
import { adoptEarlyAnswer } from '@/app/boot/adoptEarlyAnswer';
import type { Handover } from '@/app/boot/handover';
import { replayTap } from '@/app/boot/placeholder/taps';
import { createSendingLocks } from '@/domain/money';
import { api } from '@/platform/api';
import { epochOf } from '@/platform/base';
import { type Environment, markLanguage, readEnvironment } from '@/platform/environment';
import { createWebViewBridge, type NativeGlobals } from '@/platform/native';
import type { OfferedScreen, PageExit } from '@/platform/navigation';
import { type Reporter, startReports } from '@/platform/reports';
import { answerAdopted, hasEnded, keepEntriesApart, onSessionEnd } from '@/platform/session';
import {
  createDurableStorage,
  createOwnedStorage,
  ownerHashesOf,
  removeExpired,
  storagesOf,
} from '@/platform/storage';
import { devToolsOf } from '../shell/devToolsOf';
import { PageFailure } from '../shell/ErrorBoundary';
import { createReloadOnce } from '../shell/lazyScreen';
import { crashOptions, rootOf } from '../shell/mount';
import { rightEnvironment } from '../shell/rightEnvironment';
import { compose } from './compose';
import { prefetchOnTouch, prefetchRead } from './prefetch';

/** The composition root: makes all capabilities and passes them to the app. */
export async function start(
  page: Window,
  { opened, session, facts, first, taps }: Handover,
  moreScreens: readonly OfferedScreen[] = [],
): Promise<void> {
  const { document, location, navigator } = page;
  const environment = await rightEnvironment(document, readEnvironment(document));
  if (!environment) return;
  keepEntriesApart(page);
  const storages = storagesOf(page);
  const durable = createDurableStorage(page, storages.device, session.launch.userId);
  const hashes = await ownerHashesOf(storages, session.launch);
  if (hasEnded(document)) return;
  const storage = createOwnedStorage(storages, hashes, page);
  const reporter = startReports(page, environment);
  const send: typeof fetch = (...request) => page.fetch(...request);
  const adopting = adoptEarlyAnswer(first, send, (askedAt) => {
    store.dispatch(answerAdopted({ askedAt, until: Date.now() }));
  });
  let owner = session.launch.userId;
  onSessionEnd(page, () => {
    owner = undefined;
    adopting.release();
  });
  const { app, services, store, screens, prepare } = compose({
    capabilities: {
      environment,
      launch: session.launch,
      // Not `performance.timeOrigin`: its clock stops while a phone sleeps, so it can lag by hours.
      openedAt: epochOf(opened),
      fetch: adopting.fetch,
      bridge: bridgeOf(page, environment, reporter),
      pageExit: pageExitOf(location),
      sendingLocks: createSendingLocks(navigator.locks, () => owner),
      reporter,
      storage,
      durable,
    },
    reload: createReloadOnce(storage, page),
    devTools: await devToolsOf(page, environment),
    moreScreens,
  });
  markLanguage(document.documentElement, services.i18n.locale);
  try {
    await prepare(location.pathname);
  } catch {
    createRoot(rootOf(document)).render(<PageFailure />);
    return;
  }
  if (hasEnded(document) || taps.isLeft) return;

  const { read } = facts;
  if (read && first?.arrived()?.status === 200) {
    const { parameters } = first.request;
    await adopting.adopt(async () => {
      const answer = await prefetchRead(store.dispatch, read.asks.alias, parameters);
      // The screen reads a failed answer again. A failure that it shows before would be announced twice.
      if (!answer.isSuccess) store.dispatch(api.util.resetApiState());
      return answer;
    });
  }
  const root = rootOf(document);
  replayTap(page, root, taps);
  createRoot(root, crashOptions(reporter)).render(app);
  prefetchOnTouch(document, { store, screens });
  removeExpired(storages, hashes);
}

function bridgeOf(page: Window, { nativeBridge }: Environment, reporter: Reporter) {
  const onFailure = (handler: string) => {
    console.warn(`Native handler ${handler} is missing or failed`);
    reporter({ kind: 'bridge', handler });
  };
  return createWebViewBridge(page as NativeGlobals, onFailure, nativeBridge);
}

function pageExitOf(location: Location): PageExit {
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
