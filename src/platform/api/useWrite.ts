import type { TypedUseMutation } from '@reduxjs/toolkit/query/react';
import { useStore } from 'react-redux';
import { randomId } from '../base';
import type { aliasBaseQuery, Intended } from './api';
import type { ApiFailure } from './failures';

export type WriteResult<Answer> =
  | { readonly data: Answer; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiFailure };

/** The part of an RTK Query mutation endpoint that sends it. */
export interface WriteEndpoint<Parameters, Answer, State> {
  readonly name: string;
  readonly useMutation: TypedUseMutation<Answer, Intended<Parameters>, typeof aliasBaseQuery>;
  readonly select: (key: {
    readonly fixedCacheKey: string;
    readonly requestId: undefined;
  }) => (state: State) => { readonly isLoading: boolean };
}

/**
 * A write of a screen: one request for one intent. All screens share one cache entry for a `subject` (an order, a
 * complaint). The entry outlives the screens: after Back or a remount the write is still pending. The entry is read
 * at the tap instead of the render: two taps in one task send one request. The same parameters after a lost answer are the
 * same intent; other parameters are another one.
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
    isPending: () => entry().isLoading,
    /** Sends the write and returns its result; undefined while an earlier one is pending. */
    send: async (parameters: Parameters): Promise<WriteResult<Answer> | undefined> => {
      if (entry().isLoading) return undefined;
      const intents = openIntentsOf(store);
      const sent = `${endpoint.name} ${JSON.stringify(parameters)}`;
      const { data, error } = await trigger({ ...parameters, intentId: intents.idOf(sent) });
      if (!error || ('kind' in error && error.kind === 'refused')) intents.answered(sent);
      if (!error) return { data };
      if ('kind' in error) return { error };
      // An exception of this app's code, not an answer of the lender.
      throw new Error(`${endpoint.name}: ${error.message ?? ''}`);
    },
  };
}

/** A write with a lost answer keeps its id. After an answer, including a refusal, the next write has a new id. */
export function intentAfter(earlier: unknown): string {
  const { kind, intentId } = Object(earlier) as Partial<ApiFailure>;
  return kind !== 'refused' && intentId ? intentId : randomId();
}

/** The ids of the writes of a page without an answer: a repetition of one carries its id again. */
interface OpenIntents {
  /** The id of a write; a new one unless the same write was sent and its answer was lost. */
  readonly idOf: (write: string) => string;
  readonly answered: (write: string) => void;
}

const intentsOfStores = new WeakMap<object, OpenIntents>();

function openIntentsOf(store: object): OpenIntents {
  const known = intentsOfStores.get(store);
  if (known) return known;
  const ids = new Map<string, string>();
  const intents: OpenIntents = {
    idOf: (write) => {
      const id = ids.get(write) ?? randomId();
      ids.set(write, id);
      return id;
    },
    answered: (write) => void ids.delete(write),
  };
  intentsOfStores.set(store, intents);
  return intents;
}
