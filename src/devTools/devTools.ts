import type { Action, DevToolsEnhancerOptions, StoreEnhancer } from '@reduxjs/toolkit';
import { redact } from './redact';

/** What the browser's Redux DevTools, if it is there, is told; or that nobody watches. */
export type DevTools = WatchOptions | false;

interface WatchOptions extends DevToolsEnhancerOptions {
  /** Shows the store elsewhere, too. */
  readonly relay?: StoreEnhancer;
}

/** RTK Query's actions by the call they are about: `loanDetails/fulfilled` instead of `api/executeQuery/fulfilled`. */
function readableType(type: string, meta: unknown): string {
  const endpoint = (meta as { arg?: { endpointName?: string } } | undefined)?.arg?.endpointName;
  return endpoint ? type.replace(/^api\/execute(Query|Mutation)/, endpoint) : type;
}

/** An action as a developer may see it: under a readable name, and without a personal value. */
export const shownAction = <A extends Action>(action: A): A => ({
  ...(redact(action) as A),
  type: readableType(action.type, (action as { meta?: unknown }).meta),
});

export const shownState = <State>(state: State): State => redact(state) as State;

/** What the browser's Redux DevTools may see. */
export const devToolsOptions = {
  name: 'borrower-h5',
  actionSanitizer: shownAction,
  stateSanitizer: shownState,
} satisfies DevToolsEnhancerOptions;
