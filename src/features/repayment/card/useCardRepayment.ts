import { useEffect, useState } from 'react';
import { usePayment } from '../../../money/hooks/usePayment';
import { isPending } from '../../../money/ledger/intent';
import { type Echoed, type PaymentWay } from '../../../money/payments/paymentApi';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import {
  cardChosen,
  cardRepaymentOpened,
  codeEntryClosed,
  codeEntryOpened,
  selectCardChoice,
} from '../slice';
import { usePaymentRequest } from './paymentRequest';
import { paymentText, usePaymentResult } from './usePaymentResult';

/** Chooses a card, commits its payment and enters its code (docs/reference/screens.md#card-repayment). */
export function useCardRepayment(paymentWay: PaymentWay | undefined) {
  const request = usePaymentRequest();
  const dispatch = useAppDispatch();
  const payment = usePayment(request);
  const choice = useChoice(request.orderId);
  const result = usePaymentResult();
  const codeResult = usePaymentResult();
  const { shown, pending, elsewhere } = payment;

  const isCode = shown?.state === 'waitsForCode' || shown?.state === 'sendingCode';
  const isEnteringCode = isCode && !choice.isCodeEntryClosed;
  const sentCardKey = shown?.sent.kind === 'card' ? shown.sent.card.mark : undefined;
  const sentCard = paymentWay?.cards.find((card) => card.mark === sentCardKey);
  const chosenCard = paymentWay?.cards.find(({ id }) => id === choice.cardId);
  // An open payment continues with the card that it was sent with. The choice of this tab does not change it.
  const isCardFixed = isEnteringCode || (!!shown && isPending(shown));
  const card = isCardFixed ? sentCard : (chosenCard ?? sentCard);
  /** The last entered code, where the last step was to enter a code. */
  const [enteredCode, setEnteredCode] = useState<string>();

  const begin = (code?: string) => {
    result.clear();
    codeResult.clear();
    setEnteredCode(code);
  };
  const pay = async (isSecondStep = false) => {
    begin();
    if (!card) {
      result.refuse(paymentText.chooseCard);
      return;
    }
    const paid = await payment.payByCard(card, isSecondStep);
    if (paid?.ended === 'codeAwaited') dispatch(codeEntryOpened());
    result.show(paid);
  };
  const askForCode =
    sentCard &&
    (async () => {
      begin();
      dispatch(codeEntryOpened());
      result.show(await payment.askForCode(sentCard));
    });
  const enterCode = async (code: string) => {
    begin(code);
    codeResult.show(await payment.enterCode(code));
  };

  return {
    isEnteringCode,
    isBusy: payment.isWorking,
    /** Nothing may be sent: another payment is open, here or in another tab. */
    isLocked: !!elsewhere || (!!pending && !payment.isWorking),
    /** The card on the screen, which is also the card of the payment. */
    card,
    result,
    codeResult,
    codeSentAt: shown && 'code' in shown ? shown.code.sentAt : 0,
    /** The open payment is the payment of this screen. */
    isShown: !!shown,
    chooseCard: (id: Echoed) => {
      begin();
      dispatch(cardChosen(id));
    },
    pay,
    /** Requests the code of this screen's payment; undefined where its card is not in the list. */
    askForCode,
    enterCode,
    /** Repeats the blocked step. While a code is awaited, a retry never commits another payment. */
    retry: async () => {
      if (enteredCode !== undefined) await enterCode(enteredCode);
      else if (isEnteringCode) await askForCode?.();
      else await pay();
    },
    closeCodeEntry: () => {
      dispatch(codeEntryClosed());
    },
  };
}

/** The choice of this tab for an order. */
function useChoice(orderId: string) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(cardRepaymentOpened(orderId));
  }, [dispatch, orderId]);
  return useAppSelector((state) => selectCardChoice(state, orderId));
}
