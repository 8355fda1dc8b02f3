import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

/** Whether the screen is still mounted. A late answer must not navigate away from another screen. */
export function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

const never = () => () => undefined;

/** False in prerendered HTML and during hydration: controls are disabled, because no listener hears their input yet. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

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
