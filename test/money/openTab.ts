import type { Lender } from '../../sandbox';
import { orderSubject } from '../../src/money/ledger/intent';
import { selectAccount, step } from '../../src/money/ledger/slice';
import type { EventName, Events } from '../../src/money/ledger/transitions';
import { enterCode, payByCard, type PaymentRequest } from '../../src/money/payments/cardPayment';
import { checkPayment } from '../../src/money/payments/checkPayment';
import { paymentApi } from '../../src/money/payments/paymentApi';
import { payOnline } from '../../src/money/payments/payOnline';
import { amountOf, fixedClockLender } from '../features/repayment/support';
import { openStores, type OpenStoresOptions } from '../support/openStores';

/** A borrower whose order can be repaid. */
const BORROWER = 'overdue';

/** Opens a tab of the borrower. Returns the borrower's actions in it. */
export async function openTab(
  lender: Lender = fixedClockLender(),
  options: OpenStoresOptions = {},
) {
  const { store } = openStores({ lender, borrower: BORROWER, ...options });
  const { orderId = '', productId = '', userId } = lender.launch(BORROWER);
  const { repaymentWay } = paymentApi.endpoints;
  const { data } = await store.dispatch(repaymentWay.initiate({ orderId }));
  const [withCode, plain] = data?.cards ?? [];
  const amount = await amountOf(lender, BORROWER);
  const requestOf = (change: Partial<PaymentRequest>) => ({
    ...{ orderId, productId, amount, couponId: null, readAt: Date.now() },
    ...change,
  });
  const account = () => selectAccount(store.getState(), orderSubject(orderId));
  return {
    ...{ lender, store, orderId, productId, account },
    withCode: withCode!,
    pay: (change: Partial<PaymentRequest> = {}, card = plain!) =>
      store.dispatch(payByCard(requestOf(change), card)),
    payOnline: (change: Partial<PaymentRequest> = {}) =>
      store.dispatch(
        payOnline(requestOf(change), { userId, isWanted: () => true, leave: () => true }),
      ),
    enter: (code: string) =>
      store.dispatch(enterCode({ orderId, productId, id: account().open?.sent.id }, code)),
    check: () => store.dispatch(checkPayment({ orderId, productId })),
    otherTabSays: (name: EventName, event: Events[EventName]) =>
      openStores({ lender, borrower: BORROWER }).store.dispatch(
        step(orderSubject(orderId), name, event),
      ),
  };
}
