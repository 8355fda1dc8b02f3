import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type AliasName, aliasNamed } from '../../src/api/aliases';
import { api } from '../../src/api/api';
import type { WriteEndpoint } from '../../src/api/useWrite';
import { type HouseOptions, openHouse } from '../support/house';
import { sendWrite } from '../support/sendWrite';
import { conversations } from './conversations';

/** Calls of the reference, made by their real endpoints. */

type Endpoint = WriteEndpoint<object, unknown, unknown> & {
  readonly initiate: (parameters: unknown) => unknown;
};

export interface Result {
  readonly data?: unknown;
  readonly error?: unknown;
}

export const endpoints = api.endpoints as unknown as Partial<Record<AliasName, Endpoint>>;

/** Features inject their endpoints when they are loaded: here, all of them, wherever they are kept. */
export async function loadEndpoints(): Promise<void> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const apis = files.filter((file) =>
    /^(features\/.*|order\/|money\/).*(api|instalment|confirmation)\.ts$/i.test(file),
  );
  await Promise.all(apis.map((file) => import(resolve('src', file))));
}

/** Opens the house of a conversation's borrower; what is said before the call is said by `prepare`. */
export function converse(name: AliasName, options: HouseOptions = {}) {
  const { borrower, before, parameters } = conversations[name];
  const house = openHouse({ ...(borrower && { borrower }), ...options });
  const dispatch = house.store.dispatch as (thunk: unknown) => PromiseLike<Result | undefined>;
  const endpointOf = (alias: AliasName) => {
    const endpoint = endpoints[alias];
    if (!endpoint) throw new Error(`No endpoint is called ${alias}`);
    return endpoint;
  };
  const ask = async (alias: AliasName, given: unknown): Promise<Result> =>
    (await dispatch(endpointOf(alias).initiate(given))) ?? {};
  return {
    ...house,
    /** Everything that comes before the call; gives the call's parameters. */
    prepare: async (): Promise<unknown> => {
      const known = before ? await before({ lender: house.lender, ask }) : undefined;
      return parameters({ launch: house.services.session.launch, known });
    },
    ask: (given: unknown) => ask(name, given),
    /** As a screen does it: an ordinary write once at a time; nothing where one is under way. */
    send: async (given: unknown): Promise<Result | undefined> => {
      const isWrite = aliasNamed(name).purpose === 'write';
      return isWrite ? sendWrite(house.store, endpointOf(name), given as object) : ask(name, given);
    },
  };
}
