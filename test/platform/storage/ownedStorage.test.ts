import { webcrypto } from 'node:crypto';
import { becomeLatestBorrower, storeSession } from '@/platform/session/owner/latestBorrower';
import { createBrowserStorage, storagesOf } from '@/platform/storage/browserStorage';
import {
  createOwnedStorage,
  noStorage,
  ownerHashesOf as ownerHashesOfBrowser,
  removeExpired,
  type StoredItem,
} from '@/platform/storage/ownedStorage';
import { ownerHashOf as ownerHashOfBrowser, SALT_KEY } from '@/platform/storage/ownerHash';
import { forgetEverything } from '../../support/openStores';
import { ownerHashesOf, ownerHashOf } from '../../support/ownerHashes';

const ANA = { userId: '70000001', sessionId: 'SECRET-A' };
const ANA_AGAIN = { userId: '70000001', sessionId: 'SECRET-B' };
const BRUNO = { userId: '70000002', sessionId: 'SECRET-C' };
const DAY_MS = 24 * 60 * 60 * 1_000;

const storages = storagesOf(window);
const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

const note = (
  owner: StoredItem<string>['owner'],
  more: Partial<StoredItem<string>> = {},
): StoredItem<string> => ({
  key: 'note',
  where: 'device',
  owner,
  check: text,
  ...more,
});

/** A page that the native app opens for a borrower. */
function launch(borrower: typeof ANA) {
  storeSession(storages, borrower);
  becomeLatestBorrower(storages, ownerHashOf(storages.device, [borrower.userId]));
  return createOwnedStorage(storages, ownerHashesOf(storages, borrower));
}

/** A reload, or a page that has stayed open. */
const open = (borrower: Partial<typeof ANA>) =>
  createOwnedStorage(storages, ownerHashesOf(storages, borrower));

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-01-10T12:00:00Z') }));

describe.each(['tab', 'device'] as const)('an item in the %s', (where) => {
  it.each([
    ['anyone', [ANA, ANA_AGAIN, BRUNO]],
    ['borrower', [ANA, ANA_AGAIN]],
    ['login', [ANA]],
  ] as const)('of %s is found by its owner only', (owner, finders) => {
    const row = note(owner, { where });
    expect(launch(ANA).write(row, 'mine')).toBe(true);
    const found = [ANA, ANA_AGAIN, BRUNO].filter((it) => launch(it).read(row) === 'mine');
    expect(found).toEqual(finders);
  });

  it('is read unchanged, and is absent when removed', () => {
    const row = note('borrower', { where });
    const storage = launch(ANA);
    storage.write(row, 'ñ');
    expect(open(ANA).read(row)).toBe('ñ');
    storage.remove(row);
    expect(open(ANA).read(row)).toBeUndefined();
  });

  it('is absent when its form is wrong or its text is cut off', () => {
    const row = note('anyone', { where });
    storages[where].write('note', 'an earlier release’s');
    expect(open(ANA).read(row)).toBeUndefined();
    storages[where].write('note', { value: 7 });
    expect(open(ANA).read(row)).toBeUndefined();
    (where === 'tab' ? sessionStorage : localStorage).setItem('h5.note', '{cut');
    expect(open(ANA).read(row)).toBeUndefined();
  });

  it('expires by its row, also when the clock was set back', () => {
    const row = note('borrower', { where, lastsMs: DAY_MS });
    launch(ANA).write(row, 'mine');
    jest.setSystemTime(Date.now() + DAY_MS - 1);
    expect(open(ANA).read(row)).toBe('mine');
    jest.setSystemTime(Date.now() + 1);
    expect(open(ANA).read(row)).toBeUndefined();
    jest.setSystemTime(Date.now() - 2 * DAY_MS);
    expect(open(ANA).read(row)).toBeUndefined();
  });
});

describe('the owner', () => {
  it('is checked at each access: an open page of an earlier borrower stores and reads nothing', () => {
    const row = note('borrower');
    const stale = launch(ANA);
    stale.write(row, 'before');
    launch(BRUNO);
    expect(stale.write(row, 'after')).toBe(false);
    expect(stale.read(row)).toBeUndefined();
    expect(stale.read({ ...row, check: () => 'default' })).toBeUndefined();
    expect(open(BRUNO).read(row)).toBeUndefined();
    expect(launch(ANA).read(row)).toBe('before');
  });

  it('is named by a salted digest only', () => {
    launch(ANA).write(note('login'), 'mine');
    launch(ANA).write(note('borrower'), 'mine');
    const kept = JSON.stringify(Object.entries(localStorage));
    expect(kept).not.toMatch(/70000001|SECRET/);
    const first = Object.keys(localStorage).sort();
    forgetEverything();
    launch(ANA).write(note('login'), 'mine');
    launch(ANA).write(note('borrower'), 'mine');
    expect(Object.keys(localStorage).sort()).not.toEqual(first);
  });

  it('is missing without a session: items of a borrower are neither stored nor read', () => {
    launch(ANA).write(note('borrower'), 'mine');
    expect(open({ userId: ANA.userId }).read(note('borrower'))).toBeUndefined();
    expect(open({}).write(note('login'), 'x')).toBe(false);
  });
});

it('removes expired items of all owners, and the tab’s items of other logins', () => {
  const old = note('borrower', { key: 'draft', lastsMs: DAY_MS });
  const money = note('borrower', { key: 'money' });
  const here = note('login', { key: 'choice', where: 'tab' });
  const storage = launch(ANA);
  [old, money, here].forEach((row) => storage.write(row, 'mine'));
  storages.device.write('from an earlier release', []);
  jest.setSystemTime(Date.now() + DAY_MS);
  launch(BRUNO);
  removeExpired(storages, ownerHashesOf(storages, BRUNO));
  const left = [...storages.device.keys(), ...storages.tab.keys()].map((key) => key.split('@')[0]);
  expect(left.sort()).toEqual(['borrower', 'money', 'salt', 'salt', 'session']);
  expect(launch(ANA).read(money)).toBe('mine');
});

