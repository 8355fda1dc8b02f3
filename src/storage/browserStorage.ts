/** One of the browser's two storages, as the app uses it. Every key carries our prefix. */
export interface BrowserStorage {
  /** Null for what is not there, cannot be read, or is no JSON. */
  readonly read: (key: string) => unknown;
  /** Whether it was kept. */
  readonly write: (key: string, value: unknown) => boolean;
  readonly remove: (key: string) => void;
  /** All that is ours. */
  readonly keys: () => readonly string[];
}

/** Before every key, so that what is ours can be told from what others keep on this origin. */
export const PREFIX = 'h5.';

/** A private mode or a full disk must not stop a borrower: storage that throws keeps nothing. */
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

/** This tab's storage, and the device's. */
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
