import type { Subject } from './intent';

/** A lock can be free a moment before what its holder wrote is seen here, in milliseconds. */
export const STORAGE_DELAY_MS = 300;

/**
 * One tab at a time: the tab that sends for an order holds the order's Web Lock. Without Web Locks (an old browser, or
 * a page that is no secure context) every tab gets the lock: the ledger on the device and the time limit are left.
 */
export interface SendingLocks {
  /** Answers the function that releases the lock; nothing where another tab holds it. */
  readonly take: (subject: Subject) => Promise<(() => void) | undefined>;
  /** Calls `then` once no tab sends for the subject, at the latest `within` these milliseconds. */
  readonly whenFree: (subject: Subject, within: number, then: () => void) => void;
}

/**
 * `ownerOf` returns the borrower's id, which keeps the orders of two borrowers apart. Names are made when they are used:
 * after the session's end there is no id.
 */
export function createSendingLocks(
  locks: LockManager | undefined,
  ownerOf: () => string | undefined = () => undefined,
): SendingLocks {
  const nameOf = (subject: Subject) => `h5 money ${ownerOf() ?? ''} ${subject}`;
  return {
    take: (subject) =>
      new Promise((answer) => {
        const grant = () =>
          new Promise<void>((release) => {
            answer(release);
          });
        const hold = (lock: Lock | null) => (lock ? grant() : answer(undefined));
        const requested = locks?.request(nameOf(subject), { ifAvailable: true }, hold);
        // A browser that refuses the lock is one without locks.
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
