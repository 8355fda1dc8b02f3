import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { isRefusal } from '../../../api/failures';
import { useCountdown } from '../../../borrower/useCountdown';
import { useIsMounted } from '../../../borrower/useIsMounted';
import { useToast } from '../../../borrower/useToast';
import { codeCancelled } from '../slice';
import { paymentText, usePaymentWords } from './paymentText';
import { useCardState } from './useCardState';
import { usePayment, usePaymentSubject } from './usePayment';

/** Spec, section 9. */
const SHORTEST_CODE = 6;

/** The SMS code of a payment that waits for it. */
export function useCodeEntry() {
  const { orderId } = usePaymentSubject();
  const { i18n } = useLingui();
  const wordsFor = usePaymentWords();
  const dispatch = useDispatch();
  const toast = useToast();
  const { status, confirm, seeLoan } = usePayment();
  const isMounted = useIsMounted();
  const { record, resendAt } = useCardState();
  const secondsLeft = useCountdown(resendAt);
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState('');

  const submit = async () => {
    if (status !== 'open' || !record) return;
    const verifyCode = code.trim();
    if (verifyCode.length < SHORTEST_CODE) {
      setRefusal(i18n._(paymentText.codeTooShort));
      return;
    }
    setRefusal('');
    const result = await confirm.send({ orderId, verifyCode, repaymentRecordId: record.id });
    if (!result || !isMounted.current) return;
    if (!result.error) {
      seeLoan();
      return;
    }
    const words = wordsFor(result.error);
    if (isRefusal(result.error)) setRefusal(words);
    else toast('error', words);
  };
  return {
    code,
    changeCode: (text: string) => {
      setRefusal('');
      setCode(text);
    },
    refusal,
    secondsLeft,
    submit,
    cancel: () => {
      dispatch(codeCancelled());
    },
  };
}
