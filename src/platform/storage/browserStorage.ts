/** One of the browser's two storages, as the app uses it. Every key carries our prefix. */
export interface BrowserStorage {
  /** Null for a value that is missing, cannot be read, or is not JSON. */
  readonly read: (key: string) => unknown;
  /** Returns false if the value could not be stored. */
  readonly write: (key: string, value: unknown) => boolean;
  readonly remove: (key: string) => void;
  /** The app's keys, without the prefix. */
  readonly keys: () => readonly string[];
}

/** The prefix of every key. It separates the app's keys from other keys of this origin. */
export const PREFIX = 'h5.';

/** A storage that throws no error: in a private mode or on a full disk it stores nothing. */
export function createBrowserStorage(storage: () => Storage): BrowserStorage {
  const quietly = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => quietly((it) => JSON.parse(it.getItem(PREFIX + key) ?? 'null') as unknown, null),
    write: (key, value) =>
      quietly((it) => {
        it.setItem(PREFIX + key, JSON.stringify(value));
        return true;
      }, false),
    remove: (key) => quietly((it) => it.removeItem(PREFIX + key), undefined),
    keys: () =>
      quietly(
        (it) =>
          Object.keys(it)
            .filter((key) => key.startsWith(PREFIX))
            .map((key) => key.slice(PREFIX.length)),
        [],
      ),
  };
}

/** `sessionStorage` and `localStorage`. */
export interface BrowserStorages {
  readonly tab: BrowserStorage;
  readonly device: BrowserStorage;
}

export const storagesOf = (
  page: Pick<Window, 'sessionStorage' | 'localStorage'>,
): BrowserStorages => ({
  tab: createBrowserStorage(() => page.sessionStorage),
  device: createBrowserStorage(() => page.localStorage),
});
