import type { Subject } from './intent';

/** A browser can leave a request for a lock without an answer. In milliseconds. */
const LONGEST_REQUEST_MS = 10_000;

/** In milliseconds. A lock can be free before this tab sees what its holder wrote to storage. */
export const STORAGE_DELAY_MS = 300;

/**
 * One tab at a time sends for an order: it holds the order's Web Lock. Without Web Locks (an old browser or an insecure
 * page) every tab gets the lock; then only the stored ledger and the timeout protect.
 */
export interface SendingLocks {
  /** Resolves with the function that releases the lock; undefined if another tab holds it, or nothing answers for 10 s. */
  readonly take: (subject: Subject) => Promise<(() => void) | undefined>;
  /** Calls `then` once no tab sends for the subject, at the latest `within` these milliseconds. */
  readonly whenFree: (subject: Subject, within: number, then: () => void) => void;
}

/**
 * `ownerOf` returns the borrower's id, which separates the orders of two borrowers. Lock names are computed at each use,
 * because there is no id after the session's end.
 */
export function createSendingLocks(
  locks: LockManager | undefined,
  ownerOf: () => string | undefined = () => undefined,
): SendingLocks {
  const nameOf = (subject: Subject) => `h5 money ${ownerOf() ?? ''} ${subject}`;
  return {
    take: (subject) =>
      new Promise((resolve) => {
        let isOver = false;
        const answer = (release?: () => void) => {
          isOver = true;
          clearTimeout(timer);
          resolve(release);
        };
        const timer = setTimeout(answer, LONGEST_REQUEST_MS);
        // A lock that is given too late is free at once.
        const grant = () =>
          isOver
            ? undefined
            : new Promise<void>((release) => {
                answer(release);
              });
        const hold = (lock: Lock | null) => (lock ? grant() : answer());
        const requested = locks?.request(nameOf(subject), { ifAvailable: true }, hold);
        // A browser that refuses the lock counts as one without locks.
        void (requested?.catch(grant) ?? grant());
      }),
    whenFree(subject, within, then) {
      const waiting = new AbortController();
      const tell = () => {
        clearTimeout(timer);
        waiting.abort();
        then();
      };
      const timer = setTimeout(tell, within);
      locks?.request(nameOf(subject), { signal: waiting.signal }, tell).catch(() => undefined);
    },
  };
}
