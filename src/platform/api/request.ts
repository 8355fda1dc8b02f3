import { type Alias, type AliasName, aliasNamed, type CAPTCHA, servers } from '@/contract';
import type { Environment } from '../environment';
import { adapter } from './adapter';
import { jsonText } from './json';

/** How a call is sent: its alias row with the row of its server. A page contains that of its first request. */
export interface CallFormat extends Pick<Alias, 'method' | 'path' | 'inQuery' | 'redirect'> {
  readonly client: 'form' | 'json';
  readonly prefix: 'generalPrefix' | 'loanServicePrefix' | 'promotionPrefix';
}

export function formatOf(alias: AliasName): CallFormat {
  const { method, path, inQuery, redirect, server } = aliasNamed(alias);
  const { client, prefix } = servers[server];
  return {
    method,
    path,
    client,
    prefix,
    ...(inQuery && { inQuery }),
    ...(redirect && { redirect }),
  };
}

/** The session's values for every request. */
export interface SessionValues {
  /** Common parameters of the session (docs/reference/calls.md#common-parameters). */
  readonly common: Readonly<Record<string, string>>;
  /** The launch's headers for each client. */
  readonly headers: Readonly<Record<'form' | 'json', Record<string, string>>>;
}

export interface RequestContext extends SessionValues {
  readonly environment: Environment;
  /** The id of a write's intent, for the header that the environment names. */
  readonly intentId?: string | undefined;
}

/** The arguments of `fetch`. */
export interface PlainRequest {
  readonly url: string;
  readonly init: Omit<RequestInit, 'headers'> & { headers: Record<string, string> };
}

const CONTENT_TYPES = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
} as const;

/**
 * The options of every request to a server: it carries and keeps no cookie, because the next borrower of the device would
 * send it, and its answer stays out of the browser's cache.
 */
export const UNSEEN = {
  cache: 'no-store',
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
} as const satisfies RequestInit;

/** The address of a call in an environment, without its query. A replaced alias is the whole path. */
export const addressOf = (
  alias: AliasName | typeof CAPTCHA.name,
  { prefix, path }: Pick<CallFormat, 'prefix' | 'path'>,
  { apiBase, aliases, [prefix]: start }: Environment,
): string => apiBase + (aliases[alias] ?? start + path);

/** The request of a call. `undefined` parameters are left out. */
export const buildRequest = (
  alias: AliasName,
  parameters: object,
  context: RequestContext,
): PlainRequest => requestOf(alias, formatOf(alias), parameters, context);

/** The request of a call by its format alone: the inline script, which must be small, does without the table of calls. */
export function requestOf(
  alias: AliasName,
  { client, inQuery = [], redirect, ...row }: CallFormat,
  parameters: object,
  { environment, common, headers: launched, intentId }: RequestContext,
): PlainRequest {
  const method = adapter?.method?.[alias] ?? row.method;
  const sent = Object.entries(adapted(alias, parameters)).filter(
    ([, value]) => value !== undefined,
  );
  const isInQuery = (name: string) => method === 'GET' || inQuery.includes(name);
  // A visitor has no session: the promotion's calls carry no common parameters.
  const query = new URLSearchParams(row.prefix === 'promotionPrefix' ? {} : common);
  sent
    .filter(([name, value]) => isInQuery(name) && asText(value) !== '')
    .forEach(([name, value]) => query.set(name, asText(value)));
  const { intentHeader } = environment;
  const headers = {
    'X-Requested-With': 'XMLHttpRequest',
    ...launched[client],
    ...(method !== 'GET' && { 'Content-Type': CONTENT_TYPES[client] }),
    ...(intentId && intentHeader && { [intentHeader]: intentId }),
  };
  const url = `${addressOf(alias, row, environment)}?${query}`.replace(/\?$/, '');
  const init = { method, headers, ...UNSEEN, ...(redirect && { redirect }) };
  if (method === 'GET') return { url, init };
  const body = Object.fromEntries(sent.filter(([name]) => !isInQuery(name)));
  return { url, init: { ...init, body: client === 'json' ? jsonText(body) : formText(body) } };
}

/** A call's parameters under the server's names. */
function adapted(alias: AliasName, parameters: object): object {
  const toWire = adapter?.toWire?.[alias] as ((given: object) => object) | undefined;
  return toWire ? toWire(parameters) : parameters;
}

function formText(body: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(body).map(([name, value]) => [name, asText(value)]);
  return new URLSearchParams(entries).toString();
}

/** The text of a parameter in a query or a form. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : jsonText(value);
}

/** The same request with a file as its body. The browser sets the content type with its boundary. */
export function withFile({ url, init }: PlainRequest, field: string, file: File): PlainRequest {
  const { 'Content-Type': _, ...headers } = init.headers;
  const body = new FormData();
  body.append(field, file);
  return { url, init: { ...init, headers, body } };
}
