import { configureStore, type Tuple } from '@reduxjs/toolkit';
import type { DevTools } from './devTools';

/** Makes a store that its DevTools' relay watches, too. The relay changes nothing that the store's type tells. */
export const configureRelayed: typeof configureStore = (options) => {
  const { relay } = Object(options.devTools) as Exclude<DevTools, false>;
  if (!relay) return configureStore(options);
  const watched: object = { enhancers: (defaults: () => Tuple) => defaults().concat(relay) };
  return configureStore({ ...options, ...watched });
};
