import type { FirstAnswer, FirstRequest } from './firstAnswer';

/** A `fetch` that hands out an answer that is on its way already to whoever asks the same. */
export interface AdoptingFetch {
  readonly fetch: typeof fetch;
  /** The same question will be asked once more without need, and is to have the same answer. */
  readonly allowAgain: () => void;
  /** Lets a question be sent that will be asked in a moment, or not at all; not while it is waiting for just that. */
  readonly expect: (question: FirstRequest, sendNow: () => FirstAnswer) => void;
}

/** An answer on its way, and how often it may be handed out. */
interface Early {
  readonly answer: FirstAnswer;
  uses: number;
}

/** How long an answer waits for its question, in ms: no screen is to open with an old one. */
const FRESH_MS = 3_000;

/**
 * Lets the app's own first request be answered by the one that the start sent. A second one of the same kind
 * (Retry, a screen opened again) goes to the server.
 */
export function adoptFirst(first: FirstAnswer | undefined, send: typeof fetch): AdoptingFetch {
  const opening: Early | undefined = first && { answer: first, uses: 1 };
  let early: readonly Early[] = opening ? [opening] : [];
  const waiting = (url: unknown, body: unknown) =>
    early.find(
      ({ answer: { request }, uses }) =>
        uses > 0 && url === request.url && body === request.init.body,
    );
  return {
    fetch: (url, init) => {
      const given = waiting(url, init?.body);
      if (!given) return send(url, init);
      given.uses -= 1;
      const { answer, abort } = given.answer;
      init?.signal?.addEventListener('abort', abort);
      // A status such as 204 allows no body, not even an empty one.
      return answer.then(({ status, text }) => new Response(text || null, { status }));
    },
    allowAgain: () => {
      if (opening) opening.uses += 1;
    },
    expect(question, sendNow) {
      if (waiting(question.url, question.init.body)) return;
      const next = { answer: sendNow(), uses: 1 };
      // The screen's own question may still be to come when a finger is on its way to the next.
      early = [...early.filter(({ uses }) => uses > 0), next];
      setTimeout(() => {
        next.uses = 0;
      }, FRESH_MS);
    },
  };
}
