import * as v from 'valibot';
import { type BrowserStorage, type BrowserStorages, PREFIX } from './browserStorage';
import { LATEST_KEY, latestBorrowerOn, ownerHashOf, SALT_KEY } from './ownerHash';

/** One thing that is kept over a reload. */
export interface StoredItem<T> {
  readonly key: string;
  /** Which one of several of the same kind: each has an entry of its own. */
  readonly part?: string;
  /** In this tab, until it is closed, or on the device. */
  readonly where: 'tab' | 'device';
  /** Who finds it again: this login (`userId` and `sessionId`), this borrower (`userId`), whoever comes. */
  readonly owner: 'login' | 'borrower' | 'nobody';
  /** What was kept, as this release knows it; an earlier one, or another hand, may have written it. */
  readonly check: (value: unknown) => T | undefined;
  /** How long it is kept after its last writing, in milliseconds; without end if there is none. */
  readonly lastsMs?: number;
}

/** The one way to keep something over a reload. Whose it is, is checked at each reading and each writing. */
export interface OwnedStorage {
  readonly read: <T>(kept: StoredItem<T>) => T | undefined;
  /** Whether it was kept: storage can be blocked or full, or the borrower another one by now. */
  readonly write: <T>(kept: StoredItem<T>, value: T) => boolean;
  readonly remove: (kept: StoredItem<unknown>) => void;
  /** Which parts of it are kept. */
  readonly parts: (kept: StoredItem<unknown>) => readonly string[];
  /** Whether this page's borrower is still the one who was launched last on this device. */
  readonly isOurs: () => boolean;
  /** Calls back when another tab has written or removed it, or a part of it, on the device. Ends the watching when called. */
  readonly watch: (kept: StoredItem<unknown>, onChange: () => void) => () => void;
}

/** What the storage itself needs. */
const OURSELVES: readonly string[] = [LATEST_KEY, SALT_KEY];

/** Between a key and its owner's hash. */
const BY = '@';
/** Before a part; no hash and no key of ours has it. */
const OF = '/';

/** What a key holds; the times are epoch milliseconds and milliseconds. */
interface Entry {
  readonly value?: unknown;
  readonly at?: unknown;
  readonly lasts?: unknown;
}

const entryOf = (stored: unknown): Entry => Object(stored) as Entry;

/** A clock that was set back makes an entry's time lie ahead. */
const isOver = ({ at, lasts }: Entry, now: number) =>
  typeof lasts === 'number' && !(typeof at === 'number' && Math.abs(now - at) < lasts);

/** What no earlier release wrote in another form, and whose time is not over. */
const isAlive = (entry: Entry) => 'value' in entry && !isOver(entry, Date.now());

/** By what one storage names a launch's borrower and login. */
type StorageHashes = Readonly<Record<'borrower' | 'login', string | undefined>>;

/** By what each storage names a launch's borrower and login. */
export type OwnerHashes = Readonly<Record<StoredItem<unknown>['where'], StorageHashes>>;

/** A launch, as far as stored items are kept by it. */
interface Login {
  readonly userId?: string;
  readonly sessionId?: string;
}

/** Worked out once for a page. Undefined without a session. */
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

/** What a launch may keep and find; without hashes only what is nobody's. */
export function createOwnedStorage(
  storages: BrowserStorages,
  hashes: OwnerHashes | undefined,
  page: EventTarget = window,
): OwnedStorage {
  /** Whether no other borrower was launched on this device since; where nothing can be kept, none is known. */
  const isOurs = () => {
    const latest = latestBorrowerOn(storages);
    return !hashes || latest === null || latest === hashes.device.borrower;
  };
  /** The key in storage; none where this page's borrower has, or may have, nothing there. */
  const keyOf = ({ key, where, owner, part }: StoredItem<unknown>): string | undefined => {
    const end = part === undefined ? '' : OF + part;
    if (owner === 'nobody') return key + end;
    const hash = isOurs() ? hashes?.[where][owner] : undefined;
    return hash && key + BY + hash + end;
  };

  return {
    read(kept) {
      const key = keyOf(kept);
      if (!key) return undefined;
      const entry = entryOf(storages[kept.where].read(key));
      // The row's word counts: a release may shorten what an earlier one wrote.
      if (!isOver({ ...entry, lasts: kept.lastsMs }, Date.now())) return kept.check(entry.value);
      storages[kept.where].remove(key);
      return undefined;
    },
    write(kept, value) {
      const key = keyOf(kept);
      const { lastsMs } = kept;
      const times = lastsMs === undefined ? {} : { at: Date.now(), lasts: lastsMs };
      return !!key && storages[kept.where].write(key, { value, ...times });
    },
    remove(kept) {
      const key = keyOf(kept);
      if (key) storages[kept.where].remove(key);
    },
    parts(kept) {
      const start = (keyOf(kept) ?? '') + OF;
      const keys = storages[kept.where].keys().filter((key) => key.startsWith(start));
      return keys.map((key) => key.slice(start.length));
    },
    isOurs,
    watch(kept, onChange) {
      const hear = (event: Event) => {
        const { key } = event as StorageEvent;
        const own = PREFIX + (keyOf(kept) ?? '');
        // Without a key everything was removed.
        if (key === null || key === own || key.startsWith(own + OF)) onChange();
      };
      page.addEventListener('storage', hear);
      return () => {
        page.removeEventListener('storage', hear);
      };
    },
  };
}

/** Makes a `StoredItem`'s check of a schema. */
export const checkedBy =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (value: unknown): v.InferOutput<Schema> | undefined => {
    const { success, output } = v.safeParse(schema, value);
    return success ? output : undefined;
  };

/** Where there is no browser. */
export const noStorage: OwnedStorage = {
  read: () => undefined,
  write: () => false,
  remove: () => undefined,
  parts: () => [],
  isOurs: () => true,
  watch: () => () => undefined,
};

/** Removes what is past its time on both storages, and what this tab kept of other logins. */
export function removeExpired(storages: BrowserStorages, hashes: OwnerHashes | undefined): void {
  const { tab, device } = storages;
  const own: readonly unknown[] = Object.values(hashes?.tab ?? {});
  const isAnothers = (key: string) => key.includes(BY) && !own.includes(key.split(BY)[1]);
  const drop = (browserStorage: BrowserStorage, isGone: (key: string) => boolean) => {
    browserStorage.keys().filter(isGone).forEach(browserStorage.remove);
  };
  const isPast = (browserStorage: BrowserStorage) => (key: string) =>
    !OURSELVES.includes(key) && !isAlive(entryOf(browserStorage.read(key)));
  drop(tab, (key) => isAnothers(key) || isPast(tab)(key));
  drop(device, isPast(device));
}
