import { readParametersOf } from '../navigation/screens/firstRead';
import { guardPage } from '../session/crossTab/guardPage';
import { hasSession, parametersOf } from '../session/launch/launch';
import { openSession } from '../session/launch/openSession';
import { storagesOf } from '../storage/browserStorage';
import { watchAssetErrors } from './assetErrors';
import { factsOf, sendEarlyRequest } from './earlyRequest';
import { leaveHandover } from './handover';

/**
 * A borrower's page from its first script to its app. Three scripts run in this order: `start` (inline, before everything
 * else) runs this function; `fill` (inline, behind the placeholder); the app's file (deferred).
 */
export function boot(page: Window): void {
  const { document, location, history } = page;

  // 1. Read the launch, and take its values out of the address bar.
  const session = openSession({ location, history, storages: storagesOf(page) });
  const { launch } = session;

  // 2. Send the screen's first request. It leaves before the guard touches a storage, which can hold a phone up for
  //    60 ms: nothing is painted before this task ends.
  const facts = factsOf(page, launch, readParametersOf(parametersOf(location.search), launch));
  const first = hasSession(launch) ? sendEarlyRequest(page, facts, launch) : undefined;
  document.documentElement.lang = facts.language;

  // 3. Guard the page: keep the launch in place of an earlier one, and stop when another borrower is launched.
  guardPage(page, session);

  // 4. The browser parses on and paints the placeholder.
  // 5. `fill/index.ts` puts the first answer into the placeholder, and then sends for the app's texts.
  // 6. `pages/borrower/index.tsx` waits for that picture, takes this object, and renders the app over the placeholder.
  leaveHandover(page, { session, facts, first });
  watchAssetErrors(page);
}
