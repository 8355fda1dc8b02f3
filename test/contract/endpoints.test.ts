import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { aliases, aliasNamed, type AliasName } from '../../src/api/aliases';
import { api } from '../../src/api/api';
import { forgetEverything, openHouse, received } from '../support/house';
import '../../src/order/api';
import { conversations } from './conversations';

/** Every call of the contract, made by its real endpoint and answered by the lender. */

interface Endpoint {
  readonly initiate: (parameters: unknown) => unknown;
}
type Result = PromiseLike<{ readonly data?: unknown; readonly error?: unknown }>;

const NAMES = Object.keys(aliases) as AliasName[];
const endpoints = api.endpoints as unknown as Partial<Record<AliasName, Endpoint>>;

/** Features inject their endpoints when they are loaded: here, all of them, wherever they are kept. */
beforeAll(async () => {
  const files = readdirSync('src/features', { recursive: true, encoding: 'utf8' });
  const apis = files.filter((file) => /api\.ts$/i.test(file));
  await Promise.all(apis.map((file) => import(resolve('src/features', file))));
});

/** Opens the house of a conversation's borrower, and makes its calls one after the other. */
function converse(name: AliasName) {
  const { borrower, before, parameters } = conversations[name];
  const house = openHouse(borrower && { borrower });
  const dispatch = house.store.dispatch as (thunk: unknown) => Result;
  const ask = async (alias: AliasName, given: unknown) => {
    const endpoint = endpoints[alias];
    if (!endpoint) throw new Error(`No endpoint is called ${alias}`);
    return dispatch(endpoint.initiate(given));
  };
  const make = async () => {
    const known = before ? await before({ lender: house.lender, ask }) : undefined;
    return ask(name, parameters({ launch: house.services.session.launch, known }));
  };
  return { ...house, make };
}

afterEach(() => {
  jest.restoreAllMocks();
  forgetEverything();
});

it('every call of the table has its endpoint, and every endpoint its call', () => {
  expect(Object.keys(endpoints).sort()).toEqual([...NAMES].sort());
});

describe.each(NAMES)('%s', (name) => {
  it('is answered by the lender, and its answer fits the schema and the model', async () => {
    const { make, lender } = converse(name);
    const { data, error } = await make();
    expect(error).toBeUndefined();
    expect(data).toBeDefined();
    expect(received(lender, name)).toHaveLength(1);
  });

  it('fails as a value when its answer is no envelope', async () => {
    const { make, lender } = converse(name);
    lender.fault(name, { kind: 'html' });
    const { error } = await make();
    const kind = aliasNamed(name).purpose === 'money' ? 'unknownOutcome' : 'malformed';
    expect(error).toMatchObject({ kind, alias: name });
  });
});

/** Answers that a screen cannot do without: `data` of null fails them (contract, section 9). */
const reads = NAMES.filter((name) => aliases[name].purpose === 'read');

describe.each(reads)('the read %s', (name) => {
  it('fails when its data is null, and names schema and expectation without the value', async () => {
    const { make, lender } = converse(name);
    lender.fault(name, { kind: 'envelope', fields: { data: null } });
    const { error } = await make();
    expect(error).toMatchObject({ kind: 'malformed', alias: name, schema: 'rawResponseSchema' });
  });

  it('takes no notice of fields that it does not know', async () => {
    const { make, lender } = converse(name);
    lender.fault(name, { kind: 'patch', data: { tomorrow: [{ more: true }] } });
    expect((await make()).error).toBeUndefined();
  });
});
