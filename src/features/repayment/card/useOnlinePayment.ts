import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useWrite } from '../../../api/useWrite';
import { useLeave } from '../../../navigation/LeaveContext';
import { useIsMounted } from '../../../borrower/useIsMounted';
import { selectLaunch } from '../../../session/sessionSlice';
import { cardApi } from './api';
import { usePaymentWords } from './paymentText';
import { usePaymentSubject } from './usePayment';

/** Asks for the online payment's page and goes there, if its address may be followed. */
export function useOnlinePayment() {
  const { orderId, amount } = usePaymentSubject();
  const { t } = useLingui();
  const wordsFor = usePaymentWords();
  const { userId } = useSelector(selectLaunch);
  const leave = useLeave();
  const isMounted = useIsMounted();
  const [refusal, setRefusal] = useState('');
  const payment = useWrite(cardApi.endpoints.repaymentHuichao, { orderId });

  const open = async () => {
    setRefusal('');
    const result = await payment.send({ userId, orderId, amount });
    // Who has left the screen meanwhile is not pulled away from where they are now.
    if (!result || !isMounted.current) return;
    if (result.error) {
      setRefusal(wordsFor(result.error));
    } else if (!leave(result.data?.url ?? '').ok) {
      setRefusal(t`The payment page's address is not one of the lender's. It was not opened.`);
    }
  };
  return { refusal, isOpening: payment.status === 'sending', open };
}
