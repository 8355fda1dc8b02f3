import { type ApiFailure, intentAfter } from '@/platform/api';
import { orderSubject } from '../ledger/intent';
import { blocked, withLock } from '../ledger/sending';
import type { PaymentRequest } from './cardPayment';
import { judgeNow, leaveBy, readToSend } from './judge';
import { paymentApi } from './paymentApi';

const { repaymentHuichao } = paymentApi.endpoints;

export interface OnlinePaymentOptions {
  readonly userId: string | undefined;
  /** Whether the screen is still open. */
  readonly isWanted: () => boolean;
  /** Opens the address; false if the gate refuses it. */
  readonly leave: (address: string) => boolean;
}

/** Opens the lender's page of online payment. The app does not learn whether the borrower paid there. */
export const payOnline = (
  request: PaymentRequest,
  { userId, isWanted, leave: follow }: OnlinePaymentOptions,
) =>
  withLock(orderSubject(request.orderId), async (context) => {
    const { dispatch, getState, account, change } = context;
    const { productId, orderId, amount } = request;
    const key = { productId, orderId };
    const reading = await readToSend(context, key);
    const judged = judgeNow(context, { ...request, isOnline: true }, reading);
    if ('reason' in judged) return blocked(judged.reason);
    // A request whose answer was lost is sent again with the same idempotency key.
    const fixedCacheKey = `${orderId} ${amount}`;
    const selectEarlier = repaymentHuichao.select({ fixedCacheKey, requestId: undefined });
    const id = intentAfter(selectEarlier(getState()).error);
    const opened = { id, leftAt: Date.now(), amount, owed: judged.owed };
    // Recorded before the request is sent: a page that dies meanwhile cannot record it.
    const record = () => change('openedElsewhere', { opened });
    return leaveBy(context, record, key, { sent: opened, reading }, async () => {
      const parameters = { userId, orderId, amount: Number(amount), intentId: id };
      const { data, error } = await dispatch(
        repaymentHuichao.initiate(parameters, { fixedCacheKey }),
      );
      if (data && isWanted()) {
        // In another tab the borrower can have said meanwhile that it was not paid there.
        if (account().elsewhere?.id !== id) return blocked({ because: 'underWay' });
        change('openedElsewhere', { opened: { ...opened, leftAt: Date.now() } });
        if (follow(data.url)) return { ended: 'left' };
      }
      change('notPaidElsewhere', { id });
      if (!data) return { ended: 'failed', failure: error as ApiFailure };
      return { ended: isWanted() ? 'addressRefused' : 'left' };
    });
  });
