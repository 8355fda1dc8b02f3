import type { LenderApp } from './app';
import { readable } from './foreignBody';
import { LINE_HEADER, lineOf } from './spoil';

/** The origin of relative addresses in in-process calls. */
const ORIGIN = 'http://lender.test';

export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
type Signal = AbortSignal | null | undefined;

/**
 * Creates a `fetch` that calls the app in process. It rejects as the real `fetch` does if the connection breaks or
 * the caller aborts.
 */
export function createFetch(app: LenderApp): Fetch {
  return async (input, init = {}) => {
    const { signal: ownSignal, ...rest } = init;
    const signal: Signal = ownSignal ?? (isRequest(input) ? input.signal : undefined);
    if (signal?.aborted) throw reasonOf(signal);
    const line = openLine(signal);
    const answered = requestOf(input, rest).then((request) =>
      app.fetch(request, { hungUp: line.hungUp }),
    );
    return deliver(await Promise.race([answered, line.broken]).finally(line.close), signal);
  };
}

/** Returns the response as a caller sees it on a connection that may break. */
function deliver(response: Response, signal: Signal): Response {
  const line = lineOf(response);
  if (line === 'cut') throw new TypeError('fetch failed');
  if (line === 'whole') return response;
  const headers = new Headers(response.headers);
  headers.delete(LINE_HEADER);
  return new Response(breakingOff(response, line === 'midway', signal), {
    status: response.status,
    headers,
  });
}

/** The body with an error at its end, or a body that stays open until the caller aborts. */
function breakingOff(response: Response, isCut: boolean, signal: Signal): ReadableStream {
  return new ReadableStream({
    async start(controller) {
      signal?.addEventListener('abort', () => {
        controller.error(reasonOf(signal));
      });
      controller.enqueue(new Uint8Array(await response.arrayBuffer()));
    },
    pull(controller) {
      if (isCut) controller.error(new TypeError('terminated'));
    },
  });
}

/** The connection of a request. The request itself has no signal, because Node's `Request` refuses jsdom's signals. */
function openLine(signal: Signal) {
  const controls = { hangUp: (): void => undefined };
  const hungUp = new Promise<void>((resolve) => {
    controls.hangUp = resolve;
  });
  const abort = () => {
    controls.hangUp();
  };
  signal?.addEventListener('abort', abort, { once: true });
  return {
    hungUp,
    /** Rejects when the caller aborts. */
    broken: hungUp.then(() => Promise.reject(reasonOf(signal))),
    close: () => {
      signal?.removeEventListener('abort', abort);
    },
  };
}

function reasonOf(signal: Signal): Error {
  const reason: unknown = signal?.reason;
  if (isError(reason)) return reason;
  return new DOMException('This operation was aborted', 'AbortError');
}

async function requestOf(input: RequestInfo | URL, init: RequestInit): Promise<Request> {
  const own = { ...init, ...(await readable(init)) };
  if (!isRequest(input)) return new Request(absolute(String(input)), own);
  return Object.keys(own).length === 0 ? input : new Request(input, own);
}

/** The absolute form of an address. jsdom's `URL` is not used: it takes longer than the rest of a call. */
const absolute = (address: string) => (address.startsWith('/') ? ORIGIN + address : address);

function isRequest(input: RequestInfo | URL): input is Request {
  return typeof input === 'object' && 'headers' in input;
}

/** Whether the value is an error of any realm. */
function isError(value: unknown): value is Error {
  return typeof value === 'object' && value !== null && 'name' in value && 'message' in value;
}
