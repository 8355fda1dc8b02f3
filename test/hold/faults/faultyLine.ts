import type { Lender } from '../../../sandbox';
import { type Answer, type FaultCase, halfOf, type OnTheLine } from './spoil';

export interface FaultyLine {
  /** The fault of the call. Without it the call is unchanged. */
  strike: FaultCase['strike'] | undefined;
  /** The number of requests since then. */
  requests: number;
  readonly fetch: typeof fetch;
}

/** A `fetch` to the lender on which one call gets a fault. */
export function faultyLine(lender: Lender, path: string): FaultyLine {
  const line: FaultyLine = {
    strike: undefined,
    requests: 0,
    async fetch(input, init = {}) {
      const send = () => lender.fetch(input, init);
      const [address] = (input instanceof Request ? input.url : String(input)).split('?');
      if (!line.strike || address !== path) return send();
      line.requests += 1;
      return deliver(await line.strike(async () => read(await send())), init.signal);
    },
  };
  return line;
}

async function read(response: Response): Promise<Answer> {
  const { status, headers } = response;
  return { status, type: headers.get('content-type') ?? '', body: await response.text() };
}

type Signal = AbortSignal | null | undefined;

/** The result of a browser's `fetch`. */
function deliver(line: OnTheLine, signal: Signal): Promise<Response> {
  switch (line.kind) {
    case 'offline':
    case 'reset':
      return Promise.reject(new TypeError('Failed to fetch'));
    case 'stall':
      return new Promise((_, reject) => {
        whenAborted(signal, reject);
      });
    case 'resetMidway':
    case 'stallMidway':
      return halfOfAnswer(line, signal);
    case 'answer': {
      const { status, type, body } = line.answer;
      const headers: Record<string, string> = type ? { 'content-type': type } : {};
      return Promise.resolve(new Response(status === 204 ? null : body, { status, headers }));
    }
  }
}

async function halfOfAnswer(
  { kind, answer }: Extract<OnTheLine, { kind: 'resetMidway' | 'stallMidway' }>,
  signal: Signal,
): Promise<Response> {
  const { body: text, status } = await answer();
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(halfOf(text)));
      whenAborted(signal, (reason) => {
        controller.error(reason);
      });
    },
    pull(controller) {
      if (kind === 'resetMidway') controller.error(new TypeError('network error'));
    },
  });
  return new Response(body, { status });
}

function whenAborted(signal: Signal, end: (reason: Error) => void): void {
  signal?.addEventListener('abort', () => {
    end(new DOMException('The operation was aborted', 'AbortError'));
  });
}
