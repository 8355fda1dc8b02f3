/** @jest-environment node */
import 'fake-indexeddb/auto';
import { IDBDatabase, IDBFactory, IDBOpenDBRequest } from 'fake-indexeddb';
import type { BrowserStorage } from '@/platform/storage/browserStorage';
import { createDurableStorage } from '@/platform/storage/durableStorage';
import { SALT_KEY } from '@/platform/storage/ownerHash';

const ANA = 'ana-4711';
const sent = { revision: 2, state: 'sending' };

function emptyBox(): BrowserStorage {
  const values = new Map<string, unknown>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => !!values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

/** A device whose `localStorage` can be lost. */
function device() {
  const page = { indexedDB: new IDBFactory() };
  let box = emptyBox();
  return {
    page,
    lose: () => {
      box = emptyBox();
      return box;
    },
    open: (userId = ANA) => createDurableStorage(page, box, userId),
  };
}

type Opened = ReturnType<ReturnType<typeof device>['open']>;

async function entriesOf(durable: Opened) {
  const onRead = jest.fn<unknown, [ReadonlyMap<string, unknown>]>();
  durable.restore(onRead);
  await durable.written();
  return onRead.mock.calls[0]?.[0];
}

async function written(phone = device()) {
  const durable = phone.open();
  durable.write('order 9', sent);
  await durable.written();
  return { phone, durable };
}

// The second that a page waits at most does not pass: on a slow machine it would end before the transaction.
beforeEach(() => {
  const real = ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask', 'Date'] as const;
  jest.useFakeTimers({ doNotFake: [...real] });
});

it('an entry is there for the next page, also where `localStorage` and its salt are lost', async () => {
  const { phone } = await written();
  phone.lose();
  expect(await entriesOf(phone.open())).toEqual(new Map([['order 9', sent]]));
});

it('a page reads again what another one has written since', async () => {
  const phone = device();
  const durable = phone.open();
  const onRead = jest.fn<unknown, [ReadonlyMap<string, unknown>]>();
  durable.restore(onRead);
  await durable.written();
  const other = phone.open();
  other.write('order 9', sent);
  await other.written();
  await durable.refresh();
  expect(onRead.mock.calls).toEqual([[new Map()], [new Map([['order 9', sent]])]]);
});

it('each transaction is strict', async () => {
  const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
  await written();
  expect(transaction.mock.calls.at(-1)).toEqual([
    ['entries'],
    'readwrite',
    { durability: 'strict' },
  ]);
});

it('an earlier revision does not replace a later one; an equal one does', async () => {
  const { phone, durable } = await written();
  durable.write('order 9', { ...sent, revision: 1 });
  expect((await entriesOf(phone.open()))?.get('order 9')).toEqual(sent);
  const again = { ...sent, state: 'unknown' };
  durable.write('order 9', again);
  await durable.written();
  expect((await entriesOf(phone.open()))?.get('order 9')).toEqual(again);
});

it('another borrower finds nothing, and the database does not name the owner', async () => {
  const { phone } = await written();
  expect(await entriesOf(phone.open('bruno'))).toEqual(new Map());
  const database = await new Promise<globalThis.IDBDatabase>((resolve) => {
    const opening = phone.page.indexedDB.open('h5');
    opening.onsuccess = () => resolve(opening.result);
  });
  const keys = await new Promise((resolve) => {
    const reading = database.transaction('entries').objectStore('entries').getAllKeys();
    reading.onsuccess = () => resolve(reading.result);
  });
  expect(JSON.stringify(keys)).not.toContain(ANA);
  expect(keys).toEqual(['salt', [expect.stringMatching(/^[\da-f]{32}$/), 'order 9']]);
});

it('a new database takes over the salt of `localStorage`', async () => {
  const phone = device();
  const before = await phone.open().hashOf('card');
  await written(phone);
  expect(await phone.open().hashOf('card')).toBe(before);
  // A page that has started without the salt has made another one.
  phone.lose().write(SALT_KEY, 'another');
  expect(await phone.open().hashOf('card')).toBe(before);
  expect(before).toMatch(/^[\da-f]{32}$/);
});

it('no connection stays open: the database can be deleted', async () => {
  const { phone } = await written();
  const deleted = await new Promise((resolve) => {
    const deleting = phone.page.indexedDB.deleteDatabase('h5');
    deleting.onsuccess = () => resolve('deleted');
    deleting.onblocked = () => resolve('blocked');
  });
  expect(deleted).toBe('deleted');
});

describe('without a working database', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const broken: Readonly<Record<string, object>> = {
    'that is missing': {},
    'whose property throws': Object.defineProperty({}, 'indexedDB', { get: refuse }),
    'that refuses to open': { indexedDB: { open: refuse } },
  };

  it.each(Object.keys(broken))('one %s keeps nothing waiting', async (name) => {
    const durable = createDurableStorage(broken[name] as Window, emptyBox(), ANA);
    durable.write('order 9', sent);
    expect(await entriesOf(durable)).toBeUndefined();
    expect(await durable.hashOf('card')).toMatch(/^[\da-f]{32}$/);
  });

  it('a write that fails keeps nothing waiting', async () => {
    const phone = device();
    const durable = phone.open();
    await durable.written();
    jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(refuse);
    durable.write('order 9', sent);
    await durable.written();
    jest.restoreAllMocks();
    expect(await entriesOf(phone.open())).toEqual(new Map());
  });

  it('an open that hangs is waited for a second', async () => {
    jest.useFakeTimers();
    const hanging = { indexedDB: { open: () => new IDBOpenDBRequest() } } as unknown as Window;
    const durable = createDurableStorage(hanging, emptyBox(), ANA);
    const settled = jest.fn();
    void durable.written().then(settled);
    await jest.advanceTimersByTimeAsync(999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalled();
  });
});
