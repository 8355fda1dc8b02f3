import type { CallRow, Client } from './calls';
import { Refusal } from './refusal';
import type { ReceivedRequest } from './requestLog';

/** Query parameters that every borrower's call may have (docs/reference/calls.md#common-parameters). */
export const commonParameters = [
  'deviceId',
  'appVersion',
  'userId',
  'sessionId',
  'clientType',
  'merchantNumber',
  'mobilePhone',
  'productId',
  'orderId',
] as const;

const clientTypes = ['ios', 'android', 'h5'];
const LONGEST_PARAMETER = 256;

/** Headers that each client always sends. Their values may be empty. */
const headersOf: Record<Client, readonly string[]> = {
  form: ['swift', 'eyes'],
  upload: ['swift', 'eyes'],
  json: ['crp_phe', 'dearest', 'showy', 'dearer', 'language'],
  image: [],
};

const bodyTypes: Record<Client, string> = {
  form: 'application/x-www-form-urlencoded',
  upload: 'multipart/form-data',
  json: 'application/json',
  image: '',
};

/** Checks method, headers, content type and common parameters against the call's client. Throws `Refusal`. */
export function checkProtocol(row: CallRow, request: ReceivedRequest): void {
  if (request.method !== row.method) throw new Refusal('method');
  if (row.client === 'image') return;
  if (request.headers['x-requested-with'] !== 'XMLHttpRequest') throw new Refusal('notXhr');
  checkHeaders(row.client, request);
  if (row.method === 'POST') checkContentType(row.client, request);
  checkCommonParameters(request);
}

/** The call's own parameters, without the common parameters. Throws `Refusal`. */
export function ownParameters(
  row: CallRow,
  request: ReceivedRequest,
  expected: readonly string[],
): Record<string, unknown> {
  const query = row.parametersIn === 'query' ? expected : [];
  const own = Object.entries(request.query).filter(
    ([name]) => query.includes(name) || !isCommon(name),
  );
  if (row.parametersIn === 'query' && row.client !== 'image') requireNoBody(request);
  if (row.parametersIn === 'query') return Object.fromEntries(own);
  const stray = own[0];
  if (stray) throw new Refusal('parameter', stray[0]);
  return bodyOf(request);
}

function checkHeaders(client: Client, { headers }: ReceivedRequest): void {
  const missing = headersOf[client].find((name) => headers[name] === undefined);
  if (missing) throw new Refusal('header', missing);
  const neverEmpty = client === 'json' ? ['dearer', 'language'] : [];
  const empty = neverEmpty.find((name) => headers[name] === '');
  if (empty) throw new Refusal('header', empty);
}

function checkContentType(client: Client, { headers, body }: ReceivedRequest): void {
  const type = headers['content-type'];
  if (type === undefined && body === undefined) return;
  const [essence] = (type ?? '').split(';');
  if (essence?.trim().toLowerCase() !== bodyTypes[client]) throw new Refusal('contentType');
}

/** A common parameter is short and occurs once. It is never empty: clients omit empty parameters. */
function checkCommonParameters({ query }: ReceivedRequest): void {
  for (const name of commonParameters) {
    const value = query[name];
    if (value === undefined) continue;
    if (typeof value !== 'string' || value === '' || value.length > LONGEST_PARAMETER) {
      throw new Refusal('parameter', name);
    }
  }
  const { clientType = 'h5' } = query;
  if (!clientTypes.includes(String(clientType))) throw new Refusal('parameter', 'clientType');
}

function isCommon(name: string): boolean {
  return (commonParameters as readonly string[]).includes(name);
}

function requireNoBody({ body }: ReceivedRequest): void {
  const isBare = body === undefined || (isRecord(body) && Object.keys(body).length === 0);
  if (!isBare) throw new Refusal('parameter', 'body');
}

function bodyOf({ body, files }: ReceivedRequest): Record<string, unknown> {
  const texts = body ?? {};
  if (!isRecord(texts)) throw new Refusal('parameter', 'body');
  const fields = files.map(({ field }) => field);
  const twice = fields.find((field, index) => fields.indexOf(field) < index || field in texts);
  if (twice) throw new Refusal('parameter', twice);
  return { ...texts, ...Object.fromEntries(files.map((file) => [file.field, file])) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
