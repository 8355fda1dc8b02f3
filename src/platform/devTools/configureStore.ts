import {
  configureStore as configureOfToolkit,
  type StoreEnhancer,
  type Tuple,
} from '@reduxjs/toolkit';
import type { DevTools } from './devTools';

/**
 * The options of a store's enhancers. Subscribers read the state at the end of the task that changed it: the default waits
 * for an animation frame, and a slow phone then shows an answer one frame later.
 */
export const BATCHING = { autoBatch: { type: 'tick' } } as const;

const UNTIMED = { warnAfter: Infinity };

/** Options of the development checks of state and actions: a warning of their slowness only tells of a slow machine. */
export const CHECKS =
  process.env.NODE_ENV === 'production'
    ? {}
    : { immutableCheck: UNTIMED, serializableCheck: UNTIMED };

/** Makes a store with the enhancer of the remote DevTools. The enhancer does not change the store's type. */
const configureRemote: typeof configureOfToolkit = (options) => {
  const { relay } = Object(options.devTools) as Exclude<DevTools, false>;
  if (!relay) return configureOfToolkit(options);
  const watched: object = {
    enhancers: (defaults: (of: typeof BATCHING) => Tuple<StoreEnhancer[]>) =>
      defaults(BATCHING).concat(relay),
  };
  return configureOfToolkit({ ...options, ...watched });
};

/** Makes a page's store. Production builds do not contain the remote DevTools. */
export const configureStore =
  process.env.NODE_ENV === 'production' ? configureOfToolkit : configureRemote;
