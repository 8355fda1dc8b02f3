import { orderSubject } from '@/domain/money/ledger/intent';
import type { EventName, Events } from '@/domain/money/ledger/rules';
import { change, selectAccount } from '@/domain/money/ledger/slice';
import { enterCode, payByCard, type PaymentRequest } from '@/domain/money/payments/cardPayment';
import { checkPayment } from '@/domain/money/payments/checkPayment';
import { paymentApi } from '@/domain/money/payments/paymentApi';
import { payOnline } from '@/domain/money/payments/payOnline';
import type { Lender } from '../../../sandbox';
import { amountOf, fixedClockLender } from '../../features/repayment/support';
import { letPass } from '../../support/letPass';
import { openStores, type OpenStoresOptions } from '../../support/openStores';

/**
 * Opens a tab of a borrower whose order can be repaid. Returns the borrower's actions in it. The first card needs a
 * code, the second does not. The lender takes parts of the debt.
 */
export async function openTab(
  lender: Lender = fixedClockLender(),
  options: OpenStoresOptions = {},
) {
  const { borrower = 'overdue' } = options;
  const environment = { partialPayment: { min: 1 }, ...options.environment };
  const { store } = openStores({ lender, borrower, ...options, environment });
  const { orderId = '', productId = '', userId } = lender.launch(borrower);
  const subject = orderSubject(orderId);
  const { repaymentWay } = paymentApi.endpoints;
  const { data } = await store.dispatch(repaymentWay.initiate({ orderId }));
  const [withCode, plain] = data?.cards ?? [];
  const amount = await amountOf(lender, borrower);
  const requestOf = (change: Partial<PaymentRequest>) => ({
    orderId,
    productId,
    amount,
    couponId: null,
    readAt: Date.now(),
    ...change,
  });
  const account = () => selectAccount(store.getState(), subject);
  return {
    lender,
    store,
    orderId,
    productId,
    subject,
    amount,
    account,
    withCode: withCode!,
    plain: plain!,
    pay: (change: Partial<PaymentRequest> = {}, card = plain!) =>
      store.dispatch(payByCard(requestOf(change), card)),
    payOnline: (change: Partial<PaymentRequest> = {}) =>
      store.dispatch(
        payOnline(requestOf(change), { userId, isWanted: () => true, leave: () => true }),
      ),
    enter: (code: string) =>
      store.dispatch(enterCode({ orderId, productId, id: account().open?.sent.id }, code)),
    check: () => store.dispatch(checkPayment({ orderId, productId })),
    /** The lender shows this debt from now on. */
    owe: (repayAmount: number) =>
      lender.fault('loanPlayDetail', { kind: 'patch', data: { repayAmount } }),
    otherTabSays: (name: EventName, event: Events[EventName]) =>
      openStores({ lender, borrower }).store.dispatch(change(subject, name, event)),
  };
}

/** A tab whose commit did not reach the lender, and whose check found it undone. */
export async function undoneTab() {
  const tab = await openTab();
  tab.lender.fault('repaymentCommit', { kind: 'cut', times: 1 });
  await tab.pay();
  letPass(3 * 60_000);
  expect(await tab.check()).toMatchObject({ finding: 'undone' });
  return tab;
}
