import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { ApiFailure } from '../../../api/failures';
import { translate, type Words } from '../../../i18n/i18n';
import { type BlockReason, type MoneyResult, DUPLICATE } from '../../../money/ledger/sending';
import { useGo } from '../../../navigation/useGo';
import { useToast } from '../../../shared/feedback/useToast';
import { useIsMounted } from '../../../shared/hooks/useIsMounted';

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

/** Shows what came of a payment's step; an accepted payment leads to the loan (docs/reference/screens.md#card-repayment). */
export function usePaymentResult() {
  const { i18n } = useLingui();
  const toast = useToast();
  const go = useGo();
  const isMounted = useIsMounted();
  const [refusal, setRefusal] = useState('');
  const [reason, setReason] = useState<BlockReason>();
  const wordsFor = (failure: ApiFailure) => translate(i18n, paymentFailureText(failure));

  const clear = () => {
    setRefusal('');
    setReason(undefined);
  };
  const refuse = (words: MessageDescriptor) => {
    setRefusal(i18n._(words));
  };
  const show = (outcome: MoneyResult | undefined) => {
    switch (outcome?.ended) {
      case 'blocked':
        setReason(outcome.reason);
        break;
      case 'failed':
        setRefusal(wordsFor(outcome.failure));
        break;
      case 'lost':
        if (isMounted.current) toast('error', wordsFor(outcome.failure));
        break;
      case 'codeAwaited':
        toast('info', i18n._(paymentText.codeSent));
        break;
      case 'accepted':
        // Who has left the screen meanwhile is not pulled away from where they are now.
        if (isMounted.current) go('loanDetailUrl', {}, { replace: true });
        break;
      default:
    }
  };
  return { refusal, reason, clear, refuse, show };
}

export type PaymentResult = ReturnType<typeof usePaymentResult>;

const byCode: ReadonlyMap<string, MessageDescriptor> = new Map([
  [DUPLICATE, paymentText.duplicate],
  ['800006', paymentText.wrongCode],
]);

/** What is said at once of a payment whose outcome is unknown; the screen goes on to say what to do. */
const byCause = {
  unreachable: paymentText.network,
  malformed: paymentText.failed,
} as const;

/** What a failed payment call means: our words for a known code, else the server's, else ours. */
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
