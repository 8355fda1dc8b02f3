import { isFulfilled, isPending, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import type { ApiFailure } from './failures';

/**
 * The steps of every call, for listeners that handle all calls alike. A listener for one call uses
 * `endpoint.matchFulfilled`. Only RTK Query's thunks have such actions in this app.
 */

/** `arg` is the same object in all steps of a call. */
export interface CallStep extends UnknownAction {
  readonly meta: { readonly arg: object };
}

/** A failed call. An aborted call, whose answer no screen awaits, is not included. */
export interface Failed extends CallStep {
  readonly payload: ApiFailure;
}

export const isStarted = (action: UnknownAction): action is CallStep => isPending(action);
export const isAnswered = (action: UnknownAction): action is CallStep => isFulfilled(action);
export const isFailed = (action: UnknownAction): action is Failed => isRejectedWithValue(action);
