import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isRefusal } from '../../../api/failures';
import { intentOf } from '../../../api/intent';
import { writeReleased } from '../../../api/writes';
import { useIsMounted } from '../../../borrower/useIsMounted';
import { useToast } from '../../../borrower/useToast';
import { cardChosen, cardRepaymentOpened, commitFailed } from '../slice';
import type { Echoed } from './wire';
import type { PaymentWay } from './model';
import { DUPLICATE, paymentText, usePaymentWords } from './paymentText';
import { useCardState } from './useCardState';
import { usePayment, usePaymentSubject } from './usePayment';

/** Chooses a card and commits its payment (spec, section 4, *Card repayment*). */
export function useCardRepayment(way: PaymentWay | undefined) {
  const { orderId, amount, couponId } = usePaymentSubject();
  const { i18n } = useLingui();
  const wordsFor = usePaymentWords();
  const dispatch = useDispatch();
  const toast = useToast();
  const payment = usePayment();
  const isMounted = useIsMounted();
  const [refusal, setRefusal] = useState('');
  const { cardId, step, record } = useCardState();
  const card = way?.cards.find(({ id }) => id === cardId);

  useEffect(() => {
    dispatch(cardRepaymentOpened(orderId ?? ''));
  }, [dispatch, orderId]);

  const commit = async (sendMsg: 0 | 1) => {
    if (payment.status !== 'open') return;
    if (!way || !card) {
      setRefusal(i18n._(paymentText.chooseCard));
      return;
    }
    setRefusal('');
    const result = await payment.commit.send({
      amount,
      bankName: card.bankName,
      cardId: card.id,
      cardNo: card.cardNo,
      couponId,
      orderId,
      repayToken: way.repayToken,
      bankCode: card.bankCode,
      sendMsg,
    });
    if (!result) return;
    if (result.error) {
      const { error } = result;
      const isThere = isRefusal(error) && error.code === DUPLICATE;
      const waiting = { id: '', cardId: card.id, amount };
      dispatch(commitFailed(isThere ? waiting : null));
      if (isRefusal(error)) setRefusal(wordsFor(error));
      else if (isMounted.current) toast('error', wordsFor(error));
    } else if (result.data?.needValid) {
      // Its code is the next step: a resend is another intent.
      dispatch(writeReleased(intentOf('repaymentCommit', { orderId })));
      toast('info', i18n._(paymentText.codeSent));
    } else if (isMounted.current) payment.seeLoan();
  };

  // A payment of this card that waits for its code already is not opened twice.
  const isWaiting = !!card && record?.cardId === card.id && record.amount === amount;
  return {
    ...payment,
    step,
    card,
    refusal,
    chooseCard: (id: Echoed) => {
      setRefusal('');
      dispatch(cardChosen(id));
    },
    pay: () => commit(isWaiting ? 1 : 0),
    resendCode: () => commit(1),
  };
}
