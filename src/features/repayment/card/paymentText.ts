import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ApiFailure } from '../../../api/failures';
import { translate, type Words } from '../../../i18n/i18n';
import { DUPLICATE } from '../../../money/send';

/** The payment messages; their Chinese is fixed (docs/reference/words.md#payment-messages). */
export const paymentText = {
  chooseCard: msg`Choose a bank card first`,
  codeSent: msg`The verification code was sent. Check your phone.`,
  codeTooShort: msg`Enter the code of at least 6 characters`,
  cardsFailed: msg`The list of bank cards could not be read`,
  wrongCode: msg`Wrong verification code`,
  duplicate: msg`Do not submit the payment request twice`,
  failed: msg`The payment could not be processed`,
  network: msg`error`,
} as const;

const byCode: ReadonlyMap<string, MessageDescriptor> = new Map([
  [DUPLICATE, paymentText.duplicate],
  ['800006', paymentText.wrongCode],
]);

/** What is said at once of a payment whose outcome is unknown; the screen goes on to say what to do. */
const byCause = {
  unreachable: paymentText.network,
  malformed: paymentText.failed,
} as const;

function paymentFailureText(failure: ApiFailure): Words {
  switch (failure.kind) {
    case 'refused':
      return byCode.get(failure.code) ?? (failure.message.trim() || paymentText.failed);
    case 'unreachable':
      return paymentText.network;
    case 'unknownOutcome':
      return byCause[failure.cause.kind];
    case 'malformed':
      return paymentText.failed;
  }
}

/** Says what a failed payment call means: our words for a known code, else the server's, else ours. */
export function usePaymentWords(): (failure: ApiFailure) => string {
  const { i18n } = useLingui();
  return (failure) => translate(i18n, paymentFailureText(failure));
}
