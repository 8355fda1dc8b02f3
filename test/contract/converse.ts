import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type AliasName, aliasNamed } from '@/contract';
import { api } from '@/platform/api/api';
import type { WriteEndpoint } from '@/platform/api/useWrite';
import { callerIn, conversations } from '../../sandbox/conversations';
import { openStores, type OpenStoresOptions } from '../support/openStores';
import { sendWrite } from '../support/sendWrite';

/** Makes calls of the reference through their real endpoints. */

type Endpoint = WriteEndpoint<object, unknown, unknown> & {
  readonly initiate: (parameters: unknown) => unknown;
};

export interface Result {
  readonly data?: unknown;
  readonly error?: unknown;
}

export const endpoints = api.endpoints as unknown as Partial<Record<AliasName, Endpoint>>;

/** Loads all modules that inject endpoints, whatever their names. */
export async function loadEndpoints(): Promise<void> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const apis = files.filter(
    (file) =>
      file.endsWith('.ts') &&
      readFileSync(resolve('src', file), 'utf8').includes('injectEndpoints'),
  );
  await Promise.all(apis.map((file) => import(resolve('src', file))));
}

/** The endpoint makes the multipart body itself. */
const PICTURE = { key: 'a', file: new File(['picture'], 'a.jpg', { type: 'image/jpeg' }) };

/** Opens the app's store for a conversation's borrower. `prepare` makes the calls before the tested call. */
export function converse(name: AliasName, options: OpenStoresOptions = {}) {
  const conversation = conversations[name];
  const { borrower } = conversation;
  const opened = openStores({ ...(borrower && { borrower }), ...options });
  const dispatch = opened.store.dispatch as (thunk: unknown) => PromiseLike<Result | undefined>;
  const endpointOf = (alias: AliasName) => {
    const endpoint = endpoints[alias];
    if (!endpoint) throw new Error(`No endpoint with the name ${alias}`);
    return endpoint;
  };
  const ask = async (alias: AliasName, given: unknown): Promise<Result> =>
    (await dispatch(endpointOf(alias).initiate(given))) ?? {};
  return {
    ...opened,
    /** Makes the calls before the tested call. Returns the parameters of the tested call. */
    prepare: async (): Promise<unknown> => {
      const parameters = await conversation.parameters(callerIn(opened.lender, conversation));
      return name === 'uploadProblemImage' ? PICTURE : parameters;
    },
    ask: (given: unknown) => ask(name, given),
    /** Sends the call as a screen does. Returns `undefined` if an ordinary write is already pending. */
    send: async (given: unknown): Promise<Result | undefined> => {
      const isWrite = aliasNamed(name).purpose === 'write';
      return isWrite
        ? sendWrite(opened.store, endpointOf(name), given as object)
        : ask(name, given);
    },
  };
}
