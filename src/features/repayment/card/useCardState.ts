import { useSelector } from 'react-redux';
import { useSubject } from '../../../borrower/useSubject';
import { selectCardRepayment } from '../slice';

/** Where the card repayment of the screen's order stands. */
export function useCardState() {
  const { orderId } = useSubject();
  return useSelector((state: Parameters<typeof selectCardRepayment>[0]) =>
    selectCardRepayment(state, orderId),
  );
}
