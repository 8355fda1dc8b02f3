import {
  type BrowserStorages,
  latestBorrowerOn,
  ownerHashOf,
  storagesOf,
} from '@/platform/storage';
import { claimEntry } from '../launch/historyEntries';
import { hasSession, isSameLogin, type Launch } from '../launch/launch';
import type { OpenedSession } from '../launch/openSession';
import {
  becomeLatestBorrower,
  isTabOfOtherLogin,
  loginTag,
  SESSION,
  storedSession,
  storeSession,
} from '../owner/latestBorrower';
import { onSessionEnd } from '../owner/sessionEnd';
import { announceLaunch, onOtherBorrower } from './otherTabs';
import { stopPage } from './stopPage';

/**
 * Hides a borrower's page from the next borrower. It runs before any part of an answer can be painted. A fresh launch
 * replaces the tab's earlier session at once. The page stops when another borrower is launched on the device. A page from
 * the back-forward cache is shown only if the tab still has the page's login.
 */
export function guardPage(page: Window, { launch, isFreshLaunch }: OpenedSession): void {
  if (!hasSession(launch)) return;
  const storages = storagesOf(page);
  if (isFreshLaunch) {
    storeSession(storages, launch);
    announceLaunch(launch);
  }
  claimEntry(page.history, loginTag(storages));
  const guard = createGuard(page, storages, launch);
  guard.begin();
  onSessionEnd(page, () => {
    guard.endSession();
    // The addresses of calls contain the session.
    page.performance.clearResourceTimings();
  });
  page.addEventListener('storage', guard.endIfOver);
  page.document.addEventListener('visibilitychange', guard.endIfOver);
  page.addEventListener('pagehide', () => {
    guard.hide();
    // A page in the cache is frozen. A page whose timer runs has stayed: a link to an app or a file was followed.
    page.setTimeout(guard.show, STAYS_MS);
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) guard.show();
  });
}

const STAYS_MS = 500;

/** The state of a page's guard, and its reaction to each event. */
function createGuard(page: Window, storages: BrowserStorages, opened: Launch) {
  const { document, location } = page;
  /** The page's launch; empty after the session's end: no closure holds the session then. */
  let launch = opened;
  let isOver = false;
  /** The page is in the back-forward cache, or returns from it. The tab may have the session of another launch. */
  let isAway = false;
  /** The hash of this page's borrower on this device; undefined until the digest is ready. */
  let hash: string | undefined;
  let stopListening = (): void => undefined;
  const end = () => {
    if (isOver) return;
    isOver = true;
    stopListening();
    storages.tab.remove(SESSION.key);
    stopPage(page);
    location.replace('about:blank');
  };
  const endIfOver = () => {
    const latest = latestBorrowerOn(storages);
    if (hash && latest && latest !== hash && !isAway) end();
  };
  const announce = async () => {
    hash = await ownerHashOf(storages.device, [launch.userId ?? '']);
    if (isAway || isOver || isTabOfOtherLogin(storages, launch)) return;
    becomeLatestBorrower(storages, hash);
    endIfOver();
  };
  const begin = () => {
    stopListening = onOtherBorrower(launch, end);
    void announce();
  };
  return {
    begin,
    endIfOver,
    endSession: () => {
      launch = {};
      stopListening();
      stopListening = () => undefined;
    },
    hide: () => {
      isAway = true;
      // The cached page is blank. An open channel would keep the page out of the cache.
      document.documentElement.hidden = true;
      stopListening();
    },
    show: () => {
      if (isOver || !isAway) return;
      if (hasSession(launch) && isSameLogin(storedSession(storages), launch)) {
        isAway = false;
        document.documentElement.hidden = false;
        begin();
      } else {
        isOver = true;
        stopPage(page);
        location.reload();
      }
    },
  };
}
