import { buildRequest, type Call, type PlainRequest, type RequestContext } from '../api/request';

/** What came back for the first request, before anybody has judged it. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** The request that left from the document's head. */
export interface FirstAnswer {
  readonly call: Call;
  readonly request: PlainRequest;
  /** Rejects as `fetch` does. */
  readonly answer: Promise<RawAnswer>;
  /** The answer, once it is there. */
  readonly arrived: () => RawAnswer | undefined;
  readonly abort: () => void;
}

/** Sends a screen's first read, exactly as the app itself would. */
export function sendFirst(read: Call, context: RequestContext, send: typeof fetch): FirstAnswer {
  const request = buildRequest(read, context);
  const controller = new AbortController();
  let arrived: RawAnswer | undefined;
  const fetchText = async (): Promise<RawAnswer> => {
    const response = await send(request.url, { ...request.init, signal: controller.signal });
    arrived = { status: response.status, text: await response.text() };
    return arrived;
  };
  const answer = fetchText();
  // Whoever takes the answer over hears of its failure; nobody else must.
  answer.catch(() => undefined);
  return {
    call: read,
    request,
    answer,
    arrived: () => arrived,
    abort: () => controller.abort(),
  };
}

/** A `fetch` that hands out the first answer to whoever asks the same, as often as it was meant to. */
export interface AdoptingFetch {
  readonly fetch: typeof fetch;
  /** The same question will be asked once more without need, and is to have the same answer. */
  readonly allowAgain: () => void;
}

/**
 * Lets the app's own first request be answered by the one from the head. A second one of the same kind
 * (Retry, a screen opened again) goes to the server.
 */
export function adoptFirst(first: FirstAnswer | undefined, send: typeof fetch): AdoptingFetch {
  let uses = first ? 1 : 0;
  const isTheSame = (url: unknown, body: unknown) =>
    url === first?.request.url && body === first?.request.init.body;
  return {
    fetch: (url, init) => {
      if (!first || uses === 0 || !isTheSame(url, init?.body)) return send(url, init);
      uses -= 1;
      init?.signal?.addEventListener('abort', first.abort);
      // A status such as 204 allows no body, not even an empty one.
      return first.answer.then(({ status, text }) => new Response(text || null, { status }));
    },
    allowAgain: () => {
      uses += 1;
    },
  };
}
