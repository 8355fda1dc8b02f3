/** Redux DevTools, with masked state and actions. */
export { BATCHING, CHECKS, configureStore } from './configureStore';
export type { DevTools } from './devTools';
