/**
 * One tab at a time: a money write holds a Web Lock from its sending until it is settled, so that a
 * second tab of the same order learns of it instead of sending another. A browser without Web Locks
 * (or a page that is no secure context) grants every claim; the ledger still guards the one tab.
 */
export interface Claims {
  /** False when another tab holds the intent. */
  claim: (intent: string) => Promise<boolean>;
  release: (intent: string) => void;
}

export function createClaims(locks: LockManager | undefined): Claims {
  const held = new Map<string, () => void>();
  return {
    claim(intent) {
      if (!locks || held.has(intent)) return Promise.resolve(true);
      return new Promise((answer) => {
        const hold = (lock: Lock | null) => {
          answer(!!lock);
          return lock ? new Promise<void>((release) => held.set(intent, release)) : undefined;
        };
        locks.request(`h5 ${intent}`, { ifAvailable: true }, hold).catch(() => answer(true));
      });
    },
    release(intent) {
      held.get(intent)?.();
      held.delete(intent);
    },
  };
}
