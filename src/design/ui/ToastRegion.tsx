import {
  type DOMAttributes,
  type RefObject,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { column, edged, rise, stack } from './mixins';
import { onDialogs, topDialog } from './openDialogs';

export interface Toast {
  readonly id: string | number;
  readonly tone: 'info' | 'error';
  readonly text: string;
  /** The language of the text, where it may differ from the page's. */
  readonly lang?: string | undefined;
}

/** A finger or a pointer comes on a toast, or leaves it. */
type Holding = Pick<DOMAttributes<HTMLElement>, 'onPointerOver' | 'onPointerOut'>;

export interface ToastRegionProps extends Holding {
  readonly toasts: readonly Toast[];
}

/**
 * Two live regions that are always rendered: screen readers often miss a region that is added with its text. While a dialog
 * is open they are in it: what is outside of it is neither in front nor announced.
 */
export function ToastRegion({ toasts, ...handlers }: ToastRegionProps) {
  const dialog = useSyncExternalStore(onDialogs, topDialog, () => undefined);
  const lifted = useLift(toasts);
  const show = (tone: Toast['tone']) =>
    toasts
      .filter((toast) => toast.tone === tone)
      .map(({ id, text, lang }) => (
        <p key={id} lang={lang}>
          {text}
        </p>
      ));
  const region = (
    <Region {...handlers} ref={lifted} $isInDialog={!!dialog}>
      <div role="status">{show('info')}</div>
      <div role="alert">{show('error')}</div>
    </Region>
  );
  return dialog ? createPortal(region, dialog) : region;
}

/** What no toast covers: controls, fields with their messages, figures, codes. */
const KEPT = 'a, button, label, input, textarea, dd, main img, fieldset li, main p[id]';

/**
 * While a toast is there, lifts the region above the screen's pinned actions, and to where it covers nothing of `KEPT`. Without
 * such a place it stands above the actions.
 */
function useLift(toasts: readonly Toast[]): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = region;
    if (!current || toasts.length === 0) return undefined;
    const lift = () => {
      const footer = document.querySelector('footer')?.getBoundingClientRect();
      const lowest = Math.min(window.innerHeight, footer?.top ?? Infinity);
      const foot = freeFoot(current.offsetHeight, lowest) ?? lowest;
      current.style.setProperty('--lift', `${String(window.innerHeight - foot)}px`);
    };
    lift();
    // A screen that comes under the toast has other actions.
    const observer = new MutationObserver(lift);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
    };
  }, [toasts]);
  return region;
}

/** The lowest foot of a place of this height that covers nothing of `KEPT`. */
function freeFoot(height: number, lowest: number): number | undefined {
  const rects = [...document.querySelectorAll(KEPT)].map((kept) => kept.getBoundingClientRect());
  for (let foot = lowest; foot >= height; foot -= STEP) {
    if (rects.every(({ top, bottom }) => top >= foot || bottom <= foot - height)) return foot;
  }
  return undefined;
}

/** The distance of two places that are tried, in pixels. */
const STEP = 4;

/** Above the actions of a screen. A dialog is at the lower edge, so its toasts are at the upper one. */
const Region = styled.div<{ readonly $isInDialog: boolean }>`
  ${column}
  position: fixed;
  ${({ $isInDialog }) =>
    $isInDialog
      ? 'top: calc(var(--space-m) + env(safe-area-inset-top));'
      : 'bottom: var(--lift, 0);'}
  padding-bottom: calc(var(--space-s) + env(safe-area-inset-bottom));
  inset-inline: 0;
  z-index: 9;
  padding-inline: var(--space-edge);
  pointer-events: none;
  div {
    ${stack}
    gap: var(--space-s);
  }
  p {
    pointer-events: auto;
    width: fit-content;
    margin-inline: auto;
    margin-bottom: var(--space-s);
    padding: 0.75rem 1.25rem;
    ${edged}
    border-radius: var(--radius-m);
    color: var(--color-surface);
    background: var(--color-focus);
    box-shadow: var(--shadow-card);
    font-size: var(--text-s);
    animation: ${rise} 0.2s ease-out;
  }
  [role='alert'] p {
    background: var(--color-danger);
  }
`;
