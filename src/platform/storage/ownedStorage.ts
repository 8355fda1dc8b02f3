import { type BrowserStorage, type BrowserStorages, PREFIX } from './browserStorage';
import { LATEST_KEY, latestBorrowerOn, ownerHashOf, SALT_KEY } from './ownerHash';

/** A value that survives a reload. */
export interface StoredItem<T> {
  readonly key: string;
  /** The name of one of several values with the same key. Each value has an entry of its own. */
  readonly part?: string;
  /** `tab`: until the tab is closed. */
  readonly where: 'tab' | 'device';
  /** The readers of the value: this login (`userId` and `sessionId`), this borrower (`userId`), or anyone. */
  readonly owner: 'login' | 'borrower' | 'anyone';
  /** Checks a stored value: an earlier release or another program may have written it. */
  readonly check: (value: unknown) => T | undefined;
  /** Milliseconds from the last write until the value expires. Without it the value does not expire. */
  readonly lastsMs?: number;
}

/** The only access to values that survive a reload. Every read and write checks the owner. */
export interface OwnedStorage {
  readonly read: <T>(item: StoredItem<T>) => T | undefined;
  /** Returns false if storage is blocked or full, or if another borrower was launched. */
  readonly write: <T>(item: StoredItem<T>, value: T) => boolean;
  readonly remove: (item: StoredItem<unknown>) => void;
  /** The stored parts of an item. */
  readonly parts: (item: StoredItem<unknown>) => readonly string[];
  /** Whether this page's borrower is still the one who was launched last on this device. */
  readonly isOurs: () => boolean;
  /** Calls `onChange` when another tab writes or removes the item or a part of it. The returned function stops watching. */
  readonly watch: (item: StoredItem<unknown>, onChange: () => void) => () => void;
}

/** Keys of the storage itself. */
const OWN_KEYS: readonly string[] = [LATEST_KEY, SALT_KEY];

/** Separates a key from its owner's hash. */
const BY = '@';
/** Precedes the name of a part. No hash and no key contains this character. */
const OF = '/';

/** The stored form of a value. `at` is in epoch milliseconds, `lasts` in milliseconds. */
interface Entry {
  readonly value?: unknown;
  readonly at?: unknown;
  readonly lasts?: unknown;
}

const entryOf = (stored: unknown): Entry => Object(stored) as Entry;

/** Whether an entry has expired. The distance is absolute: after a clock was set back, an entry's time is in the future. */
const isOver = ({ at, lasts }: Entry, now: number) =>
  typeof lasts === 'number' && !(typeof at === 'number' && Math.abs(now - at) < lasts);

/** Whether an entry has this release's form and has not expired. */
const isAlive = (entry: Entry) => 'value' in entry && !isOver(entry, Date.now());

/** One storage's hashes of a launch's borrower and login. */
type StorageHashes = Readonly<Record<'borrower' | 'login', string | undefined>>;

/** Each storage's hashes of a launch's borrower and login. */
export type OwnerHashes = Readonly<Record<StoredItem<unknown>['where'], StorageHashes>>;

/** The part of a launch that identifies the owner of stored items. */
interface Login {
  readonly userId?: string;
  readonly sessionId?: string;
}

/** The owner hashes of a launch; undefined without a session. */
export async function ownerHashesOf(
  { tab, device }: BrowserStorages,
  { userId, sessionId }: Login,
): Promise<OwnerHashes | undefined> {
  if (!userId || !sessionId) return undefined;
  const inStorage = async (browserStorage: BrowserStorage): Promise<StorageHashes> => ({
    borrower: await ownerHashOf(browserStorage, [userId]),
    login: await ownerHashOf(browserStorage, [userId, sessionId]),
  });
  return { tab: await inStorage(tab), device: await inStorage(device) };
}

/** The storage of a launch. Without hashes, it stores only items with the owner `anyone`. */
export function createOwnedStorage(
  storages: BrowserStorages,
  hashes: OwnerHashes | undefined,
  page: EventTarget = window,
): OwnedStorage {
  const isOurs = () => {
    const latest = latestBorrowerOn(storages);
    return !hashes || latest === null || latest === hashes.device.borrower;
  };
  /** The key in storage; undefined if this page's borrower may not use the item. */
  const keyOf = ({ key, where, owner, part }: StoredItem<unknown>): string | undefined => {
    const end = part === undefined ? '' : OF + part;
    if (owner === 'anyone') return key + end;
    const hash = isOurs() ? hashes?.[where][owner] : undefined;
    return hash && key + BY + hash + end;
  };

  return {
    read(item) {
      const key = keyOf(item);
      if (!key) return undefined;
      const entry = entryOf(storages[item.where].read(key));
      // This release's duration counts: an earlier release may have stored a longer one.
      if (!isOver({ ...entry, lasts: item.lastsMs }, Date.now())) return item.check(entry.value);
      storages[item.where].remove(key);
      return undefined;
    },
    write(item, value) {
      const key = keyOf(item);
      const { lastsMs } = item;
      const times = lastsMs === undefined ? {} : { at: Date.now(), lasts: lastsMs };
      return !!key && storages[item.where].write(key, { value, ...times });
    },
    remove(item) {
      const key = keyOf(item);
      if (key) storages[item.where].remove(key);
    },
    parts(item) {
      const start = (keyOf(item) ?? '') + OF;
      const keys = storages[item.where].keys().filter((key) => key.startsWith(start));
      return keys.map((key) => key.slice(start.length));
    },
    isOurs,
    watch(item, onChange) {
      const onStorage = (event: Event) => {
        const { key } = event as StorageEvent;
        const own = PREFIX + (keyOf(item) ?? '');
        // The key is null after `clear()`.
        if (key === null || key === own || key.startsWith(own + OF)) onChange();
      };
      page.addEventListener('storage', onStorage);
      return () => {
        page.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** A storage without a browser, for prerendering. */
export const noStorage: OwnedStorage = {
  read: () => undefined,
  write: () => false,
  remove: () => undefined,
  parts: () => [],
  isOurs: () => true,
  watch: () => () => undefined,
};

/** Removes expired entries of both storages, and this tab's entries of other logins. */
export function removeExpired(storages: BrowserStorages, hashes: OwnerHashes | undefined): void {
  const { tab, device } = storages;
  const own: readonly unknown[] = Object.values(hashes?.tab ?? {});
  const isAnothers = (key: string) => key.includes(BY) && !own.includes(key.split(BY)[1]);
  const drop = (browserStorage: BrowserStorage, isGone: (key: string) => boolean) => {
    browserStorage.keys().filter(isGone).forEach(browserStorage.remove);
  };
  const isPast = (browserStorage: BrowserStorage) => (key: string) =>
    !OWN_KEYS.includes(key) && !isAlive(entryOf(browserStorage.read(key)));
  drop(tab, (key) => isAnothers(key) || isPast(tab)(key));
  drop(device, isPast(device));
}
