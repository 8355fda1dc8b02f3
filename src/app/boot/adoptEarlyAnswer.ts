import { epochOf } from '@/platform/base';
import type { EarlyAnswer } from './earlyAnswer';

/** A `fetch` that answers the app's first request with the answer to the early request. */
export interface AdoptingFetch {
  readonly fetch: typeof fetch;
  /**
   * Sends the first request before the first render, so that the render has its data. Where the app cannot use the
   * answer, the screen sends the request again and receives the same answer.
   */
  readonly adopt: (ask: () => PromiseLike<{ readonly isSuccess: boolean }>) => Promise<void>;
  /** Drops the request and the answer: both contain session values. */
  readonly release: () => void;
}

/** The longest age of an adopted answer, in milliseconds. A phone can sleep between the page's first script and its app. */
const LONGEST_AGE_MS = 10_000;

/**
 * Offers the early answer until the app has used it. Later requests (Retry, a screen opened again) are sent, and so is the
 * first one where the early answer is too old. `onAdopted` receives the time of the early request, in epoch milliseconds.
 */
export function adoptEarlyAnswer(
  first: EarlyAnswer | undefined,
  send: typeof fetch,
  onAdopted: (askedAt: number) => void = () => undefined,
): AdoptingFetch {
  let early = first;
  let isOffered = true;
  return {
    fetch: (url, init) => {
      if (!early || !isOffered || !isSame(early, url, init)) return send(url, init);
      isOffered = false;
      const { answer, abort, began } = early;
      const askedAt = epochOf(began);
      if (Date.now() - askedAt > LONGEST_AGE_MS) return send(url, init);
      onAdopted(askedAt);
      init?.signal?.addEventListener('abort', abort);
      // A response with a status such as 204 must have no body, not even an empty one.
      return answer.then(({ status, text }) => new Response(text || null, { status }));
    },
    async adopt(ask) {
      const { isSuccess } = await ask();
      isOffered = !isSuccess;
    },
    release() {
      early = undefined;
    },
  };
}

const isSame = ({ request }: EarlyAnswer, url: unknown, init: RequestInit | undefined): boolean =>
  url === request.url && init?.body === request.init.body;
