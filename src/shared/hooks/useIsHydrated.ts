import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in what is rendered at build time and while the browser takes it over: until then nothing that
 * a visitor types or presses would be noticed, so its controls are disabled.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
