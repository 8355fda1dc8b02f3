import type { Environment } from '../environment/environment';
import type { AliasName } from './aliases';

/** What follows from a failure, whatever its kind. */
interface Consequences {
  /** The lender has ended the session: the borrower logs in again. */
  readonly endsSession?: true;
  /** The intent of the write that failed. One whose answer was lost is sent again under the same id. */
  readonly intentId?: string;
}

/** Every way in which a call can fail: a returned value, never a throw. */
export type ApiFailure = Consequences & Failure;

type Failure =
  /** The server answered, and said no. */
  | {
      readonly kind: 'refused';
      readonly alias: AliasName;
      readonly code: string;
      readonly message: string;
      /** HTTP; only where it is an error's. */
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
  /** No readable answer came: the line, the wait (60 s), or a server that is down. */
  | {
      readonly kind: 'unreachable';
      readonly alias: AliasName;
      readonly reason: 'network' | 'timeout' | 'server';
      readonly status?: number;
    }
  /** An answer that does not fit its schema; `issues` name keys and expectations, never values. */
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
 * Whether a failed call means that the borrower has to log in again: by HTTP 401, also of a money write, whose outcome is
 * unknown besides; or by the code of a refusal.
 */
export function endsSession(
  failure: ApiFailure,
  { sessionExpiredCodes }: Pick<Environment, 'sessionExpiredCodes'>,
): boolean {
  if (failure.kind === 'unknownOutcome') return failure.cause.status === 401;
  if (failure.status === 401) return true;
  return failure.kind === 'refused' && sessionExpiredCodes.includes(failure.code);
}

/** A money write that was not plainly refused may have happened (docs/reference/money.md#refused-or-unknown). */
export function asMoneyFailure(failure: ApiFailure): ApiFailure {
  if (failure.kind !== 'unreachable' && failure.kind !== 'malformed') return failure;
  return { kind: 'unknownOutcome', alias: failure.alias, cause: failure };
}
