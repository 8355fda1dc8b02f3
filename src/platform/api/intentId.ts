import { randomId } from '../base';
import type { ApiFailure } from './failures';

/** A write with a lost answer keeps its id. After an answer, including a refusal, the next write has a new id. */
export function intentAfter(earlier: unknown): string {
  const { kind, intentId } = Object(earlier) as Partial<ApiFailure>;
  return kind !== 'refused' && intentId ? intentId : randomId();
}
