import type { TypedUseMutation } from '@reduxjs/toolkit/query/react';
import { useStore } from 'react-redux';
import type { aliasBaseQuery } from './baseQuery';
import type { Intended } from './endpoint';
import type { ApiFailure } from './failures';
import { intentAfter } from './intentId';

export type WriteResult<Answer> =
  | { readonly data: Answer; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiFailure };

/** An RTK Query mutation endpoint, as far as sending it goes. */
export interface WriteEndpoint<Parameters, Answer, State> {
  readonly name: string;
  readonly useMutation: TypedUseMutation<Answer, Intended<Parameters>, typeof aliasBaseQuery>;
  readonly select: (key: {
    readonly fixedCacheKey: string;
    readonly requestId: undefined;
  }) => (state: State) => { readonly isLoading: boolean; readonly error?: unknown };
}

/**
 * A write as a screen uses it: one request for one intent. Its cache entry is shared by every screen that sends for
 * the same `subject` (an order, a complaint), and outlives them: a remount, or Back, finds it under way. The entry is read
 * when the tap comes, not when the screen was drawn: two taps in one task are one request.
 */
export function useWrite<Parameters extends object, Answer, State>(
  endpoint: WriteEndpoint<Parameters, Answer, State>,
  subject = '',
) {
  const fixedCacheKey = `${endpoint.name} ${subject}`;
  const [trigger, { isLoading }] = endpoint.useMutation({ fixedCacheKey });
  const store = useStore<State>();
  const entry = () => endpoint.select({ fixedCacheKey, requestId: undefined })(store.getState());
  return {
    isSending: isLoading,
    isUnderWay: () => entry().isLoading,
    /** Sends it, and says what came of it; does nothing while it is under way. */
    send: async (parameters: Parameters): Promise<WriteResult<Answer> | undefined> => {
      const { isLoading: isUnderWay, error: earlier } = entry();
      if (isUnderWay) return undefined;
      const { data, error } = await trigger({ ...parameters, intentId: intentAfter(earlier) });
      if (!error) return { data };
      if ('kind' in error) return { error };
      // Thrown by our own code, and no answer of the lender's.
      throw new Error(`${endpoint.name}: ${error.message ?? ''}`);
    },
  };
}
