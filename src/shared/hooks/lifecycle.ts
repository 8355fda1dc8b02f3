import { useEffect, useRef, useSyncExternalStore } from 'react';

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

/** The time after which a screen has rendered, in milliseconds. */
const SETTLED_MS = 1_000;

/** Calls `work` when the page is idle. Returns a function that cancels the call. */
export function whenIdle(work: () => void, settledMs = SETTLED_MS): () => void {
  const timer = setTimeout(() => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: SETTLED_MS });
    else work();
  }, settledMs);
  return () => {
    clearTimeout(timer);
  };
}
