import { aliases, type AliasName } from '@/contract';
import { received } from '../support/received';
import { converse, endpoints, loadEndpoints } from './converse';

/** Tests every call of the reference with its real endpoint and the sandbox. */

const NAMES = Object.keys(aliases) as AliasName[];

/** Opens the store for a call and returns the call. */
function conversation(name: AliasName) {
  const { lender, prepare, ask } = converse(name);
  return { lender, make: async () => ask(await prepare()) };
}

beforeAll(loadEndpoints);

it('every call of the table has an endpoint, and every endpoint has a call', () => {
  expect(Object.keys(endpoints).sort()).toEqual([...NAMES].sort());
});

describe.each(NAMES)('%s', (name) => {
  it('has an answer of the sandbox that fits the schema and the model', async () => {
    const { make, lender } = conversation(name);
    const { data, error } = await make();
    expect(error).toBeUndefined();
    expect(data).toBeDefined();
    expect(received(lender, name)).toHaveLength(1);
  });
});

/** Reads whose screen needs data: null data is a failure (docs/reference/calls.md#failures). */
const reads = NAMES.filter((name) => aliases[name].purpose === 'read');

describe.each(reads)('the read %s', (name) => {
  it('fails if its data is null, with schema and expectation but without the value', async () => {
    const { make, lender } = conversation(name);
    lender.fault(name, { kind: 'envelope', fields: { data: null } });
    const { error } = await make();
    expect(error).toMatchObject({ kind: 'malformed', alias: name, schema: 'rawResponseSchema' });
  });

  it('ignores unknown fields', async () => {
    const { make, lender } = conversation(name);
    lender.fault(name, { kind: 'patch', data: { tomorrow: [{ more: true }] } });
    expect((await make()).error).toBeUndefined();
  });
});
