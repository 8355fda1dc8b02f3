import type { Action, DevToolsEnhancerOptions, StoreEnhancer } from '@reduxjs/toolkit';
import { masked } from './mask';
import { withoutSecrets } from './secrets';
import { SHOWN_CALL, SHOWN_FAILURE, SHOWN_PAYLOADS, SHOWN_STATE } from './shown';

/** Options for the browser's Redux DevTools; false switches them off. */
export type DevTools = WatchOptions | false;

interface WatchOptions extends DevToolsEnhancerOptions {
  /** Sends the store to a remote monitor as well. */
  readonly relay?: StoreEnhancer;
}

/** The type of an RTK Query action about a call. */
const CALL = /^api\/execute(Query|Mutation)\/(pending|fulfilled|rejected)$/;

interface AnyAction extends Action {
  readonly payload?: unknown;
  readonly meta?: { readonly arg?: { readonly endpointName?: string } };
}

/** Names an action by its call: `loanDetails/fulfilled` instead of `api/executeQuery/fulfilled`. */
function nameOf({ type, meta }: AnyAction): string {
  const step = CALL.exec(type)?.[2];
  return step ? `${meta?.arg?.endpointName ?? 'api'}/${step}` : type;
}

/** An action without personal values, as production may show it. */
export function shownAction<A extends Action>(action: A): A {
  const { type, payload, meta, ...others } = action as AnyAction;
  const step = CALL.exec(type)?.[2];
  const shownPayload = step === 'fulfilled' ? 'shape' : step ? SHOWN_FAILURE : SHOWN_PAYLOADS[type];
  return {
    ...(masked(others, {}) as object),
    type: nameOf(action),
    ...(payload !== undefined && { payload: masked(payload, shownPayload) }),
    ...(meta && { meta: masked(meta, step ? SHOWN_CALL : undefined) }),
  } as unknown as A;
}

export const shownState = <State>(state: State): State => masked(state, SHOWN_STATE) as State;

/** The number of actions that stay: with the default of 50 the beginning of one payment is gone at its end. */
const maxAge = 500;

const name = 'borrower-h5';

/** What the Redux DevTools may show in production: only what the allow list names. */
export const maskedOptions = {
  name,
  maxAge,
  actionSanitizer: shownAction,
  stateSanitizer: shownState,
} satisfies DevToolsEnhancerOptions;

/** What the Redux DevTools show in development: everything except secrets. */
export const openOptions = {
  name,
  maxAge,
  actionSanitizer: <A extends Action>(action: A): A => ({
    ...(withoutSecrets(action) as A),
    type: nameOf(action),
  }),
  stateSanitizer: <State>(state: State): State => withoutSecrets(state) as State,
} satisfies DevToolsEnhancerOptions;
