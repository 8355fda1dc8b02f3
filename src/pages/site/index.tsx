import { readEnvironment } from '../../environment/readEnvironment';
import { breathe } from '../../head/breathe';
import { languageOf } from '../../i18n/language';
import { createLibrary, documentsOf } from '../../legal/library';
import { startReports } from '../../reports/startReports';
import { boxesOf } from '../../session/box';
import { guardPage } from '../../session/guardPage';
import { openSession } from '../../session/openSession';
import { rightEnvironment } from '../shell/rightEnvironment';
import { entryLanguage } from './entryLanguage';

/** The composition root of the public pages: no store, no router, no request. */
async function start(page: Window): Promise<void> {
  const { document, location, history } = page;
  const asked = entryLanguage(page);
  if (__LAUNCH_PAD__) {
    // Development only; in the same file, as in `pages/borrower/index.tsx`.
    const preview = await import(/* webpackMode: "eager" */ '../../features/preview/index');
    preview.applyChosenEnvironment(document);
  }
  const session = openSession({ location, history, boxes: boxesOf(page) });
  guardPage(page, session);
  const environment = await rightEnvironment(document, readEnvironment(document));
  if (!environment) return;
  const reporter = startReports(page, environment);
  const { takeOver, composeSite } = await evaluate();
  const language = languageOf(asked ?? session.launch.language, environment.defaultLanguage);
  const library = createLibrary((...request) => page.fetch(...request), documentsOf(document));
  const { app } = await composeSite(environment, language, location.pathname, library);
  await breathe();
  takeOver({ page: document, app, reporter, language, isAsRendered: true });
}

/** Evaluates the parts of this very file one by one. */
async function evaluate() {
  const { takeOver } = await import(/* webpackMode: "eager" */ '../shell/takeOver');
  await breathe();
  const { composeSite } = await import(/* webpackMode: "eager" */ './compose');
  return { takeOver, composeSite };
}

void start(window);
