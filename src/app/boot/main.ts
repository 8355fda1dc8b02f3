import { thisMoment } from '@/platform/base';
import { markLanguage } from '@/platform/environment';
import { parameterGetter, plainPath, PROMOTION_PATH } from '@/platform/navigation';
import {
  guardPage,
  hasSession,
  meantAddress,
  openSession,
  parametersOf,
  stopPage,
} from '@/platform/session';
import { storagesOf } from '@/platform/storage';
import { factsOf, sendEarlyRequest } from './earlyRequest';
import { leaveHandover } from './handover';

/**
 * A borrower's page from its first script to its app. Three scripts run in this order: `start` (inline, before everything
 * else) runs this function; `fill` (inline, behind the placeholder); the app's file (deferred). In a page that the browser
 * prepares before it is opened, all three wait until it is shown (`whenShown.ts`).
 */
export function boot(page: Window): void {
  const { document, location, history } = page;
  const opened = thisMoment();

  // 0. The promotion is another document. A host that is asked for `/promotion%3Fid=1` sends this one.
  const { pathname, search, hash } = meantAddress(location);
  if (pathname !== location.pathname && plainPath(pathname) === PROMOTION_PATH) {
    stopPage(page);
    location.replace(PROMOTION_PATH + search + hash);
    return;
  }

  // 1. Read the launch, and take its values out of the address bar.
  const session = openSession({ location, history, storages: storagesOf(page) });
  const { launch } = session;

  // 2. Send the screen's first request. It is sent before the guard uses a storage, which can block a phone for 60 ms.
  //    Nothing is painted before this task ends.
  const facts = factsOf(page, launch, parameterGetter(parametersOf(location.search), launch));
  const first = hasSession(launch) ? sendEarlyRequest(page, facts, launch) : undefined;
  markLanguage(document.documentElement, facts.language);

  // 3. Guard the page: the launch replaces the tab's earlier session; the page stops when another borrower is launched.
  guardPage(page, session);

  // 4. Leave the results on `window` for the next two scripts.
  leaveHandover(page, { opened, session, facts, first, taps: {} });

  // 5. The browser parses the rest of the page and paints the placeholder.
  // 6. `placeholder/index.ts` puts the first answer into the placeholder, and then loads the app's texts.
  // 7. `pages/borrower/index.tsx` takes the object off `window`, waits for that paint, and renders the app in place of
  //    the placeholder.
}
