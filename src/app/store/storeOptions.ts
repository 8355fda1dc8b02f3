import type { StoreEnhancer } from '@reduxjs/toolkit';
import type { DevTools } from '@/platform/devTools';

/** Options that both stores pass to `configureStore`. */

/**
 * Subscribers read the state at the end of the task that changed it: the default waits for an animation frame, and a slow
 * phone then shows an answer one frame later.
 */
export const BATCHING = { autoBatch: { type: 'tick' } } as const;

const UNTIMED = { warnAfter: Infinity };

/** The development checks of state and actions: a warning of their slowness only tells of a slow machine. */
export const CHECKS =
  process.env.NODE_ENV === 'production'
    ? {}
    : { immutableCheck: UNTIMED, serializableCheck: UNTIMED };

/** The enhancer of the remote DevTools, which a development build passes in. It does not change the store's type. */
export const relayOf = (devTools: DevTools): StoreEnhancer[] =>
  devTools && devTools.relay ? [devTools.relay] : [];
