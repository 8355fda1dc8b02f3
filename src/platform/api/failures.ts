import type { AliasName } from '@/contract';
import type { Environment } from '../environment';

/** The consequences of a failure of any kind. */
interface Consequences {
  /** The lender has ended the session: the borrower must log in again. */
  readonly endsSession?: true;
  /** The intent of the failed write. After a lost answer the write is sent again with the same id. */
  readonly intentId?: string;
}

/** A failed call. It is returned and never thrown. */
export type ApiFailure = Consequences & Failure;

type Failure =
  /** The server refused the call. */
  | {
      readonly kind: 'refused';
      readonly alias: AliasName;
      readonly code: string;
      readonly message: string;
      /** The HTTP status, where it is an error. */
      readonly status?: number;
    }
  | Unreadable
  /** A money write whose outcome is unknown to this page. */
  | {
      readonly kind: 'unknownOutcome';
      readonly alias: AliasName;
      readonly cause: Unreadable;
    };

type Unreadable =
  /** There was no readable answer: no connection, a timeout (60 s), or an unavailable server. */
  | {
      readonly kind: 'unreachable';
      readonly alias: AliasName;
      readonly reason: 'network' | 'timeout' | 'server';
      readonly status?: number;
    }
  /** The answer does not match its schema. `issues` contain keys and expected types, never values. */
  | {
      readonly kind: 'malformed';
      readonly alias: AliasName;
      readonly status?: number;
      readonly schema: string;
      readonly issues: readonly string[];
    };

export const isRefusal = (failure: ApiFailure): failure is ApiFailure & { kind: 'refused' } =>
  failure.kind === 'refused';

/**
 * Whether the borrower must log in again: after HTTP 401, also for a money write with an unknown outcome; or by the
 * code of a refusal.
 */
export function endsSession(
  failure: ApiFailure,
  { sessionExpiredCodes }: Pick<Environment, 'sessionExpiredCodes'>,
): boolean {
  if (failure.kind === 'unknownOutcome') return failure.cause.status === 401;
  if (failure.status === 401) return true;
  return failure.kind === 'refused' && sessionExpiredCodes.includes(failure.code);
}

/** A money write without a clear refusal may have been carried out (docs/reference/money.md#refused-or-unknown). */
export function asMoneyFailure(failure: ApiFailure): ApiFailure {
  if (failure.kind !== 'unreachable' && failure.kind !== 'malformed') return failure;
  return { kind: 'unknownOutcome', alias: failure.alias, cause: failure };
}
