import { useLingui } from '@lingui/react/macro';
import { usePayment } from '../../../money/usePayment';
import type { PaymentWay } from '../../../money/way';
import type { Echoed } from '../../../money/wire';
import { useAppDispatch } from '../../../store/hooks';
import { codeEntryOpened } from '../slice';
import { paymentText } from './paymentText';
import { useCardChoice } from './useCardChoice';
import { useEnding } from './useEnding';
import { usePaymentWish } from './usePaymentWish';

/** Chooses a card and commits its payment (docs/reference/screens.md#card-repayment). */
export function useCardRepayment(way: PaymentWay | undefined) {
  const wish = usePaymentWish();
  const { i18n } = useLingui();
  const dispatch = useAppDispatch();
  const payment = usePayment(wish);
  const choice = useCardChoice(wish.orderId, way);
  const { refusal, setRefusal, stop, begin, end } = useEnding();
  const codeEnding = useEnding();
  const { shown, standing, elsewhere } = payment;
  const isCode = shown?.state === 'waitsForCode' || shown?.state === 'sendingCode';

  const pay = async (isSecondStep = false) => {
    if (!choice.card) {
      setRefusal(i18n._(paymentText.chooseCard));
      return;
    }
    begin();
    const ending = await payment.payByCard(choice.card, isSecondStep);
    if (ending?.ended === 'codeAwaited') dispatch(codeEntryOpened());
    end(ending);
  };
  const sentCard =
    shown?.sent.kind === 'card' ? choice.cardMarked(shown.sent.card.mark) : undefined;

  return {
    wish,
    isEnteringCode: isCode && !choice.isCodeEntryClosed,
    isBusy: payment.isWorking,
    /** Nothing may be sent: another payment stands, or one was opened elsewhere. */
    isLocked: !!elsewhere || (!!standing && !payment.isWorking),
    card: choice.card ?? sentCard,
    refusal,
    stop: stop ?? codeEnding.stop,
    codeEnding,
    chooseCard: (id: Echoed) => {
      begin();
      choice.choose(id);
    },
    pay,
    /** Asks for the code of the payment that the screen shows; nothing where its card is not known here. */
    askForCode:
      sentCard &&
      (async () => {
        begin();
        dispatch(codeEntryOpened());
        end(await payment.askForCode(sentCard));
      }),
    /** The lender has this very payment, and says so: its code can be asked for. */
    isThere: shown?.state === 'unknown' && 'isThere' in shown && shown.isThere,
  };
}
