import { orderApi } from '@/domain/orders/api';
import { createLender } from '../../../sandbox';
import { openStores } from '../../support/openStores';
import { received } from '../../support/received';

const envelope = { code: 'x1', data: 'x2', message: 'x3', success: 'x4' };
const overrides = {
  generalPrefix: '/gp',
  aliases: { loanDetails: '/a1/b2/c3' },
  envelope,
};

/** The answer of the loan detail under an environment that both sides share. */
async function readOrder(environment: object, lender = createLender({ environment })) {
  const { store } = openStores({ lender, borrower: 'dueTomorrow', environment });
  const { productId, orderId } = lender.launch('dueTomorrow');
  const key = { productId, orderId };
  return { lender, ...(await store.dispatch(orderApi.endpoints.loanDetails.initiate(key))) };
}

describe('a lender with encoded paths and an encoded envelope', () => {
  it('is read in its answers', async () => {
    const { data, lender } = await readOrder(overrides);
    expect(data?.status).toBe('174');
    expect(received(lender, 'loanDetails')[0]?.path).toBe('/a1/b2/c3');
  });

  it('is read in its refusals', async () => {
    const lender = createLender({ environment: overrides });
    lender.refuse('loanDetails', { code: '1004', message: 'No hay préstamo' });
    const { error } = await readOrder(overrides, lender);
    expect(error).toMatchObject({ kind: 'refused', code: '1004', message: 'No hay préstamo' });
  });

  it('may answer with plain names as well', async () => {
    const lender = createLender();
    const { data } = await readOrder({ envelope }, lender);
    expect(data?.status).toBe('174');
  });
});

it('puts a replaced prefix before the calls without a replaced path', async () => {
  const lender = createLender({ environment: { generalPrefix: '/gp' } });
  const { data } = await readOrder({ generalPrefix: '/gp' }, lender);
  expect(data?.status).toBe('174');
  expect(received(lender, 'loanDetails')[0]?.path).toBe('/gp/v3/loan-details/loan-details');
});
