import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onOpened` once when a screen opens, and `onLeft` once when it is left. In strict mode React mounts, unmounts
 * and mounts a screen again in one task, so `onOpened` waits for a microtask.
 */
export function useOpening(onOpened: () => void, onLeft: () => void = () => undefined): void {
  const open = useEffectEvent(onOpened);
  const leave = useEffectEvent(onLeft);
  useEffect(() => {
    let state: 'opening' | 'open' | 'left' = 'opening';
    queueMicrotask(() => {
      if (state !== 'opening') return;
      state = 'open';
      open();
    });
    return () => {
      if (state === 'open') leave();
      state = 'left';
    };
  }, []);
}
