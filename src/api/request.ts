import type { Environment } from '../environment/environment';
import { addressOf, aliasNamed, servers, type AliasName } from './aliases';
import { plainRequest, type PlainRequest, type SessionValues } from './plainRequest';

export type { PlainRequest } from './plainRequest';

/** A call as an endpoint asks for it. `undefined` parameters are left out. */
export interface Call {
  readonly alias: AliasName;
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface RequestContext extends SessionValues {
  readonly environment: Environment;
}

export const call = (alias: AliasName, parameters: object = {}): Call => ({
  alias,
  parameters: { ...parameters },
});

/** Turns a call into what `fetch` is given. */
export function buildRequest({ alias, parameters }: Call, context: RequestContext): PlainRequest {
  const { server, ...row } = aliasNamed(alias);
  const way = { ...row, client: servers[server].client };
  return plainRequest(way, addressOf(alias, context.environment), parameters, context);
}

/** The same request with a file as its body; the browser itself names the content type and its boundary. */
export function withFile({ url, init }: PlainRequest, field: string, file: File): PlainRequest {
  const { 'Content-Type': _, ...headers } = init.headers;
  const body = new FormData();
  body.append(field, file);
  return { url, init: { ...init, headers, body } };
}
