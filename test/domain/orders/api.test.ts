import { waitFor } from '@testing-library/react';
import { orderApi } from '@/domain/orders';
import { createLender } from '../../../sandbox';
import { openStores } from '../../support/openStores';
import { sendWrite } from '../../support/sendWrite';

const { loanDetails, googleScore } = orderApi.endpoints;

it('a write makes what was read of its own order outdated, and of no other one', async () => {
  const lender = createLender();
  const { productId = '', orderId = '' } = lender.launch('settled');
  const rated = { productId, orderId };
  const other = { productId, orderId: 'another' };
  // The lender answers for the other order as for the rated one, and takes every score.
  const fetch: typeof globalThis.fetch = (input, init) =>
    (input as string).includes('google-score')
      ? Promise.resolve(Response.json({ code: 0, data: {} }))
      : lender.fetch((input as string).replace(other.orderId, orderId), init);
  const { store } = openStores({ lender, borrower: 'settled', capabilities: { fetch } });
  const known = (key: typeof rated) => loanDetails.select(key)(store.getState()).data;
  for (const key of [rated, other]) {
    await store.dispatch(loanDetails.initiate(key, { subscribe: false }));
    expect(known(key)).toBeDefined();
  }

  await sendWrite(store, googleScore, { score: 5, problemId: 'P' });
  await sendWrite(store, googleScore, { score: 5, orderId });
  await waitFor(() => expect(known(rated)).toBeUndefined());
  expect(known(other)).toBeDefined();
});
