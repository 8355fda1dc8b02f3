import { aliases, type AliasName, aliasNamed } from '../../src/api/aliases';
import { forgetEverything, received } from '../support/house';
import { converse, endpoints, loadEndpoints } from './converse';

/** Every call of the reference, made by its real endpoint and answered by the lender. */

const NAMES = Object.keys(aliases) as AliasName[];

/** The house in which a call is made, and the call. */
function conversation(name: AliasName) {
  const { lender, prepare, ask } = converse(name);
  return { lender, make: async () => ask(await prepare()) };
}

beforeAll(loadEndpoints);

afterEach(() => {
  jest.restoreAllMocks();
  forgetEverything();
});

it('every call of the table has its endpoint, and every endpoint its call', () => {
  expect(Object.keys(endpoints).sort()).toEqual([...NAMES].sort());
});

describe.each(NAMES)('%s', (name) => {
  it('is answered by the lender, and its answer fits the schema and the model', async () => {
    const { make, lender } = conversation(name);
    const { data, error } = await make();
    expect(error).toBeUndefined();
    expect(data).toBeDefined();
    expect(received(lender, name)).toHaveLength(1);
  });

  it('fails as a value when its answer is no envelope', async () => {
    const { make, lender } = conversation(name);
    lender.fault(name, { kind: 'html' });
    const { error } = await make();
    const kind = aliasNamed(name).purpose === 'money' ? 'unknownOutcome' : 'malformed';
    expect(error).toMatchObject({ kind, alias: name });
  });
});

/** Answers that a screen cannot do without: `data` of null fails them (docs/reference/calls.md#failures). */
const reads = NAMES.filter((name) => aliases[name].purpose === 'read');

describe.each(reads)('the read %s', (name) => {
  it('fails when its data is null, and names schema and expectation without the value', async () => {
    const { make, lender } = conversation(name);
    lender.fault(name, { kind: 'envelope', fields: { data: null } });
    const { error } = await make();
    expect(error).toMatchObject({ kind: 'malformed', alias: name, schema: 'rawResponseSchema' });
  });

  it('takes no notice of fields that it does not know', async () => {
    const { make, lender } = conversation(name);
    lender.fault(name, { kind: 'patch', data: { tomorrow: [{ more: true }] } });
    expect((await make()).error).toBeUndefined();
  });
});
