import { epochOf, type Moment } from '@/platform/base';
import { hasEnded } from '@/platform/session';

/** A control that was tapped in the picture, as it is found again in the app. */
export interface KeptTap {
  readonly isBox: boolean;
  readonly name: string;
  /** Its place among the controls of that name. */
  readonly place: number;
  /** What the borrower has set a box to. */
  readonly isChecked: boolean;
}

/** What a borrower did in the picture, for the app. */
export interface PictureTaps {
  tap?: KeptTap;
  /** A link of the picture was followed: the app of this page does not start. */
  isLeft?: boolean;
  /** Ends the listeners, which can hold the scope of the handover and so its session values. */
  stop?: () => void;
}

/**
 * Handles taps and Enter in the picture. A link opens its screen at once. Of the other controls the last tap is kept for the app.
 * A control that moves money, confirms or submits is disabled in the picture: its tap is not kept. `opened`: when the page's first
 * script ran.
 */
export function keepTaps(page: Window, taps: PictureTaps, opened: Moment): void {
  const { document } = page;
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const early = target.closest<HTMLElement>('[data-early]');
    const control = target.closest<HTMLElement>('a, button, input');
    if (!early || !control) return;
    const isBox = control.matches('input');
    if (control.matches('[data-href]')) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      taps.isLeft = true;
      follow(page, (control as HTMLAnchorElement).href, opened);
      return;
    }
    if (!isBox) event.preventDefault();
    if (control.matches('[aria-disabled]')) return;
    taps.tap = {
      isBox,
      name: nameOf(control),
      place: controlsLike(early, control).indexOf(control),
      isChecked: (control as HTMLInputElement).checked,
    };
    showTap(early, taps.tap);
  };
  // The page may come back from the back-forward cache.
  const forget = () => {
    delete taps.tap;
  };
  document.addEventListener('click', onClick);
  page.addEventListener('pagehide', forget);
  taps.stop = () => {
    document.removeEventListener('click', onClick);
    page.removeEventListener('pagehide', forget);
  };
}

/** Shows in the picture which control was tapped. */
export function showTap(early: Element, tap: KeptTap | undefined): void {
  early.querySelectorAll('[aria-busy]:not(main)').forEach((control) => {
    control.removeAttribute('aria-busy');
  });
  const control = tap && find(early, tap);
  control?.setAttribute('aria-busy', 'true');
  if (tap?.isBox && control) (control as HTMLInputElement).checked = tap.isChecked;
}

/** Activates the tapped control once, when the app has replaced the picture, if the control is there and enabled. */
export function replayTap({ document }: Window, root: Element, taps: PictureTaps): void {
  const act = () => {
    const { tap } = taps;
    delete taps.tap;
    const control = tap && !hasEnded(document) && find(root, tap);
    if (!control || control.matches(':disabled, [aria-disabled=true], [type=submit]')) return;
    if (tap.isBox && (control as HTMLInputElement).checked === tap.isChecked) return;
    control.click();
  };
  const observer = new MutationObserver(() => {
    if (root.querySelector('[data-early]')) return;
    observer.disconnect();
    taps.stop?.();
    delete taps.stop;
    // The effects of the first render have run by then.
    setTimeout(act);
  });
  observer.observe(root, { childList: true });
}

const find = (root: Element, { isBox, name, place }: KeptTap): HTMLElement | undefined =>
  controlsIn(root, isBox).filter((control) => nameOf(control) === name)[place];

const controlsLike = (root: Element, control: HTMLElement) =>
  controlsIn(root, control.matches('input')).filter((it) => nameOf(it) === nameOf(control));

const controlsIn = (root: Element, isBox: boolean) => [
  ...root.querySelectorAll<HTMLElement>(isBox ? 'input' : 'a, button'),
];

const nameOf = (control: HTMLElement): string =>
  (control.getAttribute('aria-label') ?? (control.closest('label') ?? control).textContent).trim();

/**
 * Opens a link as an entry that the app's router would have made: the app's Back then leads to this screen, and does not close
 * the web view. The entry says how old an amount in its address is: as old as this page, or as the amount in this page's own address
 * (docs/reference/money.md).
 */
function follow(page: Window, address: string, opened: Moment): void {
  page.stop();
  const { history, location } = page;
  // Among the others is the login of the entry.
  const { idx = 0, usr, ...others } = Object(history.state) as Entry;
  const readAt = usr?.readAt ?? epochOf(opened);
  history.pushState({ ...others, idx: idx + 1, usr: { readAt } }, '', address);
  location.reload();
}

/** What React Router stores in an entry of the history. */
interface Entry {
  readonly idx?: number;
  readonly usr?: { readonly readAt?: number } | null;
}
