import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { RootState } from '../store/state';
import type { AliasName } from './aliases';
import type { ApiFailure } from './failures';
import { intentOf } from './intent';
import { selectIsSending } from './writes';

export type WriteResult<Answer> =
  | { readonly data: Answer; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiFailure };

/** An RTK Query mutation endpoint, as far as sending it goes. */
interface WriteEndpoint<Parameters, Answer> {
  readonly name: string;
  readonly initiate: (
    parameters: Parameters,
    options: { track: false },
    // The full type of an initiated mutation names the whole api; its answer is what matters here.
  ) => ThunkAction<PromiseLike<{ data?: Answer; error?: unknown }>, never, never, UnknownAction>;
}

/**
 * Sends a write unless its intent is already under way; then nothing happens and `undefined` is
 * returned. The check and the entry are made in the same task, so that two taps in one task are one
 * request.
 */
export function sendWrite<Parameters extends object, Answer>(
  endpoint: WriteEndpoint<Parameters, Answer>,
  parameters: Parameters,
) {
  return async (
    dispatch: ThunkDispatch<RootState, unknown, UnknownAction>,
    getState: () => RootState,
  ): Promise<WriteResult<Answer> | undefined> => {
    const key = intentOf(endpoint.name as AliasName, parameters);
    if (selectIsSending(getState(), key)) return undefined;
    const thunk = endpoint.initiate(parameters, { track: false });
    const result = await dispatch(
      thunk as ThunkAction<PromiseLike<unknown>, RootState, unknown, UnknownAction>,
    );
    return result as WriteResult<Answer>;
  };
}

export interface Write<Parameters, Answer> {
  readonly isSending: boolean;
  readonly send: (parameters: Parameters) => Promise<WriteResult<Answer> | undefined>;
}

/** A write as a screen uses it. `subject` are the parameters by which `intentOf` tells this intent. */
export function useWrite<Parameters extends object, Answer>(
  endpoint: WriteEndpoint<Parameters, Answer>,
  subject: Partial<Parameters>,
): Write<Parameters, Answer> {
  const key = intentOf(endpoint.name as AliasName, subject);
  const dispatch = useAppDispatch();
  const isSending = useAppSelector((state) => selectIsSending(state, key));
  return { isSending, send: (parameters) => dispatch(sendWrite(endpoint, parameters)) };
}
