import { useLingui } from '@lingui/react/macro';
import { useIsMounted } from '../../../borrower/useIsMounted';
import { usePayment } from '../../../money/usePayment';
import { useLeave } from '../../../navigation/LeaveContext';
import { selectLaunch } from '../../../session/sessionSlice';
import { useAppSelector } from '../../../store/hooks';
import { useEnding } from './useEnding';
import { usePaymentWish } from './usePaymentWish';

/** Asks for the online payment's page and goes there, if its address may be followed. */
export function useOnlinePayment() {
  const wish = usePaymentWish();
  const { t } = useLingui();
  const { userId } = useAppSelector(selectLaunch);
  const leave = useLeave();
  const isMounted = useIsMounted();
  const payment = usePayment(wish);
  const { refusal, setRefusal, stop, begin, end } = useEnding();

  const open = async (isSecondStep = false) => {
    begin();
    const departure = {
      userId,
      // Who has left the screen meanwhile is not pulled away from where they are now.
      isWanted: () => isMounted.current,
      leave: (address: string) => leave(address).ok,
    };
    const ending = await payment.payOnline(departure, isSecondStep);
    if (ending?.ended === 'barred') {
      setRefusal(t`The payment page's address is not one of the lender's. It was not opened.`);
    }
    end(ending);
  };
  return {
    wish,
    refusal,
    stop,
    isOpening: payment.isWorking,
    isOpen: !payment.standing && !payment.elsewhere,
    open,
  };
}
