import { isFulfilled, isPending, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import type { ApiFailure } from './failures';

/**
 * A step in the life of any call, for what follows from each of them alike. What follows from one call alone matches its own
 * endpoint (`endpoint.matchFulfilled`). No thunk but RTK Query's has such actions here.
 */

/** `arg` is one object for all steps of a call. */
export interface CallStep extends UnknownAction {
  readonly meta: { readonly arg: object };
}

/** Not the end of a call that was aborted because no screen waits for it. */
export interface Failed extends CallStep {
  readonly payload: ApiFailure;
}

export const isBegun = (action: UnknownAction): action is CallStep => isPending(action);
export const isAnswered = (action: UnknownAction): action is CallStep => isFulfilled(action);
export const isFailed = (action: UnknownAction): action is Failed => isRejectedWithValue(action);
