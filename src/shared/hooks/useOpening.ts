import { useEffect, useEffectEvent } from 'react';

/**
 * What a screen does to the world when it opens, and when it is left: once each. In strict mode React mounts,
 * unmounts and mounts a screen again in one task; what leaves the page waits for the end of that.
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
