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
