import { useState } from 'react';
import {
  type Echoed,
  isPending,
  isSameEchoed,
  type OpenIntent,
  type PaymentWay,
  usePayment,
} from '@/domain/money';
import { useAppDispatch, useAppSelector } from '@/platform/store';
import { COUNTDOWN_MS } from '@/shared';
import { cardChosen, codeEntryClosed, codeEntryOpened, selectCardChoice } from '../slice';
import { usePaymentRequest } from './paymentRequest';
import { paymentText, usePaymentResult } from './usePaymentResult';

/** Chooses a card, commits its payment and enters its code (docs/reference/screens.md#card-repayment). */
export function useCardRepayment(paymentWay: PaymentWay | undefined) {
  const request = usePaymentRequest();
  const payment = usePayment(request);
  const shown = useShownPayment(request.orderId, paymentWay, payment.shown);
  const { isEnteringCode, sentCard, card } = shown;
  const result = usePaymentResult();
  const codeResult = usePaymentResult();
  /** The last entered code, where the last step was to enter a code. */
  const [enteredCode, setEnteredCode] = useState<string>();

  const begin = (code?: string) => {
    result.clear();
    codeResult.clear();
    setEnteredCode(code);
  };
  const pay = async (isSecondStep = false) => {
    if (!card) {
      result.refuse(paymentText.chooseCard);
      return;
    }
    begin();
    const paid = await payment.payByCard(card, isSecondStep);
    result.show(paid);
  };
  const askForCode =
    sentCard &&
    (async () => {
      begin();
      shown.openCodeEntry();
      result.show(await payment.askForCode(sentCard));
    });
  const enterCode = async (code: string) => {
    begin(code);
    codeResult.show(await payment.enterCode(code));
  };

  return {
    ...shown,
    isBusy: payment.isWorking,
    /** Nothing may be sent: another payment is open, here or in another tab. */
    isLocked: !!payment.elsewhere || (!!payment.pending && !payment.isWorking),
    result,
    codeResult,
    chooseCard: (id: Echoed) => {
      begin();
      shown.chooseCard(id);
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
  };
}

/** The payment of the screen, as its open payment and the choices of this tab make it. */
function useShownPayment(
  orderId: string,
  paymentWay: PaymentWay | undefined,
  shown: OpenIntent | undefined,
) {
  const dispatch = useAppDispatch();
  const choice = useAppSelector((state) => selectCardChoice(state, orderId));
  const isCode = !!shown && 'code' in shown && !!shown.code;
  const isEnteringCode = isCode && !choice.isCodeEntryClosed;
  const isCodeLeft = shown?.state === 'waitsForCode' && choice.isCodeEntryClosed;
  const sentHash = shown?.sent.kind === 'card' ? shown.sent.card.mark : undefined;
  const sentCard = paymentWay?.cards.find(({ hash }) => hash === sentHash);
  const chosenCard = paymentWay?.cards.find(({ id }) => isSameEchoed(choice.cardId, id));
  const [firstCard, anotherCard] = paymentWay?.cards ?? [];
  const onlyCard = anotherCard ? undefined : firstCard;
  // An open payment continues with the card that it was sent with. The choice of this tab does not change it.
  const isCardFixed = isEnteringCode || (!!shown && isPending(shown));
  return {
    /** The open payment is the payment of this screen. */
    isShown: !!shown,
    codeDeadline: choice.codeDeadline ?? codeAskedAt(shown) + COUNTDOWN_MS,
    isEnteringCode,
    /** The borrower closed the code entry. The code that was sent can still be entered. */
    isCodeLeft,
    /** The card of the open payment, where it is in the list. */
    sentCard,
    /** The card on the screen, which is also the card of the payment. */
    card: isCardFixed ? sentCard : (chosenCard ?? sentCard ?? onlyCard),
    chooseCard: (id: Echoed) => dispatch(cardChosen({ orderId, cardId: id })),
    openCodeEntry: () => dispatch(codeEntryOpened({ orderId })),
    closeCodeEntry: () => dispatch(codeEntryClosed({ orderId })),
  };
}

/** When the payment's code was requested last; 0 if never. */
function codeAskedAt(shown: OpenIntent | undefined): number {
  if (!shown) return 0;
  if ('askedAt' in shown) return shown.askedAt;
  return 'code' in shown ? shown.code.askedAt : 0;
}
