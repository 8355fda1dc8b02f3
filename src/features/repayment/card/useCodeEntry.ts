import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { COUNTDOWN_MS, useCountdown } from '../../../borrower/useCountdown';
import { usePayment } from '../../../money/usePayment';
import { useAppDispatch } from '../../../store/hooks';
import { codeEntryClosed } from '../slice';
import { paymentText } from './paymentText';
import type { EndingShown } from './useEnding';
import { usePaymentWish } from './usePaymentWish';

/** See docs/reference/limits.md#texts. */
const SHORTEST_CODE = 6;

/** The SMS code of a payment that waits for it. What comes of it outlives the entry: its screen shows it. */
export function useCodeEntry({ refusal, setRefusal, begin, end }: EndingShown) {
  const wish = usePaymentWish();
  const { i18n } = useLingui();
  const dispatch = useAppDispatch();
  const { shown, enterCode } = usePayment(wish);
  const sentAt = shown && 'code' in shown ? shown.code.sentAt : 0;
  const secondsLeft = useCountdown(sentAt + COUNTDOWN_MS);
  const [code, setCode] = useState('');

  const submit = async () => {
    const verifyCode = code.trim();
    if (verifyCode.length < SHORTEST_CODE) {
      setRefusal(i18n._(paymentText.codeTooShort));
      return;
    }
    begin();
    end(await enterCode(verifyCode));
  };
  return {
    code,
    changeCode: (text: string) => {
      begin();
      setCode(text);
    },
    refusal,
    secondsLeft,
    submit,
    cancel: () => {
      dispatch(codeEntryClosed());
    },
  };
}
