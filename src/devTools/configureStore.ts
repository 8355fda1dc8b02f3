import { configureStore as configureOfToolkit, type Tuple } from '@reduxjs/toolkit';
import type { DevTools } from './devTools';

/** Makes a store with the enhancer of the remote DevTools. The enhancer does not change the store's type. */
const configureRemote: typeof configureOfToolkit = (options) => {
  const { relay } = Object(options.devTools) as Exclude<DevTools, false>;
  if (!relay) return configureOfToolkit(options);
  const watched: object = { enhancers: (defaults: () => Tuple) => defaults().concat(relay) };
  return configureOfToolkit({ ...options, ...watched });
};

/** Makes a page's store. Production builds do not contain the remote DevTools. */
export const configureStore =
  process.env.NODE_ENV === 'production' ? configureOfToolkit : configureRemote;
