import type { ApiFailure } from '../../api/failures';
import type { Words } from '../../i18n/i18n';
import { failureText, offline, unreadable } from './failureText';

/**
 * What is said of whatever kept something from being shown: a call's failure, or what was thrown. A `fetch` that
 * finds no network throws a TypeError; anything else is an answer that cannot be read.
 */
export function errorText(error: unknown): Words {
  const isFailure = typeof error === 'object' && error !== null && 'kind' in error;
  if (isFailure) return failureText(error as ApiFailure);
  return error instanceof TypeError ? offline : unreadable;
}
