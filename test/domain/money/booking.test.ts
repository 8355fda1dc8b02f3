import { waitFor } from '@testing-library/react';
import { instalmentApi } from '@/domain/orders/instalment';
import { letPass } from '../../support/letPass';
import { received } from '../../support/received';
import { openTab, undoneTab } from './openTab';

/** What a reading shows as booked (docs/reference/money.md#after-a-settled-one). */

const DEBT = 153_207;
const PART = '40000';
const MINUTE_MS = 60_000;

it('records that a payment is booked by a reading after its acceptance', async () => {
  const { pay, account, owe } = await openTab();
  expect(await pay({ amount: '3000' })).toMatchObject({ ended: 'accepted' });
  await waitFor(() => expect(account().settled).toMatchObject({ state: 'booked' }));
  // A penalty raises the debt above that of then: it does not say that the payment is missing.
  owe(DEBT + 8_300);
  letPass(MINUTE_MS);
  expect(await pay({ amount: PART })).toMatchObject({ ended: 'accepted' });
});

it('does not count figures from before a payment of another tab as its booking, when they cannot be read again', async () => {
  const { lender, store, orderId, productId, pay, payOnline, account, owe } = await openTab();
  const { loanPlayDetail } = instalmentApi.endpoints;
  await store.dispatch(loanPlayDetail.initiate({ productId, orderId }));
  // A late fee is added, and another tab pays all but the fee.
  owe(DEBT + 5_000);
  const other = await openTab(lender);
  lender.bookLate();
  expect(await other.pay({ amount: String(DEBT) })).toMatchObject({ ended: 'accepted' });
  letPass(MINUTE_MS);

  lender.clearFaults('loanPlayDetail');
  lender.fault('loanPlayDetail', { kind: 'cut' });
  expect(await pay()).toMatchObject({ reason: { because: 'unreadable' } });
  expect(await payOnline()).toMatchObject({ reason: { because: 'unreadable' } });
  expect(account().settled?.state).toBe('accepted');
  expect(received(lender, 'repaymentCommit')).toHaveLength(1);
});

it('the reading that finds an undone payment booked is not outdated by what it found', async () => {
  const { store, orderId, productId, check, pay, account, owe } = await undoneTab();
  owe(DEBT - 1);
  letPass(MINUTE_MS);
  await check();
  const { loanPlayDetail } = instalmentApi.endpoints;
  const query = loanPlayDetail.select({ productId, orderId })(store.getState());
  expect(account()).toMatchObject({ open: { state: 'undone', isDoubted: true } });
  const amount = String(DEBT - 1);
  const before = await pay({ amount, readAt: account().settledAt });
  expect(before).toMatchObject({ reason: { because: 'staleAmount' } });
  const readAt = query.startedTimeStamp!;
  expect(await pay({ amount, readAt })).toMatchObject({ ended: 'accepted' });
});
