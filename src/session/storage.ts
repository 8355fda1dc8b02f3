/**
 * What the app keeps in the browser. Every key carries our prefix, so that a change of borrower can
 * clear exactly what is ours. Session values go to the tab's storage only, never to `localStorage`.
 */
export interface Keep {
  read: (key: string) => unknown;
  write: (key: string, value: unknown) => void;
  remove: (key: string) => void;
  /** Removes all that is ours, but for the keys named. */
  clear: (except?: readonly string[]) => void;
}

const PREFIX = 'h5.';

/** A private mode or a full disk must not stop a borrower: storage that throws keeps nothing. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export function createKeep(storage: () => Storage): Keep {
  const ours = () =>
    Object.keys(storage())
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  return {
    read: (key) => quietly(() => JSON.parse(storage().getItem(PREFIX + key) ?? 'null') as unknown),
    write: (key, value) => quietly(() => storage().setItem(PREFIX + key, JSON.stringify(value))),
    remove: (key) => quietly(() => storage().removeItem(PREFIX + key)),
    clear: (except = []) =>
      quietly(() =>
        ours()
          .filter((key) => !except.includes(key))
          .forEach((key) => storage().removeItem(PREFIX + key)),
      ),
  };
}
