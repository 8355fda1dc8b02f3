import { CALL_TIMEOUT_MS } from '../../api/transport';
import type { Subject } from './intent';

/** How long a sending of another tab may last where no lock tells, in milliseconds: as long as a call. */
export const LONGEST_SENDING_MS = CALL_TIMEOUT_MS;

/** A lock can be free a moment before what its holder wrote is seen here, in milliseconds. */
export const STORAGE_DELAY_MS = 300;

/**
 * One tab at a time: who sends for an order holds its Web Lock. A browser without Web Locks (or a page that
 * is no secure context) grants every turn: there the ledger on the device, and time, have to do.
 */
export interface SendingLocks {
  /** Gives the turn back when called; nothing where another tab has it. */
  readonly take: (subject: Subject) => Promise<(() => void) | undefined>;
  /** Calls once no tab sends for the subject, at the latest `within` these milliseconds. */
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
        if (!locks) {
          void grant();
          return;
        }
        const hold = (lock: Lock | null) => (lock ? grant() : answer(undefined));
        // A browser that refuses the lock is one without locks.
        locks.request(nameOf(subject), { ifAvailable: true }, hold).catch(grant);
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
