import { storagesOf } from '../../storage/browserStorage';
import { latestBorrowerOn, ownerHashOf } from '../../storage/ownerHash';
import { hasSession, isSameLogin } from '../launch/launch';
import type { OpenedSession } from '../launch/openSession';
import {
  becomeLatestBorrower,
  isTabOfOtherLogin,
  keepSession,
  keptSession,
  SESSION,
} from '../owner/latestBorrower';
import { onSessionEnd } from '../owner/sessionEnd';
import { announceLaunch, onOtherBorrower } from './otherTabs';

/**
 * Hides a borrower's page from the next borrower. It runs before any part of an answer can be painted. A fresh launch
 * replaces the tab's earlier session at once. The page stops when another borrower is launched on the device. A page from
 * the back-forward cache is shown only if the tab still has the page's login.
 */
export function guardPage(page: Window, session: OpenedSession): void {
  /** The page's launch; empty after the session's end. */
  let { launch } = session;
  if (!hasSession(launch)) return;
  const { document, location } = page;
  const storages = storagesOf(page);
  let isOver = false;
  /** In the back-forward cache, or returning from it: the tab's session may be that of another launch. */
  let isAway = false;
  /** The hash of this page's borrower on this device; undefined until the digest is ready. */
  let hash: string | undefined;

  const end = () => {
    if (isOver) return;
    isOver = true;
    stopListening();
    storages.tab.remove(SESSION.key);
    stopPage(page);
    // A native host may refuse this address. The page is then empty and sends no calls.
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
  const listen = () => onOtherBorrower(launch, end);

  if (session.isFreshLaunch) {
    keepSession(storages, launch);
    announceLaunch(launch);
  }
  let stopListening = listen();
  void announce();
  onSessionEnd(page, () => {
    launch = {};
    stopListening();
    stopListening = () => undefined;
    // The addresses of calls contain the session.
    page.performance.clearResourceTimings();
  });
  page.addEventListener('storage', endIfOver);
  document.addEventListener('visibilitychange', endIfOver);
  page.addEventListener('pagehide', () => {
    isAway = true;
    // The cached page is blank. An open channel would keep the page out of the cache.
    document.documentElement.hidden = true;
    stopListening();
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || isOver) return;
    if (!hasSession(launch) || !isSameLogin(keptSession(storages), launch)) {
      isOver = true;
      stopPage(page);
      location.reload();
      return;
    }
    isAway = false;
    stopListening = listen();
    document.documentElement.hidden = false;
    void announce();
  });
}

/** A page with a global that TypeScript declares outside of `Window`. */
type StoppablePage = Window & Partial<Pick<typeof globalThis, 'XMLHttpRequest'>>;

/**
 * Stops a page whatever the native host allows afterwards: pending calls are aborted, new calls fail, and the body is
 * empty. An aborted call releases its lock.
 */
function stopPage(page: StoppablePage): void {
  page.document.documentElement.hidden = true;
  const refuse = () => {
    throw new TypeError('This page has ended');
  };
  page.fetch = () => new Promise(refuse);
  if (page.XMLHttpRequest) page.XMLHttpRequest.prototype.send = refuse;
  // Aborts pending calls and the loading of files.
  page.stop();
  page.document.querySelector('body')?.replaceChildren();
}
