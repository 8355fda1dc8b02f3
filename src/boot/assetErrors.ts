import { type HandOver, handOverIn, takeHandOver } from './handover';

/** The element that says that the page could not be loaded (`scripts/build/html.ts`). */
export const LOST_ID = 'lost';

/** What it says, and the way on; in both languages, since no texts may be there. */
export const LOST = 'No se pudo cargar la página. · The page could not be loaded.';
export const RETRY = 'Reintentar · Retry';

/**
 * For files that the line loses. The element of one that failed goes: webpack would take it for one that is on its way,
 * and wait for it for two minutes. Without the app's own file nothing else is there to say what has happened.
 */
export function mindLostFiles(page: Window): void {
  const { document } = page;
  const drop = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) target.remove();
  };
  const look = () => {
    // The app's file would have taken it.
    if (handOverIn(page)) tellLost(document);
  };
  document.addEventListener('error', drop, true);
  // By then the files with a tag have run, or have failed.
  document.addEventListener('DOMContentLoaded', look);
}

/** Starts the app, whose own file is there by now. Without the rest of it, nothing else says what has happened. */
export function startApp(
  page: Window,
  start: (page: Window, handOver: HandOver) => Promise<void>,
): void {
  start(page, takeHandOver(page)).catch((error: unknown) => {
    console.error(error);
    tellLost(page.document);
  });
}

/** Says that the page could not be loaded, and leads on. */
const tellLost = (page: Document): void => page.getElementById(LOST_ID)?.removeAttribute('hidden');
