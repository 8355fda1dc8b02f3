import { confirmLoan } from '@/domain/money/confirmations/confirmLoan';
import { orderApi } from '@/domain/orders/api';
import { createLender } from '../../../sandbox';
import { openStores } from '../../support/openStores';
import { received } from '../../support/received';

/** The headers that an environment names, with a lender that requires them. */

const NAMES = { sessionHeader: 'X-Session', intentHeader: 'X-Intent' };

function openWithSessionHeader() {
  const lender = createLender({ environment: NAMES });
  return openStores({ lender, borrower: 'newLoan', environment: NAMES });
}

it('a read and a write carry the session in its header, and in no address', async () => {
  const { lender, store } = openWithSessionHeader();
  const { productId = '', sessionId } = lender.launch('newLoan');
  const figures = { amount: '500000', periods: '30', termUnit: 'D' };
  await store.dispatch(orderApi.endpoints.loanDetails.initiate({ productId, orderId: '1' }));
  const request = { ...figures, productId, isSecondReading: false, readAt: Date.now() };
  await store.dispatch(confirmLoan({ ...request, onLeaving: () => undefined }));
  expect(received(lender, 'loanDetailPush')).toHaveLength(1);
  for (const { search, headers } of lender.requests) {
    expect(search).not.toContain(sessionId);
    expect(headers['x-session']).toBe(`Bearer ${sessionId}`);
  }
  const [push] = received(lender, 'loanDetailPush');
  expect(push?.headers['x-intent']).toMatch(/^[\da-f-]{36}$/);
});
