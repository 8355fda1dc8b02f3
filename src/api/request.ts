import type { Environment } from '../environment/environment';
import { addressOf, aliasNamed, servers, type AliasName } from './aliases';

/** A call as an endpoint asks for it. `undefined` parameters are left out. */
export interface Call {
  readonly alias: AliasName;
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface RequestContext {
  readonly environment: Environment;
  /** Common parameters of the session (contract, section 4). */
  readonly common: Readonly<Record<string, string>>;
  /** Headers that the launch gives to each client. */
  readonly headers: Readonly<Record<'form' | 'json', Record<string, string>>>;
}

export interface PlainRequest {
  readonly url: string;
  readonly init: RequestInit & { headers: Record<string, string> };
}

const CONTENT_TYPES = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
} as const;

export const call = (alias: AliasName, parameters: object = {}): Call => ({
  alias,
  parameters: { ...parameters },
});

/** Turns a call into what `fetch` is given. Pure, so that the document's head can start a read too. */
export function buildRequest({ alias, parameters }: Call, context: RequestContext): PlainRequest {
  const { method, server, inQuery = [] } = aliasNamed(alias);
  const { client } = servers[server];
  const sent = Object.entries(parameters).filter(([, value]) => value !== undefined);
  const isInQuery = (name: string) => method === 'GET' || inQuery.includes(name);
  const query = new URLSearchParams(context.common);
  sent
    .filter(([name, value]) => isInQuery(name) && asText(value) !== '')
    .forEach(([name, value]) => query.set(name, asText(value)));
  const headers = { 'X-Requested-With': 'XMLHttpRequest', ...context.headers[client] };
  const address = addressOf(alias, context.environment);
  const url = `${address}?${query}`.replace(/\?$/, '');
  const init = { method, headers, cache: 'no-store', referrerPolicy: 'no-referrer' } as const;
  if (method === 'GET') return { url, init };
  const body = Object.fromEntries(sent.filter(([name]) => !isInQuery(name)));
  return {
    url,
    init: {
      ...init,
      headers: { ...headers, 'Content-Type': CONTENT_TYPES[client] },
      body: client === 'json' ? JSON.stringify(body) : formText(body),
    },
  };
}

/** The same request with a file as its body; the browser itself names the content type and its boundary. */
export function withFile({ url, init }: PlainRequest, field: string, file: File): PlainRequest {
  const { 'Content-Type': _, ...headers } = init.headers;
  const body = new FormData();
  body.append(field, file);
  return { url, init: { ...init, headers, body } };
}

function formText(body: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(body).map(([name, value]) => [name, asText(value)]);
  return new URLSearchParams(entries).toString();
}

/** A parameter as a query or a form carries it. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
