import { aliases, type AliasName } from '@/contract';
import { createLender } from '../../sandbox';
import { camelCaseLender } from '../fixtures/adapter/camelCaseLender';
import { converse, loadEndpoints } from './converse';

/** Sends every call through the worked example of an adapter to a lender with other names. */

jest.mock('@/platform/api/adapter', () =>
  jest.requireActual<object>('../fixtures/adapter/camelCase'),
);

beforeAll(loadEndpoints);

const NAMES = Object.keys(aliases) as AliasName[];

it.each(NAMES)('%s is answered under other names', async (name) => {
  const lender = createLender();
  const fetch = camelCaseLender(lender);
  const capabilities = { fetch, progressFetch: () => fetch };
  const { prepare, ask } = converse(name, { lender, capabilities });
  const { data, error } = await ask(await prepare());
  expect(error).toBeUndefined();
  expect(data).toBeDefined();
});

it('a refusal in another envelope keeps its code and its message', async () => {
  const lender = createLender();
  const fetch = camelCaseLender(lender);
  const { ask } = converse('loanDetails', { lender, capabilities: { fetch } });
  lender.refuse('loanDetails', { code: '7', message: 'No' });
  const { error } = await ask({ productId: '1', orderId: '2' });
  expect(error).toMatchObject({ kind: 'refused', code: '7', message: 'No' });
});
