import type { Begun } from './begun';

/** The element that says that the page could not be loaded (`scripts/build/html.ts`). */
const LOST_ID = 'lost';

/**
 * For files that the line loses. The element of one that failed goes: webpack would take it for one that is on its way,
 * and wait for it for two minutes. Without the app's own file nothing else is there to say what has happened.
 */
export function mindLostFiles(page: Document, begun: Begun): void {
  const drop = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) target.remove();
  };
  const look = () => {
    if (!begun.isAppThere) tellLost(page);
  };
  page.addEventListener('error', drop, true);
  // By then the files with a tag have run, or have failed.
  page.addEventListener('DOMContentLoaded', look);
}

/** Says that the page could not be loaded, and leads on. */
export const tellLost = (page: Document): void =>
  page.getElementById(LOST_ID)?.removeAttribute('hidden');
