import { orderApi } from '@/domain/orders/api';
import { createLender } from '../../../sandbox';
import { openStores } from '../../support/openStores';
import { received } from '../../support/received';

it('a lender with encoded paths and an encoded envelope is read', async () => {
  const environment = {
    generalPrefix: '/gp',
    aliases: { loanDetails: '/a1/b2/c3' },
    envelope: { code: 'x1', data: 'x2', message: 'x3', success: 'x4' },
  };
  const lender = createLender({ environment });
  const { store } = openStores({ lender, borrower: 'dueTomorrow', environment });
  const { productId, orderId } = lender.launch('dueTomorrow');
  const read = orderApi.endpoints.loanDetails.initiate({ productId, orderId });
  expect((await store.dispatch(read)).data?.status).toBe('174');
  expect(received(lender, 'loanDetails')[0]?.path).toBe('/a1/b2/c3');
});
