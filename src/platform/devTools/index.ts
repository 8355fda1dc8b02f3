/** Redux DevTools, with masked state and actions. */
export type { DevTools } from './devTools';
