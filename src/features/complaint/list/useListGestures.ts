import { useState } from 'react';
import { stepOf } from '@/platform/environment';
import { damped, isFarEnough, useDrag } from '@/shared';

/** The share of the width that a swipe must pass to change the tab (docs/reference/limits.md#gestures). */
const SWIPE_THRESHOLD = 0.3;

export interface ListGestures {
  readonly tab: number;
  readonly tabCount: number;
  readonly onTab: (tab: number) => void;
  readonly onRefresh: () => void;
}

/** Pull to refresh, and swipe between tabs. */
export function useListGestures({ tab, tabCount, onTab, onRefresh }: ListGestures) {
  const [offset, setOffset] = useState({ x: 0, y: 0 });
  /** The tab that a finger brings which moves in this direction. */
  const tabAfter = (direction: number) => tab - direction * stepOf(document.documentElement);
  const target = useDrag<HTMLDivElement>({
    canDrag: (axis, direction) =>
      axis === 'y'
        ? direction > 0 && window.scrollY <= 0
        : tabAfter(direction) >= 0 && tabAfter(direction) < tabCount,
    onDrag: (axis, distance) => {
      setOffset(axis === 'x' ? { x: distance, y: 0 } : { x: 0, y: damped(distance) });
    },
    onEnd: (axis, distance) => {
      setOffset({ x: 0, y: 0 });
      if (axis === 'y') {
        if (isFarEnough(damped(distance))) onRefresh();
        return;
      }
      const width = target.current?.clientWidth ?? Infinity;
      const next = tabAfter(Math.sign(distance));
      const isFar = Math.abs(distance) > width * SWIPE_THRESHOLD;
      if (isFar && next >= 0 && next < tabCount) onTab(next);
    },
  });
  return { target, offset };
}
