import { type AliasName, aliasNamed, servers } from '@/contract';
import type { Environment } from '../environment';
import { outgoing } from './adapt';
import { addressOf } from './addressOf';
import { type PlainRequest, plainRequest, type SessionValues, valuesFor } from './plainRequest';

export type { PlainRequest } from './plainRequest';

export interface RequestContext extends SessionValues {
  readonly environment: Environment;
  /** The id of a write's intent, for the header that the environment names. */
  readonly intentId?: string | undefined;
}

/** Makes the arguments of `fetch` for a call. `undefined` parameters are left out. */
export function buildRequest(
  alias: AliasName,
  parameters: object,
  context: RequestContext,
): PlainRequest {
  const { server, redirect, ...row } = aliasNamed(alias);
  const [format, sent] = outgoing(alias, { ...row, client: servers[server].client }, parameters);
  const { environment, intentId } = context;
  const values = valuesFor(servers[server].prefix, context);
  const { url, init: plain } = plainRequest(format, addressOf(alias, environment), sent, values);
  const init = redirect ? { ...plain, redirect } : plain;
  if (!intentId || !environment.intentHeader) return { url, init };
  return {
    url,
    init: { ...init, headers: { ...init.headers, [environment.intentHeader]: intentId } },
  };
}
