import type { FirstAnswer } from './firstAnswer';

/** A `fetch` that hands out an answer that is on its way already to whoever asks the same. */
export interface AdoptingFetch {
  readonly fetch: typeof fetch;
  /** The same question will be asked once more without need, and is to have the same answer. */
  readonly allowAgain: () => void;
  /** Takes in the answer to a question that will be asked in a moment, or not at all. */
  readonly expect: (early: FirstAnswer) => void;
}

/** How long an answer waits for its question, in ms: no screen is to open with an old one. */
const FRESH_MS = 3_000;

/**
 * Lets the app's own first request be answered by the one that the start sent. A second one of the same kind
 * (Retry, a screen opened again) goes to the server.
 */
export function adoptFirst(first: FirstAnswer | undefined, send: typeof fetch): AdoptingFetch {
  let early = first;
  let uses = first ? 1 : 0;
  const isTheSame = (url: unknown, body: unknown) =>
    url === early?.request.url && body === early?.request.init.body;
  return {
    fetch: (url, init) => {
      if (!early || uses === 0 || !isTheSame(url, init?.body)) return send(url, init);
      uses -= 1;
      init?.signal?.addEventListener('abort', early.abort);
      // A status such as 204 allows no body, not even an empty one.
      return early.answer.then(({ status, text }) => new Response(text || null, { status }));
    },
    allowAgain: () => {
      uses += 1;
    },
    expect(next) {
      early = next;
      uses = 1;
      setTimeout(() => {
        if (early === next) uses = 0;
      }, FRESH_MS);
    },
  };
}
