import { waitFor } from '@testing-library/react';
import { createSendingLocks } from '@/domain/money/ledger/sendingLocks';
import { payByCard } from '@/domain/money/payments/cardPayment';
import { checkPayment } from '@/domain/money/payments/checkPayment';
import { paymentApi } from '@/domain/money/payments/paymentApi';
import { amountOf, fixedClockLender } from '../../features/repayment/support';
import { FakeLocks } from '../../support/fakeLocks';
import { openStores } from '../../support/openStores';
import { received } from '../../support/received';

it('finds a payment by a check directly after a reload', async () => {
  const lender = fixedClockLender();
  const locks = new FakeLocks();
  const open = () =>
    openStores({
      lender,
      borrower: 'instalments',
      capabilities: { sendingLocks: createSendingLocks(locks as unknown as LockManager) },
    }).store;
  const { orderId = '', productId = '' } = lender.launch('instalments');
  const amount = await amountOf(lender, 'instalments');
  lender.fault('repaymentCommit', { kind: 'stallAfter', times: 1 });

  const first = open();
  const { repaymentWay } = paymentApi.endpoints;
  const { data: way } = await first.dispatch(repaymentWay.initiate({ orderId }));
  const request = { orderId, productId, amount, couponId: null, readAt: Date.now() };
  void first.dispatch(payByCard(request, way!.cards[1]!));
  await waitFor(() => expect(received(lender, 'repaymentCommit')).toHaveLength(1));
  await waitFor(() => expect(lender.accepted).toHaveLength(1));

  locks.killHolder();
  const { finding } = await open().dispatch(checkPayment({ orderId, productId }));
  expect(finding).toBe('done');
});
