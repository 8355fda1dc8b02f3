import { type Handover, handoverIn, takeHandover } from './handover';

/** The element that says in each language of the brand that the page could not be loaded (`scripts/build/html.ts`). */
export const LOAD_FAILURE_ID = 'lost';

/**
 * Handles scripts that fail to load. The failed element is removed: webpack takes it for a pending one and waits for two
 * minutes. If the app's own file fails, the page shows the message.
 */
export function watchAssetErrors(page: Window): void {
  const { document } = page;
  const drop = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) target.remove();
  };
  const look = () => {
    // The app's file takes the handover when it runs.
    if (handoverIn(page)) showLoadFailure(document);
  };
  document.addEventListener('error', drop, true);
  // At this event every script with a tag has run or failed.
  document.addEventListener('DOMContentLoaded', look);
}

/** Starts the app. If another file of the app fails to load, the page shows the message. */
export function startApp(
  page: Window,
  start: (page: Window, handOver: Handover) => Promise<void>,
): void {
  start(page, takeHandover(page)).catch((error: unknown) => {
    console.error(error);
    showLoadFailure(page.document);
  });
}

const showLoadFailure = (page: Document): void =>
  page.getElementById(LOAD_FAILURE_ID)?.removeAttribute('hidden');
