import { type AliasName, aliasNamed } from '@/contract';
import type { ApiFailure } from './failures';
import { parseJson } from './json';
import type { PlainRequest } from './request';

/** The maximum duration of a call with its repetitions, in milliseconds (docs/reference/limits.md#times). */
export const CALL_TIMEOUT_MS = 60_000;

/** The waits before each repetition of a read, in milliseconds. */
const READ_BACKOFF_MS = [500, 1_500] as const;

/**
 * The wait for a pending write after the page returns from the back-forward cache, in milliseconds. An answer from
 * that time is available at once; a lost answer never arrives.
 */
const RETURN_GRACE_MS = 1_000;

const WORTH_ANOTHER_TRY: ReadonlySet<number> = new Set([502, 503, 504]);

/** A JSON object with its HTTP status, or the failure. */
export type Transmission =
  | { readonly ok: true; readonly body: object; readonly status: number }
  | { readonly ok: false; readonly failure: ApiFailure };

export interface Line {
  readonly fetch: typeof fetch;
  /** Aborted when no screen waits for the answer. */
  readonly signal?: AbortSignal;
}

/** Sends a write as one request. */
export function sendOnce(alias: AliasName, request: PlainRequest, line: Line) {
  return withDeadline(line, async (signal, abort) => {
    const hurry = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setTimeout(abort, RETURN_GRACE_MS);
    };
    addEventListener('pageshow', hurry);
    const result = await transmit(alias, request, line.fetch, signal);
    removeEventListener('pageshow', hurry);
    return result;
  });
}

/**
 * Sends a read, and repeats it after a lost connection or a 502, 503 or 504, within one deadline. A read with
 * `makesSomething` is sent once.
 */
export function sendPatiently(alias: AliasName, request: PlainRequest, line: Line) {
  return withDeadline(line, (signal) => {
    const attempt = async (waits: readonly number[]): Promise<Transmission> => {
      const result = await transmit(alias, request, line.fetch, signal);
      const [wait, ...later] = waits;
      if (wait === undefined || !isWorthAnotherTry(result)) return result;
      return (await isStillWanted(wait, signal)) ? attempt(later) : result;
    };
    return attempt(aliasNamed(alias).makesSomething ? [] : READ_BACKOFF_MS);
  });
}

async function withDeadline<T>(
  { signal }: Line,
  work: (signal: AbortSignal, abort: () => void) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, CALL_TIMEOUT_MS);
  signal?.addEventListener('abort', abort);
  try {
    return await work(controller.signal, abort);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** The signal also stops the reading of a body: a connection can stall after the headers. */
async function transmit(
  alias: AliasName,
  { url, init }: PlainRequest,
  send: typeof fetch,
  signal: AbortSignal,
): Promise<Transmission> {
  let status: number | undefined;
  let text: string;
  try {
    const response = await send(url, { ...init, signal });
    status = response.status;
    text = await response.text();
  } catch {
    const reason = signal.aborted ? 'timeout' : 'network';
    return { ok: false, failure: { kind: 'unreachable', alias, reason } };
  }
  return readBody(alias, status, text);
}

function readBody(alias: AliasName, status: number, text: string): Transmission {
  const body = parseObject(text);
  if (status >= 500 && (!body || WORTH_ANOTHER_TRY.has(status))) {
    return { ok: false, failure: { kind: 'unreachable', alias, reason: 'server', status } };
  }
  if (body) return { ok: true, body, status };
  const issues = [`HTTP ${status}: expected a JSON object`];
  return { ok: false, failure: { kind: 'malformed', alias, status, schema: 'envelope', issues } };
}

function parseObject(text: string): object | undefined {
  try {
    const value = parseJson(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isWorthAnotherTry(result: Transmission): boolean {
  if (result.ok || result.failure.kind !== 'unreachable') return false;
  const { reason, status } = result.failure;
  return reason === 'network' || (status !== undefined && WORTH_ANOTHER_TRY.has(status));
}

/** Waits. Returns false where the deadline or the caller has ended the call meanwhile. */
function isStillWanted(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve(!signal.aborted);
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}
