import { createLibrary, documentsOf } from '../../../design/legal/library';
import { languageOf } from '../../../platform/environment/language';
import { readEnvironment } from '../../../platform/environment/readEnvironment';
import { startReports } from '../../../platform/reports/startReports';
import { guardPage } from '../../../platform/session/crossTab/guardPage';
import { checkLaunch, readLaunch } from '../../../platform/session/launch/launch';
import { openSession } from '../../../platform/session/launch/openSession';
import { storagesOf } from '../../../platform/storage/browserStorage';
import { yieldToMain } from '../../boot/handover';
import { rightEnvironment } from '../shell/rightEnvironment';

/** The composition root of the public pages: no store, no router, no request. */
async function start(page: Window): Promise<void> {
  const { document, location, history } = page;
  const asked = entryLanguage(page);
  if (__LAUNCH_PAD__) {
    // The launch pad, in development builds only. `eager` puts its code into this bundle.
    const preview = await import(/* webpackMode: "eager" */ '../../../features/preview/index');
    preview.applyChosenEnvironment(document);
  }
  const session = openSession({ location, history, storages: storagesOf(page) });
  guardPage(page, session);
  const environment = await rightEnvironment(document, readEnvironment(document));
  if (!environment) return;
  const reporter = startReports(page, environment);
  const { mount, composeSite } = await evaluate();
  const language = languageOf(asked ?? session.launch.language, environment);
  const library = createLibrary((...request) => page.fetch(...request), documentsOf(document));
  const { app } = await composeSite(environment, language, location.pathname, library);
  await yieldToMain();
  mount({ page: document, app, reporter, language, isAsRendered: true });
}

/**
 * The language that the address names. The function moves the language from the address bar to the history entry: a
 * reload and Back keep the language, and other pages do not receive it.
 */
function entryLanguage({ location, history }: Window): string | undefined {
  const { language } = readLaunch(location.search);
  if (!language) return checkLaunch(history.state).language;
  history.replaceState({ language }, '');
  return language;
}

/** Evaluates this file's modules in parts. */
async function evaluate() {
  const { mount } = await import(/* webpackMode: "eager" */ '../shell/mount');
  await yieldToMain();
  const { composeSite } = await import(/* webpackMode: "eager" */ './compose');
  return { mount, composeSite };
}

void start(window);
