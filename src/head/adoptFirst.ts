import type { FirstAnswer } from './firstAnswer';

/** A `fetch` that hands out the first answer to whoever asks the same, as often as it was meant to. */
export interface AdoptingFetch {
  readonly fetch: typeof fetch;
  /** The same question will be asked once more without need, and is to have the same answer. */
  readonly allowAgain: () => void;
}

/**
 * Lets the app's own first request be answered by the one that the start sent. A second one of the same kind
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
