import type { ApiFailure } from '../../api/failures';
import { intentAfter } from '../../api/intentId';
import { orderSubject } from '../ledger/intent';
import { step } from '../ledger/slice';
import { checkPayable } from './blockReason';
import { blocked, withLock } from './context';
import type { PaymentRequest } from './payByCard';
import { paymentApi } from './paymentApi';
import { readToSend, readUncached, UNCACHED } from './readOrder';

const { repaymentHuichao, repaymentWay } = paymentApi.endpoints;

export interface OnlinePaymentOptions {
  readonly userId: string | undefined;
  /** Whether the screen that is to be left is still there. */
  readonly isWanted: () => boolean;
  /** Follows the address; false where the gate refuses it. */
  readonly leave: (address: string) => boolean;
}

/** Opens the lender's page of online payment. From then on it is not known here whether it was paid there. */
export const payOnline = (
  request: PaymentRequest,
  { userId, isWanted, leave }: OnlinePaymentOptions,
) =>
  withLock(orderSubject(request.orderId), async (context) => {
    const { dispatch, getState, subject, account } = context;
    const { productId, orderId, amount, isSecondStep = false } = request;
    const read = await readToSend(context, { productId, orderId });
    const judged = checkPayable({
      ...request,
      ...read,
      account: account(),
      isSecondStep,
      now: Date.now(),
    });
    if ('stop' in judged) {
      if (judged.stop.because !== 'stale') return blocked(judged.stop);
      return blocked(
        judged.stop,
        await readUncached(() => dispatch(repaymentWay.initiate({ orderId }, UNCACHED))),
      );
    }
    // One whose answer was lost is sent again as the same intent.
    const fixedCacheKey = `${orderId} ${amount}`;
    const { error: earlier } = repaymentHuichao.select({ fixedCacheKey, requestId: undefined })(
      getState(),
    );
    const id = intentAfter(earlier);
    const opened = { id, leftAt: Date.now(), amount, owed: judged.owed };
    // On record before it leaves: a page that dies meanwhile cannot say what was opened.
    dispatch(step(subject, 'openedElsewhere', { opened }));
    if (account().elsewhere?.id !== opened.id) return blocked({ because: 'oneAtATime' });
    const { data, error } = await dispatch(
      repaymentHuichao.initiate(
        { userId, orderId, amount: Number(amount), intentId: id },
        { fixedCacheKey },
      ),
    );
    if (data && isWanted() && leave(data.url)) return { ended: 'left' };
    dispatch(step(subject, 'notPaidElsewhere', { id: opened.id }));
    if (!data) return { ended: 'failed', failure: error as ApiFailure };
    return { ended: isWanted() ? 'barred' : 'left' };
  });
