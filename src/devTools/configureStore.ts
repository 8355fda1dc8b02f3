import { configureStore, type Tuple } from '@reduxjs/toolkit';
import type { DevTools } from './devTools';

/** Makes a store that the DevTools' relay watches as well. The relay does not change the store's type. */
export const configureRelayed: typeof configureStore = (options) => {
  const { relay } = Object(options.devTools) as Exclude<DevTools, false>;
  if (!relay) return configureStore(options);
  const watched: object = { enhancers: (defaults: () => Tuple) => defaults().concat(relay) };
  return configureStore({ ...options, ...watched });
};
