import { useAddressQuery } from '../../../navigation/useAddressQuery';
import { useDispatch } from 'react-redux';
import { intentOf } from '../../../api/intent';
import { useWrite } from '../../../api/useWrite';
import { writeReleased } from '../../../api/writes';
import { useGo } from '../../../navigation/useGo';
import { orderApi } from '../../../order/api';
import { readAmount } from '../../../order/instructionKey';
import { useSubject } from '../../../borrower/useSubject';
import { cardApi } from './api';
import { useCardState } from './useCardState';

/** What is to be paid, by the screen's own address. */
export function usePaymentSubject() {
  const read = useAddressQuery();
  return {
    ...useSubject(),
    /** Minor units; 0 when the address names none. */
    amount: Number(readAmount(read)),
    couponId: read('couponId') || null,
  };
}

/** Where an order's card payment stands, whichever of its two writes it hangs on. */
export type PaymentStatus = 'open' | 'sending' | 'unknown' | 'done';

export function usePayment() {
  const { productId, orderId } = useSubject();
  const dispatch = useDispatch();
  const go = useGo();
  const commit = useWrite(cardApi.endpoints.repaymentCommit, { orderId });
  const confirm = useWrite(cardApi.endpoints.repaymentConfirm, { orderId });
  const { step } = useCardState();
  const [readOrder] = orderApi.endpoints.loanDetails.useLazyQuery();

  /** The payment may be sent again: nothing of it was carried out, or another one is wanted. */
  const release = () => {
    dispatch(writeReleased(intentOf('repaymentCommit', { orderId })));
    dispatch(writeReleased(intentOf('repaymentConfirm', { orderId })));
  };
  const seeLoan = () => {
    go('loanDetailUrl', {}, { replace: true });
  };
  /** Contract, section 9: an order that is still to be repaid shows that the payment was not carried out. */
  const check = async (): Promise<'undone' | 'unclear'> => {
    const { data: order, isSuccess } = await readOrder({ productId, orderId });
    if (!isSuccess) return 'unclear';
    if (order.canRepay) {
      release();
      return 'undone';
    }
    seeLoan();
    return 'unclear';
  };

  // A commit that waits for its code is a step of the payment, not the payment.
  const statuses = [step === 'code' ? undefined : commit.status, confirm.status];
  const isAny = (status: PaymentStatus) =>
    [commit.status, confirm.status].some((candidate) => candidate === status);
  const status: PaymentStatus = isAny('unknown')
    ? 'unknown'
    : isAny('sending')
      ? 'sending'
      : statuses.includes('done')
        ? 'done'
        : 'open';
  return { status, commit, confirm, check, release, seeLoan };
}
