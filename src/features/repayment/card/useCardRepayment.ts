import { useEffect, useState } from 'react';
import { usePayment } from '../../../money/hooks/usePayment';
import { isPending } from '../../../money/ledger/intent';
import { type PaymentWay, type Echoed } from '../../../money/payments/paymentApi';
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
export function useCardRepayment(way: PaymentWay | undefined) {
  const request = usePaymentRequest();
  const dispatch = useAppDispatch();
  const payment = usePayment(request);
  const choice = useChoice(request.orderId);
  const result = usePaymentResult();
  const codeResult = usePaymentResult();
  const { shown, pending, elsewhere } = payment;

  const isCode = shown?.state === 'waitsForCode' || shown?.state === 'sendingCode';
  const isEnteringCode = isCode && !choice.isCodeEntryClosed;
  const sentMark = shown?.sent.kind === 'card' ? shown.sent.card.mark : undefined;
  const sentCard = way?.cards.find((card) => card.mark === sentMark);
  const chosenCard = way?.cards.find(({ id }) => id === choice.cardId);
  // An open payment goes on with the card that it was sent with, whatever card this tab chose.
  const isCardFixed = isEnteringCode || (!!shown && isPending(shown));
  const card = isCardFixed ? sentCard : (chosenCard ?? sentCard);
  /** The code that was entered last, where the last step was to enter a code. */
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
    const outcome = await payment.payByCard(card, isSecondStep);
    if (outcome?.ended === 'codeAwaited') dispatch(codeEntryOpened());
    result.show(outcome);
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
    /** Nothing may be sent: another payment is open, or one was opened elsewhere. */
    isLocked: !!elsewhere || (!!pending && !payment.isWorking),
    /** The card on the screen, and the card that pays. */
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
    /** Asks for the code of the payment of this screen; nothing where its card is not known here. */
    askForCode,
    enterCode,
    /** Tries the step once more that was stopped: while a code is waited for, no retry commits another payment. */
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

/** What this tab chose for an order. */
function useChoice(orderId: string) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(cardRepaymentOpened(orderId));
  }, [dispatch, orderId]);
  return useAppSelector((state) => selectCardChoice(state, orderId));
}
