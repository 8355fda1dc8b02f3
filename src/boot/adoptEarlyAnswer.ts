import type { EarlyAnswer } from './earlyAnswer';

/** Hands the answer that the page's start has asked for to the app's own first question. */
export interface AdoptingFetch {
  readonly fetch: typeof fetch;
  /**
   * Has that question asked ahead of its screen, so that the first picture has its data. Where the app cannot use the
   * answer, the screen asks once more, and is given it, too.
   */
  readonly adopt: (ask: () => PromiseLike<{ readonly isSuccess: boolean }>) => Promise<void>;
}

/** A second question of the same kind (Retry, a screen opened again) goes to the server. */
export function adoptEarlyAnswer(
  first: EarlyAnswer | undefined,
  send: typeof fetch,
): AdoptingFetch {
  let isOffered = true;
  return {
    fetch: (url, init) => {
      if (!first || !isOffered || !isSame(first, url, init)) return send(url, init);
      isOffered = false;
      const { answer, abort } = first;
      init?.signal?.addEventListener('abort', abort);
      // A status such as 204 allows no body, not even an empty one.
      return answer.then(({ status, text }) => new Response(text || null, { status }));
    },
    async adopt(ask) {
      const { isSuccess } = await ask();
      isOffered = !isSuccess;
    },
  };
}

const isSame = ({ request }: EarlyAnswer, url: unknown, init: RequestInit | undefined): boolean =>
  url === request.url && init?.body === request.init.body;
