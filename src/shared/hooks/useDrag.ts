import { useEffect, useEffectEvent, useRef } from 'react';

/** A touch has no direction below this distance in pixels: fingers tremble. */
const SLOP = 8;

export type Axis = 'x' | 'y';

export interface DragHandlers {
  /**
   * Whether this component handles a drag along this axis, in this direction (-1 or 1); otherwise the drag scrolls
   * the page.
   */
  readonly canDrag: (axis: Axis, direction: number) => boolean;
  /** `distance` in pixels from the start of the touch. */
  readonly onDrag: (axis: Axis, distance: number) => void;
  readonly onEnd: (axis: Axis, distance: number) => void;
}

interface Drag {
  readonly startX: number;
  readonly startY: number;
  /** Undefined until the direction is known; `none` leaves the touch to the browser. */
  axis: Axis | 'none' | undefined;
  distance: number;
}

/**
 * Follows one finger along one axis. Its listeners are not passive, because they must stop the page from
 * scrolling; React's touch handlers are passive. Every gesture is a shortcut for a button.
 */
export function useDrag<Target extends HTMLElement>(handlers: DragHandlers) {
  const target = useRef<Target>(null);
  const drag = useRef<Drag>(null);

  const finish = (distance: number) => {
    const axis = drag.current?.axis;
    drag.current = null;
    if (axis && axis !== 'none') handlers.onEnd(axis, distance);
  };
  const cancel = useEffectEvent(() => {
    finish(0);
  });
  const start = useEffectEvent((event: TouchEvent) => {
    const [finger, another] = Array.from(event.touches);
    // Two fingers zoom.
    if (!finger || another) cancel();
    else
      drag.current = {
        startX: finger.clientX,
        startY: finger.clientY,
        axis: undefined,
        distance: 0,
      };
  });
  const move = useEffectEvent((event: TouchEvent) => {
    const finger = event.touches[0];
    const current = drag.current;
    if (!finger || !current) return;
    const offset = { x: finger.clientX - current.startX, y: finger.clientY - current.startY };
    current.axis ??= axisOf(offset, handlers);
    if (!current.axis || current.axis === 'none') return;
    if (event.cancelable) event.preventDefault();
    current.distance = offset[current.axis];
    handlers.onDrag(current.axis, current.distance);
  });
  const end = useEffectEvent(() => {
    finish(drag.current?.distance ?? 0);
  });

  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const listeners = [
      ['touchstart', (event: TouchEvent) => start(event)],
      ['touchmove', (event: TouchEvent) => move(event)],
      ['touchend', () => end()],
      ['touchcancel', () => cancel()],
    ] as const;
    listeners.forEach(([name, listener]) => {
      element.addEventListener(name, listener, { passive: name !== 'touchmove' });
    });
    return () => {
      listeners.forEach(([name, listener]) => {
        element.removeEventListener(name, listener);
      });
    };
  }, []);
  return target;
}

function axisOf({ x, y }: Readonly<Record<Axis, number>>, { canDrag }: DragHandlers) {
  if (Math.max(Math.abs(x), Math.abs(y)) < SLOP) return undefined;
  const axis = Math.abs(x) > Math.abs(y) ? 'x' : 'y';
  return canDrag(axis, Math.sign(axis === 'x' ? x : y)) ? axis : 'none';
}
