import { isFulfilled, isPending, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import { type AliasName, aliasNamed } from '@/contract';
import type { ApiFailure } from './failures';

/**
 * The steps of every call, for listeners that handle all calls alike. A listener for one call uses
 * `endpoint.matchFulfilled`. Only RTK Query's thunks have such actions in this app.
 */

/** `arg` is the same object in all steps of a call. */
export interface CallStep extends UnknownAction {
  readonly meta: { readonly arg: { readonly endpointName: AliasName } };
}

/** A failed call. An aborted call, whose answer no screen awaits, is not included. */
export interface Failed extends CallStep {
  readonly payload: ApiFailure;
}

export const isStarted = (action: UnknownAction): action is CallStep => isPending(action);
export const isAnswered = (action: UnknownAction): action is CallStep => isFulfilled(action);
/** A success of a call whose session the lender must check. */
export const isAccepted = (action: UnknownAction): boolean =>
  isAnswered(action) && !aliasNamed(action.meta.arg.endpointName).answersAnyone;
export const isFailed = (action: UnknownAction): action is Failed => isRejectedWithValue(action);
