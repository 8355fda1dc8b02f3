/**
 * One tab at a time: a money write holds a Web Lock from its sending until it is settled, so that a
 * second tab of the same order learns of it instead of sending another. When it is done a second lock
 * stays, as a mark: a tab that stood open meanwhile has to check the state before it sends, and once it
 * has, may. A browser without Web Locks (or a page that is no secure context) grants every claim; the
 * ledger still guards the one tab.
 */
export interface Claims {
  /** False when another tab holds the intent, or has done it and this one has not checked since. */
  claim: (intent: string) => Promise<boolean>;
  /** The intent can be sent again; `isDone` leaves the mark. */
  release: (intent: string, isDone?: boolean) => void;
}

/** `owner` is the borrower: another one's intent is another, whatever product it names. */
export function createClaims(locks: LockManager | undefined, owner = ''): Claims {
  const held = new Map<string, () => void>();
  const checked = new Set<string>();

  const hold = (name: string) =>
    new Promise<boolean>((answer) => {
      if (!locks || held.has(name)) {
        answer(true);
        return;
      }
      const keep = (lock: Lock | null) => {
        answer(!!lock);
        return lock && new Promise<void>((letGo) => held.set(name, letGo));
      };
      locks.request(`h5 ${owner} ${name}`, { ifAvailable: true }, keep).catch(() => answer(true));
    });
  const letGo = (name: string) => {
    held.get(name)?.();
    return held.delete(name);
  };
  const markOf = (intent: string) => `done ${intent}`;

  return {
    async claim(intent) {
      const isChecked = checked.delete(intent);
      return ((await hold(markOf(intent))) || isChecked) && hold(intent);
    },
    release(intent, isDone) {
      const wasHeld = letGo(intent);
      if (isDone) return;
      letGo(markOf(intent));
      // It was another tab's, and what is released here has been found undone.
      if (!wasHeld) checked.add(intent);
    },
  };
}
