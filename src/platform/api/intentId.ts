import { randomId } from '../base';
import type { ApiFailure } from './failures';

/** A write with a lost answer keeps its id. After an answer, including a refusal, the next write has a new id. */
export function intentAfter(earlier: unknown): string {
  const { kind, intentId } = Object(earlier) as Partial<ApiFailure>;
  return kind !== 'refused' && intentId ? intentId : randomId();
}

/** The ids of the writes of a page without an answer: a repetition of one carries its id again. */
export interface OpenIntents {
  /** The id of a write; a new one unless the same write was sent and its answer was lost. */
  readonly idOf: (write: string) => string;
  readonly answered: (write: string) => void;
}

const intentsOfStores = new WeakMap<object, OpenIntents>();

export function openIntentsOf(store: object): OpenIntents {
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
