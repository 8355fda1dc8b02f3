import { type Handover, handoverIn, takeHandover } from './handover';

/** The element that says in each language of the brand that the page could not be loaded (`scripts/build/html.ts`). */
export const LOAD_FAILURE_ID = 'lost';

/**
 * For files that the line loses. The element of one that failed goes: webpack would take it for one that is on its way,
 * and wait for it for two minutes. Without the app's own file nothing else is there to say what has happened.
 */
export function watchAssetErrors(page: Window): void {
  const { document } = page;
  const drop = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) target.remove();
  };
  const look = () => {
    // The app's file would have taken it.
    if (handoverIn(page)) showLoadFailure(document);
  };
  document.addEventListener('error', drop, true);
  // By then the files with a tag have run, or have failed.
  document.addEventListener('DOMContentLoaded', look);
}

/** Starts the app, whose own file is there by now. Without the rest of it, nothing else says what has happened. */
export function startApp(
  page: Window,
  start: (page: Window, handOver: Handover) => Promise<void>,
): void {
  start(page, takeHandover(page)).catch((error: unknown) => {
    console.error(error);
    showLoadFailure(page.document);
  });
}

/** Says that the page could not be loaded, and leads on. */
const showLoadFailure = (page: Document): void =>
  page.getElementById(LOAD_FAILURE_ID)?.removeAttribute('hidden');
