import type { Alias } from './calls';
import { rowOf } from './calls';
import { defaultEnvironment, pathOf } from './environment';
import type { BorrowerName, Lender } from './index';

/** The fields of an answer that the sandbox's own tests read. */
export interface Answer {
  readonly status: number;
  readonly success?: boolean;
  readonly code: unknown;
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export type Parameters = Readonly<Record<string, unknown>>;
export type Call = (alias: Alias, parameters?: Parameters) => Promise<Answer>;

const commonNames = [
  'deviceId',
  'appVersion',
  'userId',
  'sessionId',
  'clientType',
  'merchantNumber',
];
const formHeaders = { swift: '', eyes: '' };
const jsonHeaders = { crp_phe: '', dearest: '', showy: '', dearer: 'sandbox', language: '2' };

/**
 * A client for the sandbox's own tests. It sends correct requests by the reference and decodes the envelope. The
 * tests do not use the app's client: a shared error would stay hidden.
 */
export function callerFor(lender: Lender, borrower: BorrowerName): Call {
  return callerOf(lender, lender.launch(borrower));
}

/** A client for a launch. The launch of a visitor is empty. */
export function callerOf(lender: Lender, launch: Readonly<Record<string, string>>): Call {
  return async (alias, parameters = {}) => {
    const { url, init } = requestFor(alias, parameters, launch);
    const response = await lender.fetch(url, init);
    return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
  };
}

/** The address and the options of a correct request, which a test sends unchanged or changed. */
export function requestFor(
  alias: Alias,
  parameters: Parameters,
  launch: Readonly<Record<string, string>> = {},
) {
  const row = rowOf(alias);
  const query = new URLSearchParams();
  for (const name of commonNames) if (launch[name]) query.set(name, launch[name]);
  if (row.parametersIn === 'query') {
    for (const [name, value] of Object.entries(parameters)) query.set(name, String(value));
  }
  const headers = {
    'X-Requested-With': 'XMLHttpRequest',
    ...(row.client === 'json' ? jsonHeaders : formHeaders),
  };
  const url = `${pathOf(alias, defaultEnvironment)}?${query.toString()}`;
  if (row.method === 'GET') return { url, init: { headers } };
  return { url, init: { method: 'POST', ...bodyFor(alias, parameters, headers) } };
}

function bodyFor(alias: Alias, parameters: Parameters, headers: Record<string, string>) {
  const row = rowOf(alias);
  if (row.client === 'json') {
    const body = JSON.stringify(row.parametersIn === 'body' ? parameters : {});
    return { headers: { ...headers, 'content-type': 'application/json' }, body };
  }
  const body = row.client === 'upload' ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (body instanceof FormData && value instanceof Blob) body.append(name, value, 'photo.jpg');
    else body.append(name, String(value));
  }
  return { headers, body };
}
