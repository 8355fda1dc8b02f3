import { isFulfilled, isRejected, type UnknownAction } from '@reduxjs/toolkit';
import type { AliasName } from './aliases';
import type { ApiFailure } from './failures';

interface CallMeta {
  readonly arg: { readonly endpointName: AliasName; readonly originalArgs: unknown };
}

export type CallFulfilled = UnknownAction & {
  /** `fulfilledTimeStamp`: when the answer came, in epoch milliseconds. */
  readonly meta: CallMeta & { readonly fulfilledTimeStamp: number };
  readonly payload: unknown;
};
export type CallRejected = UnknownAction & {
  readonly meta: CallMeta;
  readonly payload: ApiFailure;
};

function aliasOf(action: UnknownAction): string | undefined {
  return (action.meta as Partial<CallMeta> | undefined)?.arg?.endpointName;
}

/** Matches the success of a call by its name, without pulling its feature's chunk into the caller's. */
export const fulfilled =
  (alias: AliasName) =>
  (action: UnknownAction): action is CallFulfilled =>
    isFulfilled(action) && aliasOf(action) === alias;

/** Matches any call's failure (not one that was aborted because nobody waits for it). */
export const failed = (action: UnknownAction): action is CallRejected =>
  isRejected(action) && aliasOf(action) !== undefined && action.payload !== undefined;
