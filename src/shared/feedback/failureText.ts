import { msg } from '@lingui/core/macro';
import { aliasNamed } from '@/contract';
import type { Words } from '@/design/i18n';
import type { ApiFailure } from '@/platform/api';

export const offline = msg`There is no connection. Check your network and try again.`;
const slow = msg`The server did not answer in time. Try again.`;
const down = msg`The service is not available right now. Try again in a moment.`;
export const unreadable = msg`We could not read the server's answer. Try again in a moment.`;
const refused = msg`The request was not accepted.`;
const unknown = msg`We do not know whether this went through. Check the status before you try again.`;

/** The text of a failure for a borrower: the server's message of a refusal, otherwise a text of this app. */
export function failureText(failure: ApiFailure): Words {
  switch (failure.kind) {
    case 'refused':
      return failure.message.trim() || refused;
    case 'unreachable':
      return { network: offline, timeout: slow, server: down }[failure.reason];
    case 'malformed':
      return unreadable;
    case 'unknownOutcome':
      return unknown;
  }
}

/** The text of a failure's toast by the `onFailure` of its call; undefined where no toast is shown. */
export function announcementOf(failure: ApiFailure): Words | undefined {
  const { onFailure } = aliasNamed(failure.alias);
  // A panel on the screen explains an unknown outcome.
  if (failure.kind === 'unknownOutcome') return undefined;
  const isLineLost = failure.kind === 'unreachable';
  if (onFailure === 'toast') return failureText(failure);
  if (onFailure === 'toastOfRefusal') {
    return failure.kind === 'refused' ? failureText(failure) : undefined;
  }
  if (onFailure === 'screenAndWord') return isLineLost ? LINE_LOST : undefined;
  if (onFailure === 'toastOrWord') return isLineLost ? LINE_LOST : failureText(failure);
  return undefined;
}

/** The fixed text for a lost connection, equal in every language (docs/reference/words.md#payment-messages). */
const LINE_LOST = 'error';
