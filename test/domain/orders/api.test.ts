import { orderApi } from '@/domain/orders';
import { openStores } from '../../support/openStores';
import { sendWrite } from '../../support/sendWrite';

const { loanDetails, googleScore } = orderApi.endpoints;

it('a write makes what was read of its own order outdated, and of no other one', async () => {
  const { store, lender } = openStores({ borrower: 'settled' });
  const { productId = '', orderId = '' } = lender.launch('settled');
  const key = { productId, orderId };
  await store.dispatch(loanDetails.initiate(key, { subscribe: false }));
  const known = () => loanDetails.select(key)(store.getState()).data;

  for (const about of [{ problemId: 'P' }, { orderId: 'another' }]) {
    await sendWrite(store, googleScore, { score: 5, ...about });
    expect(known()).toBeDefined();
  }
  await sendWrite(store, googleScore, { score: 5, orderId });
  expect(known()).toBeUndefined();
});
