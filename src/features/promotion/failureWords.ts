import type { ApiFailure } from '../../api/failures';
import type { Words } from '../../i18n/i18n';
import { failureText } from '../../borrower/failureText';

const LANDING_READS: ReadonlySet<string> = new Set(['channelTemplate', 'getSid']);

/** Whether a failure is one of the landing page's reads, which say so in a toast (docs/reference/words.md#promotion-messages). */
export const isLandingRead = ({ alias }: ApiFailure): boolean => LANDING_READS.has(alias);

/** The server's message; a line that failed is 'error', word for word (docs/reference/words.md#promotion-messages). */
export function landingFailureText(failure: ApiFailure): Words {
  return failure.kind === 'unreachable' ? 'error' : failureText(failure);
}
