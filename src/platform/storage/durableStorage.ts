import { type IDBPObjectStore, wrap } from 'idb';
import type { BrowserStorage } from './browserStorage';
import { saltedHash, saltOf } from './ownerHash';

/**
 * A borrower's entries that outlive the browser's process. A strict transaction of IndexedDB is on the disk when it
 * completes; `localStorage` follows seconds later, and an Android app that is killed takes its web view's browser with it.
 */
export interface DurableStorage {
  /** Reads the borrower's entries by name, now and at each `refresh`. Not called where IndexedDB fails. */
  readonly restore: (onRead: (entries: ReadonlyMap<string, unknown>) => void) => void;
  /** Reads the entries again: what another page has written is there at once, in `localStorage` later. */
  readonly refresh: () => Promise<void>;
  /** Stores a value, unless a later revision of it is stored. */
  readonly write: (name: string, value: Revised) => void;
  /** Resolves when the entries are restored and the written ones are on the disk; at the latest after a second. */
  readonly written: () => Promise<void>;
  /** The hash of a text with the salt of these entries: both are lost together. Undefined where nothing is stored. */
  readonly hashOf: (text: string) => Promise<string | undefined>;
}

/** A value that counts its changes. */
export interface Revised {
  readonly revision: number;
}

/** An open of IndexedDB can hang. In milliseconds. */
const LONGEST_WAIT_MS = 1_000;

const DATABASE = 'h5';
const ENTRIES = 'entries';
const SALT = 'salt';

/** The salt of the entries, and the hash of their owner. */
interface Owner {
  readonly salt: string;
  readonly hash: string;
}

/**
 * The durable storage of a borrower. A new database takes over the salt of `device`. Each of the two storages then keeps
 * its own: what is named by a salt is lost with it or not at all.
 */
export function createDurableStorage(
  page: Pick<Window, 'indexedDB'>,
  device: BrowserStorage,
  userId: string | undefined,
): DurableStorage {
  const owner = ownerOf(page, device, userId);
  let pending: Promise<unknown> = owner;
  /** After a failure the entry is in `localStorage` alone. */
  const add = (work: (owner: Owner) => Promise<void>) => {
    const before = pending;
    const working = owner.then((it) => it && work(it)).catch(() => undefined);
    pending = working.then(() => before);
  };
  const written = async () => {
    await soon(pending);
  };
  let onRead: Parameters<DurableStorage['restore']>[0] | undefined;
  const refresh = () => {
    add(async ({ hash }) => onRead?.(await readAll(page, hash)));
    return written();
  };
  return {
    restore: (listener) => {
      onRead = listener;
      void refresh();
    },
    refresh,
    write: (name, value) => {
      add((it) => writeOne(page, it, name, value));
    },
    written,
    async hashOf(text) {
      const salt = (await soon(owner))?.salt ?? saltOf(device);
      return salt && saltedHash(salt, [text]);
    },
  };
}

/** Without IndexedDB, for prerendering and tests. */
export const noDurableStorage: DurableStorage = {
  restore: () => undefined,
  refresh: () => Promise.resolve(),
  write: () => undefined,
  written: () => Promise.resolve(),
  hashOf: () => Promise.resolve(undefined),
};

const soon = <Result>(result: Promise<Result>): Promise<Result | undefined> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, LONGEST_WAIT_MS, undefined);
    result.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Undefined without a borrower, and where IndexedDB fails or nothing can be hashed. */
async function ownerOf(
  page: Pick<Window, 'indexedDB'>,
  device: BrowserStorage,
  userId: string | undefined,
): Promise<Owner | undefined> {
  if (!userId) return undefined;
  try {
    const stored: unknown = await transact(page, 'readonly', (entries) => entries.get(SALT));
    const salt = typeof stored === 'string' && stored ? stored : saltOf(device);
    const hash = salt && (await saltedHash(salt, [userId]));
    return salt && hash ? { salt, hash } : undefined;
  } catch {
    return undefined;
  }
}

const readAll = (page: Pick<Window, 'indexedDB'>, hash: string) =>
  transact(page, 'readonly', async (entries) => {
    const own = IDBKeyRange.bound([hash], [hash, []]);
    const [keys, values] = await Promise.all([entries.getAllKeys(own), entries.getAll(own)]);
    return new Map(keys.map((key, index) => [(key as string[])[1] ?? '', values[index]]));
  });

/** The salt is written with the entry, so no entry is without it. */
const writeOne = (
  page: Pick<Window, 'indexedDB'>,
  { salt, hash }: Owner,
  name: string,
  value: Revised,
) =>
  transact(page, 'readwrite', async (entries) => {
    const stored = (await entries.get([hash, name])) as Partial<Revised> | undefined;
    if (Number(stored?.revision) > value.revision) return;
    await Promise.all([entries.put(salt, SALT), entries.put(value, [hash, name])]);
  });

/**
 * Does work in one strict transaction. The connection is closed then: an open one would keep the page out of the
 * back-forward cache, and block a database that a later release or the borrower deletes.
 */
async function transact<Mode extends IDBTransactionMode, Result>(
  { indexedDB }: Pick<Window, 'indexedDB'>,
  mode: Mode,
  work: (entries: IDBPObjectStore<unknown, string[], typeof ENTRIES, Mode>) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(ENTRIES);
  const database = await wrap(opening);
  if (!database) throw new Error('IndexedDB failed');
  try {
    const transaction = database.transaction([ENTRIES], mode, { durability: 'strict' });
    const [result] = await Promise.all([work(transaction.objectStore(ENTRIES)), transaction.done]);
    return result;
  } finally {
    database.close();
  }
}