it('reports changes of another tab for its own row only', () => {
  const row = note('borrower');
  const heard = jest.fn();
  const storage = launch(ANA);
  const stop = storage.watch(row, heard);
  const key = () => Object.keys(localStorage).find((it) => it.startsWith('h5.note@')) ?? '';
  storage.write(row, 'mine');
  const tell = (changed: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: changed }));
  tell('h5.salt');
  expect(heard).not.toHaveBeenCalled();
  tell(key());
  tell(null);
  stop();
  tell(key());
  expect(heard).toHaveBeenCalledTimes(2);
});

it('reports changes of an item’s parts, and of no item with a similar key', () => {
  const heard = jest.fn();
  const storage = launch(ANA);
  storage.watch(note('anyone'), heard);
  const tell = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
  ['h5.notes', 'h5.my.note/1', 'note/1', 'h5.'].forEach(tell);
  expect(heard).not.toHaveBeenCalled();
  tell('h5.note/1');
  expect(heard).toHaveBeenCalledTimes(1);
});

it('lists the parts of the item alone', () => {
  const storage = launch(ANA);
  storage.write(note('anyone', { part: '1' }), 'mine');
  storage.write(note('anyone', { key: 'notes', part: '2' }), 'mine');
  localStorage.setItem('zz.note/3', '1');
  expect(storage.parts(note('anyone'))).toEqual(['1']);
});

it('removes an entry whose time is not a number, and keeps this login’s entries of the tab', () => {
  const here = note('login', { key: 'choice', where: 'tab' });
  const storage = launch(ANA);
  storage.write(here, 'mine');
  storages.device.write('note', { value: 'x', at: String(Date.now()), lasts: DAY_MS });
  removeExpired(storages, ownerHashesOf(storages, ANA));
  expect(storage.read(here)).toBe('mine');
  expect(storages.device.read('note')).toBeNull();
  removeExpired(storages, undefined);
  expect(storage.read(here)).toBeUndefined();
});

it('belongs to its borrower on a device without a launch on record', () => {
  const storage = open(ANA);
  expect(storage.isOurs()).toBe(true);
  expect(storage.write(note('borrower'), 'mine')).toBe(true);
});

it('stores nothing without a browser, for a page that is its borrower’s', () => {
  const row = note('anyone');
  expect(noStorage.write(row, 'mine')).toBe(false);
  expect(noStorage.read(row)).toBeUndefined();
  expect(noStorage.parts(row)).toEqual([]);
  expect(noStorage.isOurs()).toBe(true);
  noStorage.remove(row);
  expect(() => noStorage.watch(row, jest.fn())()).not.toThrow();
});

it.each([7, ''])('replaces a salt that is no text: %j', (salt) => {
  storages.device.write(SALT_KEY, salt);
  launch(ANA).write(note('borrower'), 'mine');
  expect(storages.device.read(SALT_KEY)).toMatch(/^[\da-f]{32}$/);
  expect(open(ANA).read(note('borrower'))).toBe('mine');
});

it.each(['SecurityError', 'QuotaExceededError'])(
  'returns false when the storage throws, and does not throw: %s',
  (name) => {
    const browserStorage = createBrowserStorage(() => {
      throw new DOMException('no', name);
    });
    const broken = { tab: browserStorage, device: browserStorage };
    expect(() => {
      becomeLatestBorrower(broken, ownerHashOf(broken.device, [ANA.userId]));
      removeExpired(broken, ownerHashesOf(broken, ANA));
    }).not.toThrow();
    const storage = createOwnedStorage(broken, ownerHashesOf(broken, ANA));
    expect(storage.write(note('borrower'), 'mine')).toBe(false);
    expect(storage.write(note('anyone'), 'mine')).toBe(false);
    expect(storage.read(note('borrower'))).toBeUndefined();
    storage.remove(note('anyone'));
    expect(browserStorage.keys()).toEqual([]);
  },
);

describe('the browser’s own digest', () => {
  const withDigest = (subtle: unknown) =>
    jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue({
      getRandomValues: (bytes: Uint8Array) => webcrypto.getRandomValues(bytes),
      subtle,
    } as Crypto);

  it('gives the same hash as SHA-256 of Node', async () => {
    withDigest(webcrypto.subtle);
    const hash = await ownerHashOfBrowser(storages.device, [ANA.userId]);
    expect(hash).toBe(ownerHashOf(storages.device, [ANA.userId]));
    expect(hash).toMatch(/^[\da-f]{32}$/);
  });

  it('gives each storage’s hashes of a launch with a session, and none without', async () => {
    withDigest(webcrypto.subtle);
    const hashes = await ownerHashesOfBrowser(storages, ANA);
    expect(hashes).toEqual(ownerHashesOf(storages, ANA));
    expect(hashes?.tab).not.toEqual(hashes?.device);
    expect(hashes?.device.login).not.toBe(hashes?.device.borrower);
    expect(await ownerHashesOfBrowser(storages, { userId: ANA.userId })).toBeUndefined();
    expect(await ownerHashesOfBrowser(storages, { sessionId: 'S' })).toBeUndefined();
  });

  it('is missing on an insecure page', async () => {
    withDigest(undefined);
    expect(await ownerHashOfBrowser(storages.device, [ANA.userId])).toBeUndefined();
  });
});
