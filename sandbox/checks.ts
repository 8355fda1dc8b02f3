import type { Alias, CallRow, Client } from './calls';
import type { LenderEnvironment } from './environment';
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

/** Headers of each client. Most may be empty. A proxy may drop an empty one. */
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

/** Every header that a page of another origin has to be allowed to send. */
export function allowedHeaders({
  sessionHeader,
  intentHeader,
}: Pick<LenderEnvironment, 'sessionHeader' | 'intentHeader'>): readonly string[] {
  const own = [...headersOf.form, ...headersOf.json];
  const named = [sessionHeader, intentHeader].filter(Boolean);
  return ['Content-Type', 'X-Requested-With', ...own, ...named];
}

/** Checks method, headers, content type and common parameters against the call's client. Throws `Refusal`. */
export function checkProtocol(row: CallRow, request: ReceivedRequest): void {
  if (request.method !== row.method) throw new Refusal('method');
  if (row.client === 'image') return;
  if (request.headers['x-requested-with'] !== 'XMLHttpRequest') throw new Refusal('notXhr');
  checkHeaders(row.client, request);
  if (row.method === 'POST') checkContentType(row.client, request);
  checkCommonParameters(request);
}

/** The session of a request: in the header that the environment names, or in the query. Throws `Refusal`. */
export function sessionOf(
  { query, headers }: ReceivedRequest,
  { sessionHeader }: Pick<LenderEnvironment, 'sessionHeader'>,
): unknown {
  if (!sessionHeader) return query.sessionId;
  if (query.sessionId !== undefined) throw new Refusal('parameter', 'sessionId');
  return /^Bearer (.+)$/.exec(headers[sessionHeader.toLowerCase()] ?? '')?.[1];
}

const writes: readonly Alias[] = [
  'loanDetailPush',
  'repaymentCommit',
  'repaymentConfirm',
  'repaymentHuichao',
  'problemSave',
  'googleScore',
  'uploadProblemImage',
  'getSms',
  'register',
];

/** A write carries the random id of its intent, if the environment names the header. Throws `Refusal`. */
export function checkIntent(
  alias: Alias,
  { headers }: ReceivedRequest,
  { intentHeader }: Pick<LenderEnvironment, 'intentHeader'>,
): void {
  if (!intentHeader || !writes.includes(alias)) return;
  const id = headers[intentHeader.toLowerCase()] ?? '';
  if (!/^[\w-]{32,}$/.test(id)) throw new Refusal('header', intentHeader);
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
  const unexpected = own[0];
  if (unexpected) throw new Refusal('parameter', unexpected[0]);
  return bodyOf(request);
}

function checkHeaders(client: Client, { headers }: ReceivedRequest): void {
  const neverEmpty = client === 'json' ? ['dearer', 'language'] : [];
  const missing = neverEmpty.find((name) => !headers[name]);
  if (missing) throw new Refusal('header', missing);
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
