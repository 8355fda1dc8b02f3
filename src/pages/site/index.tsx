import { breathe } from '../shell/breathe';
import { rightEnvironment } from '../shell/rightEnvironment';
import { openPage, readPage } from '../../head/readPage';
import { languageOf } from '../../i18n/language';
import { createLibrary, documentsOf } from '../../legal/library';

/** The composition root of the public pages: no store, no router, no request. */
async function start(page: Window): Promise<void> {
  const { document, location } = page;
  if (__LAUNCH_PAD__) {
    // Development only; in the same file, as in `pages/borrower/index.tsx`.
    const preview = await import(/* webpackMode: "eager" */ '../../features/preview/index');
    preview.applyChosenEnvironment(document);
  }
  const { session, environment: reading } = readPage(page, openPage(page));
  const environment = await rightEnvironment(document, reading);
  if (!environment) return;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const { createRoot, hydrateRoot, startTransition, composeSite } = await evaluate();
  const language = languageOf(session.launch.language, environment.defaultLanguage);
  const library = createLibrary((...request) => page.fetch(...request), documentsOf(document));
  const { app } = await composeSite(environment, language, location.pathname, library);
  await breathe();
  const isAsRendered = root.hasChildNodes() && document.documentElement.lang === language;
  document.documentElement.lang = language;
  // Another language takes the place of the page that was rendered at build time in one go.
  // A transition gives way to a finger in between.
  startTransition(() => {
    if (isAsRendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

/** Evaluates the parts of this very file one by one. */
async function evaluate() {
  const { startTransition } = await import(/* webpackMode: "eager" */ 'react');
  const { createRoot, hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await breathe();
  const { composeSite } = await import(/* webpackMode: "eager" */ './compose');
  return { createRoot, hydrateRoot, startTransition, composeSite };
}

void start(window);
