import { whenShown } from '@/app/boot/whenShown';
import { createLibrary, documentsOf } from '@/design/legal';
import { languageOf, readEnvironment } from '@/platform/environment';
import { startReports } from '@/platform/reports';
import { checkLaunch, hasEnded, storedSession } from '@/platform/session';
import { storagesOf } from '@/platform/storage';
import { rightEnvironment } from '../shell/rightEnvironment';

/** The composition root of the public pages: no store, no router, no request. `boot/site` has opened the session. */
async function start(page: Window): Promise<void> {
  const { document, location, history } = page;
  const environment = await rightEnvironment(document, readEnvironment(document));
  if (!environment) return;
  const reporter = startReports(page, environment);
  // Evaluated after the prerendered page is seen.
  const { mount } = await import(/* webpackMode: "eager" */ '../shell/mount');
  const { composeSite } = await import(/* webpackMode: "eager" */ './compose');
  const asked = checkLaunch(history.state).language ?? storedSession(storagesOf(page)).language;
  const language = languageOf(asked, environment);
  const library = createLibrary((...request) => page.fetch(...request), documentsOf(document));
  const { app } = await composeSite(environment, language, location.pathname, library);
  if (hasEnded(document)) return;
  mount({ page: document, app, reporter, language, isAsRendered: true });
}

whenShown(document, () => {
  start(window).catch((error: unknown) => {
    if (!hasEnded(document)) throw error;
  });
});
