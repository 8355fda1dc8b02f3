import { hasEnded } from '@/platform/session';
import { LOAD_FAILURE_ID } from './builtElements';
import { type Handover, handoverIn, takeHandover } from './handover';
import { whenShown } from './whenShown';

/**
 * Handles scripts that fail to load. The failed element is removed: otherwise webpack treats the script as pending and
 * waits two minutes. If the app's own file fails, the page shows the failure message.
 */
export function watchAssetErrors(page: Window): void {
  const { document } = page;
  const drop = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) target.remove();
  };
  const checkApp = () => {
    // The handover is still on `window` if the app's file has not run.
    if (handoverIn(page)) showLoadFailure(document);
  };
  document.addEventListener('error', drop, true);
  // At this event every script with a tag has run or failed.
  document.addEventListener('DOMContentLoaded', () => whenShown(document, checkApp));
}

/**
 * Starts the app when the page is shown. If another file of the app fails to load, the page shows the failure message. An
 * ended page says nothing.
 */
export function startApp(
  page: Window,
  start: (page: Window, handOver: Handover) => Promise<void>,
): void {
  const { document } = page;
  whenShown(document, () => {
    start(page, takeHandover(page)).catch((error: unknown) => {
      if (hasEnded(document)) return;
      console.error(error);
      showLoadFailure(document);
    });
  });
}

/** Shows the message in the language of the launch, otherwise in the first one. */
function showLoadFailure(page: Document): void {
  const message = page.getElementById(LOAD_FAILURE_ID);
  const { lang } = page.documentElement;
  const texts = [...(message?.children ?? [])] as HTMLElement[];
  const [said] = [...texts.filter((text) => text.lang === lang), ...texts];
  texts.forEach((text) => {
    if (text !== said) text.remove();
  });
  message?.removeAttribute('hidden');
}
