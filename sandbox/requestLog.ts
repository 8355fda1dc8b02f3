import type { Alias } from './calls';
import type { LineState } from './spoil';
import { lineOf } from './spoil';

/** A file of a multipart body. */
export interface ReceivedFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  readonly bytes: Uint8Array;
}

/** How the lender answered a call. */
export interface SentAnswer {
  readonly status: number;
  /** What the server did with the connection. */
  readonly line: LineState;
  /** The first `LOGGED` characters of the body. */
  readonly body: string;
  /** The time from the receipt to the answer, in milliseconds of the machine's clock. */
  readonly ms: number;
}

/** The number of characters of an answer that the log keeps. */
export const LOGGED = 20_000;

/** One call as the lender received it. */
export interface ReceivedRequest {
  /** Time of receipt, in epoch milliseconds of the lender's clock. */
  readonly at: number;
  readonly alias: Alias | undefined;
  readonly method: string;
  readonly path: string;
  /** The raw query with its `?`, or empty. */
  readonly search: string;
  /** A parameter that occurs twice has a list as its value. */
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly headers: Readonly<Record<string, string>>;
  /** The body, parsed by its content type. Text if parsing failed, `undefined` without a body. */
  readonly body: unknown;
  /** The raw body. Empty for multipart. */
  readonly rawBody: string;
  readonly files: readonly ReceivedFile[];
  /** Missing until the lender has answered. */
  answer?: SentAnswer;
}

type ParsedBody = Pick<ReceivedRequest, 'body' | 'rawBody' | 'files'>;

/** Logs an answer before it is sent. */
export async function logAnswer(
  request: ReceivedRequest,
  response: Response,
  receivedAt: number,
): Promise<void> {
  const body = (await response.clone().text()).slice(0, LOGGED);
  const ms = Math.round(performance.now() - receivedAt);
  request.answer = { status: response.status, line: lineOf(response), body, ms };
}

/** Reads a request with its whole body. */
export async function receive(
  request: Request,
  alias: Alias | undefined,
  at: number,
): Promise<ReceivedRequest> {
  const url = new URL(request.url);
  return {
    at,
    alias,
    method: request.method,
    path: url.pathname,
    search: url.search,
    query: collect(url.searchParams),
    headers: Object.fromEntries(request.headers),
    ...(await parseBody(request)),
  };
}

async function parseBody(request: Request): Promise<ParsedBody> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return parseMultipart(request);
  const rawBody = await request.text();
  return { body: parseText(rawBody, type), rawBody, files: [] };
}

function parseText(text: string, type: string): unknown {
  if (text === '') return undefined;
  if (type.startsWith('application/x-www-form-urlencoded'))
    return collect(new URLSearchParams(text));
  if (!type.startsWith('application/json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function parseMultipart(request: Request): Promise<ParsedBody> {
  try {
    const entries = [...(await request.formData())];
    const files = await Promise.all(entries.map(([field, value]) => readFile(field, value)));
    const texts = entries.filter((entry): entry is [string, string] => isText(entry[1]));
    return {
      body: collect(texts),
      rawBody: '',
      files: files.filter((file): file is ReceivedFile => file !== undefined),
    };
  } catch {
    return { body: 'unreadable multipart body', rawBody: '', files: [] };
  }
}

async function readFile(
  field: string,
  value: FormDataEntryValue,
): Promise<ReceivedFile | undefined> {
  if (isText(value)) return undefined;
  const bytes = new Uint8Array(await value.arrayBuffer());
  return { field, name: value.name, type: value.type, size: bytes.length, bytes };
}

function isText(value: FormDataEntryValue): value is string {
  return typeof value === 'string';
}

function collect(entries: Iterable<readonly [string, string]>) {
  const collected = new Map<string, string | string[]>();
  for (const [name, value] of entries) {
    const before = collected.get(name);
    collected.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(collected);
}
