import type { Alias } from '@/contract';
import { jsonText } from './json';

/** The rules for sending a call: its alias row and the client of its server. */
export interface CallFormat extends Pick<Alias, 'method' | 'inQuery'> {
  readonly client: 'form' | 'json';
}

/** The session's values for every request. */
export interface SessionValues {
  /** Common parameters of the session (docs/reference/calls.md#common-parameters). */
  readonly common: Readonly<Record<string, string>>;
  /** The launch's headers for each client. */
  readonly headers: Readonly<Record<'form' | 'json', Record<string, string>>>;
}

/** A visitor has no session: the promotion's calls carry no common parameters. */
export const valuesFor = (prefix: string, session: SessionValues): SessionValues =>
  prefix === 'promotionPrefix' ? { ...session, common: {} } : session;

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

/**
 * The arguments of `fetch`. This module does not import the table of calls: the early request needs only one row, and
 * the inline script must be small.
 */
export function plainRequest(
  { method, client, inQuery = [] }: CallFormat,
  address: string,
  parameters: object,
  session: SessionValues,
): PlainRequest {
  const sent = Object.entries(parameters).filter(([, value]) => value !== undefined);
  const isInQuery = (name: string) => method === 'GET' || inQuery.includes(name);
  const query = new URLSearchParams(session.common);
  sent
    .filter(([name, value]) => isInQuery(name) && asText(value) !== '')
    .forEach(([name, value]) => query.set(name, asText(value)));
  const headers = { 'X-Requested-With': 'XMLHttpRequest', ...session.headers[client] };
  const url = `${address}?${query}`.replace(/\?$/, '');
  const init = { method, headers, ...UNSEEN } as const;
  if (method === 'GET') return { url, init };
  const body = Object.fromEntries(sent.filter(([name]) => !isInQuery(name)));
  return {
    url,
    init: {
      ...init,
      headers: { ...headers, 'Content-Type': CONTENT_TYPES[client] },
      body: client === 'json' ? jsonText(body) : formText(body),
    },
  };
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
