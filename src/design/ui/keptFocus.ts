import { type RefObject, useLayoutEffect } from 'react';
import { topDialog } from './openDialogs';

/**
 * A control can leave the page, or be disabled, while it has the focus. Browsers then move the focus to the body, and a
 * screen reader starts at the top of the page (2.4.3).
 */

/** The heading that has the focus in place of a lost control, until what replaces the control is there. */
let substitute: Element | undefined;

function isLost(): boolean {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return true;
  return activeElement === substitute || activeElement.matches(':disabled');
}

/** Focuses what replaces a control, unless the focus is somewhere else. */
export function takeLostFocus(element: HTMLElement | null | undefined): void {
  if (isLost()) element?.focus({ preventScroll: true });
}

/** The element takes a lost focus when it appears. */
export function useTakesLostFocus(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    takeLostFocus(element.current);
  }, [element]);
}

/** Moves a lost focus to the heading of an error, else of the dialog or the screen. Returns the end of it. */
export function keepFocus(): () => void {
  let last: Element | undefined;
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : undefined;
  };
  const observer = new MutationObserver(() => {
    if (!last || (last.isConnected && !last.matches(':disabled')) || !isLost()) return;
    last = undefined;
    const root = topDialog() ?? document;
    const heading =
      root.querySelector<HTMLElement>('[role=alert] h2') ??
      root.querySelector<HTMLElement>('h1, h2');
    if (!heading) return;
    substitute = heading;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', remember);
  observer.observe(document.body, {
    attributeFilter: ['disabled'],
    attributes: true,
    childList: true,
    subtree: true,
  });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}
