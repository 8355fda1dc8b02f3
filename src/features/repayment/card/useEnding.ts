import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useIsMounted } from '../../../borrower/useIsMounted';
import { useToast } from '../../../borrower/useToast';
import type { Ending, Stop } from '../../../money/flow';
import { useGo } from '../../../navigation/useGo';
import { paymentText, usePaymentWords } from './paymentText';

/** Says what came of a payment's step; a payment that was accepted leads to the loan (docs/reference/screens.md#card-repayment). */
export function useEnding() {
  const { i18n } = useLingui();
  const wordsFor = usePaymentWords();
  const toast = useToast();
  const go = useGo();
  const isMounted = useIsMounted();
  const [refusal, setRefusal] = useState('');
  const [stop, setStop] = useState<Stop>();

  const begin = () => {
    setRefusal('');
    setStop(undefined);
  };
  const end = (ending: Ending | undefined) => {
    switch (ending?.ended) {
      case 'stopped':
        setStop(ending.stop);
        break;
      case 'failed':
        setRefusal(wordsFor(ending.failure));
        break;
      case 'lost':
        if (isMounted.current) toast('error', wordsFor(ending.failure));
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
  return { refusal, setRefusal, stop, begin, end };
}

export type EndingShown = ReturnType<typeof useEnding>;
