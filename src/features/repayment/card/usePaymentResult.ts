import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { ApiFailure } from '../../../api/failures';
import { translate, type Words } from '../../../i18n/i18n';
import { type BlockReason, DUPLICATE, type MoneyResult } from '../../../money/ledger/sending';
import { useGo } from '../../../navigation/useGo';
import { useToast } from '../../../shared/feedback/toasts';
import { useIsMounted } from '../../../shared/hooks/lifecycle';

/** The payment messages. Their Chinese is fixed (docs/reference/words.md#payment-messages). */
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

/**
 * Shows the result of a payment's step. An accepted payment opens the loan
 * (docs/reference/screens.md#card-repayment).
 */
export function usePaymentResult() {
  const { i18n } = useLingui();
  const toast = useToast();
  const go = useGo();
  const isMounted = useIsMounted();
  const [refusal, setRefusal] = useState('');
  const [blockReason, setBlockReason] = useState<BlockReason>();
  const wordsFor = (failure: ApiFailure) => translate(i18n, paymentFailureText(failure));

  const clear = () => {
    setRefusal('');
    setBlockReason(undefined);
  };
  const refuse = (words: MessageDescriptor) => {
    setRefusal(i18n._(words));
  };
  const show = (result: MoneyResult | undefined) => {
    switch (result?.ended) {
      case 'blocked':
        setBlockReason(result.reason);
        break;
      case 'failed':
        setRefusal(wordsFor(result.failure));
        break;
      case 'lost':
        if (isMounted.current) toast('error', wordsFor(result.failure));
        break;
      case 'codeAwaited':
        toast('info', i18n._(paymentText.codeSent));
        break;
      case 'accepted':
        // A borrower who has left the screen stays on the current one.
        if (isMounted.current) go('loanDetailUrl', {}, { replace: true });
        break;
      default:
    }
  };
  return { refusal, blockReason, clear, refuse, show };
}

export type PaymentResult = ReturnType<typeof usePaymentResult>;

const byCode: ReadonlyMap<string, MessageDescriptor> = new Map([
  [DUPLICATE, paymentText.duplicate],
  ['800006', paymentText.wrongCode],
]);

/** The toast for an unknown outcome. The panel on the screen explains what to do. */
const byCause = {
  unreachable: paymentText.network,
  malformed: paymentText.failed,
} as const;

/**
 * The text of a failed payment call: this app's text for a known code, otherwise the server's message, otherwise a
 * general text.
 */
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
