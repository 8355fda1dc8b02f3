import { type ApiFailure, CALL_TIMEOUT_MS } from '@/platform/api';
import type { EarlyAnswer } from '@/platform/session';
import type { Account } from './intent';

/** How old what the lender shows is, and readings past the cache. */

/**
 * Whether figures may be older than the last settled intent. Figures with a future time were read before the clock was
 * set back, so their age is not known.
 */
export const isOutdated = ({ settledAt }: Account, readAt: number, now: number): boolean =>
  readAt <= settledAt || readAt > now;

/**
 * When the request that answered with the shown figures was sent, in epoch milliseconds. While they are read again it is not
 * known: at most a call's timeout before the answer.
 */
export function readAtOf(
  { isFetching, startedTimeStamp: started = 0, fulfilledTimeStamp = 0 }: ReadQuery,
  early?: EarlyAnswer,
): number {
  if (isFetching) return fulfilledTimeStamp - CALL_TIMEOUT_MS;
  // The page's first script asked for this answer, before the app did.
  return early && started <= early.until ? Math.min(started, early.askedAt) : started;
}

export interface ReadQuery {
  readonly isFetching: boolean;
  readonly startedTimeStamp?: number | undefined;
  readonly fulfilledTimeStamp?: number | undefined;
}

/** Sends the request again, without a subscription. */
export const UNCACHED = { forceRefetch: true, subscribe: false } as const;

interface Answered<Answer> {
  /** The request of the cached answer. */
  readonly requestId?: string | undefined;
  readonly data?: Answer | undefined;
  readonly error?: unknown;
}

/**
 * A reading's answer or failure: after a failure the cache still holds the earlier answer. RTK Query joins a request that
 * is under way, so a request older than this call is repeated. Requests are compared by id, because the clock can be set
 * back meanwhile.
 */
export async function readUncached<Answer>(
  ask: () => PromiseLike<Answered<Answer>> & { readonly requestId: string },
) {
  const asked = ask();
  const first = await asked;
  const isJoined = first.requestId !== asked.requestId;
  const { data, error } = isJoined ? await ask() : first;
  return { data: error ? undefined : data, error: error as ApiFailure | undefined };
}
