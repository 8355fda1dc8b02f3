import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { translate, type Words } from '@/design/i18n';
import { type BlockReason, DUPLICATE, type MoneyResult } from '@/domain/money';
import type { ApiFailure } from '@/platform/api';
import { useGo } from '@/platform/navigation';
import { toldAgain, useIsMounted, useToast } from '@/shared';

/** The payment messages. Their Chinese is fixed (docs/reference/words.md#payment-messages). */
export const paymentText = {
  chooseCard: msg({
    message: `Choose a bank card first`,
    comment: 'Message: the borrower pressed the button without a card. Nothing was sent.',
  }),
  codeSent: msg({
    message: `The verification code was sent. Check your phone.`,
    comment: 'The code finishes the payment. Nothing is paid yet.',
  }),
  sent: msg({
    message: `Payment sent`,
    comment: 'The payment left this device. It does not say that the lender has booked it.',
  }),
  codeTooShort: msg({
    message: `Enter the code of at least 6 characters`,
    comment: 'Message at the field: what was entered is too short. Nothing was sent.',
  }),
  cardsFailed: msg({
    message: `The list of bank cards could not be read`,
    comment: 'Title of a failed load. Nothing was sent.',
  }),
  wrongCode: msg({
    message: `Wrong verification code`,
    comment: 'The lender refused the code. Nothing was paid with it.',
  }),
  duplicate: msg({
    message: `This payment was already asked for`,
    comment: 'The lender refused a payment, because it already has the same one.',
  }),
  failed: msg({
    message: `The payment was not accepted`,
    comment: 'The lender refused the payment without a reason.',
  }),
  notCharged: msg({
    message: `This time nothing was charged.`,
    comment: 'Beside the reason why a payment was refused.',
  }),
  network: msg({
    message: `error`,
    comment:
      'The general word for a failure of the network. It is unknown whether the payment arrived.',
  }),
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
  /** Beside a refusal: that nothing was charged. */
  const [note, setNote] = useState('');
  /** The words for a payment that was lost: small print of the panel, which explains what to do. */
  const [lost, setLost] = useState('');
  const [blockReason, setBlockReason] = useState<BlockReason>();
  const wordsFor = (failure: ApiFailure) => translate(i18n, paymentFailureText(failure));

  const clearRest = () => {
    setNote('');
    setLost('');
    setBlockReason(undefined);
  };
  const clear = () => {
    setRefusal('');
    clearRest();
  };
  const refuse = (words: MessageDescriptor) => {
    clearRest();
    const text = i18n._(words);
    setRefusal((before) => toldAgain(text, before));
  };
  const show = (result: MoneyResult | undefined) => {
    switch (result?.ended) {
      case 'blocked':
        setBlockReason(result.reason);
        break;
      case 'failed':
        setRefusal(wordsFor(result.failure));
        setNote(i18n._(paymentText.notCharged));
        break;
      case 'lost':
        setLost(translate(i18n, lostText(result.failure)));
        break;
      case 'codeAwaited':
        toast('info', i18n._(paymentText.codeSent));
        break;
      case 'accepted':
        toast('info', i18n._(paymentText.sent));
        // A borrower who has left the screen stays on the current one.
        if (isMounted.current) go('loanDetailUrl', {}, { replace: true });
        break;
      default:
    }
  };
  return { refusal, note, lost, blockReason, clear, refuse, show };
}

export type PaymentResult = ReturnType<typeof usePaymentResult>;

const byCode: ReadonlyMap<string, MessageDescriptor> = new Map([
  [DUPLICATE, paymentText.duplicate],
  ['800006', paymentText.wrongCode],
]);

/**
 * The small print of an unknown outcome. The panel on the screen says what is unknown and what to do, so this text denies
 * nothing.
 */
function lostText(failure: ApiFailure): Words {
  if (failure.kind === 'refused') return byCode.get(failure.code) ?? failure.message.trim();
  const cause = failure.kind === 'unknownOutcome' ? failure.cause : failure;
  return cause.kind === 'unreachable' ? paymentText.network : '';
}

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
    case 'malformed':
      return paymentText.failed;
  }
}
