import type { FirstAnswer, FirstRequest } from './firstAnswer';

/** A `fetch` that hands out an answer that is on its way already to whoever asks the same. */
export interface AdoptingFetch {
  readonly fetch: typeof fetch;
  /** The same question will be asked once more without need, and is to have the same answer. */
  readonly allowAgain: () => void;
  /** Lets a question be sent that will be asked in a moment, or not at all; not while it is waiting for just that. */
  readonly expect: (question: FirstRequest, sendNow: () => FirstAnswer) => void;
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
  const waiting = (url: unknown, body: unknown) =>
    uses > 0 && url === early?.request.url && body === early?.request.init.body ? early : undefined;
  return {
    fetch: (url, init) => {
      const given = waiting(url, init?.body);
      if (!given) return send(url, init);
      uses -= 1;
      init?.signal?.addEventListener('abort', given.abort);
      // A status such as 204 allows no body, not even an empty one.
      return given.answer.then(({ status, text }) => new Response(text || null, { status }));
    },
    allowAgain: () => {
      uses += 1;
    },
    expect(question, sendNow) {
      if (waiting(question.url, question.init.body)) return;
      const next = sendNow();
      early = next;
      uses = 1;
      setTimeout(() => {
        if (early === next) uses = 0;
      }, FRESH_MS);
    },
  };
}
