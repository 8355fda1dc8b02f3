import { createSendingLocks } from '../../src/money/ledger/sendingLocks';

/** Web Locks with the features that sending needs: one holder per name. */
function fakeLocks() {
  const held = new Set<string>();
  const request = async (
    name: string,
    { ifAvailable = false }: LockOptions,
    callback: (lock: Lock | null) => unknown,
  ) => {
    if (held.has(name) && ifAvailable) return callback(null);
    held.add(name);
    await callback({ name, mode: 'exclusive' });
    held.delete(name);
    return undefined;
  };
  return { request } as unknown as LockManager;
}

it('gives the lock of a subject to one tab at a time', async () => {
  const locks = fakeLocks();
  const [tab, other] = [
    createSendingLocks(locks, () => 'Ana'),
    createSendingLocks(locks, () => 'Ana'),
  ];
  const release = await tab.take('order 1');
  expect(release).toBeDefined();
  expect(await other.take('order 1')).toBeUndefined();
  expect(await other.take('order 2')).toBeDefined();
  release?.();
  await Promise.resolve();
  expect(await other.take('order 1')).toBeDefined();
});

it('has different locks for equal order ids of two borrowers', async () => {
  const locks = fakeLocks();
  await createSendingLocks(locks, () => 'Ana').take('order 1');
  expect(await createSendingLocks(locks, () => 'Bruno').take('order 1')).toBeDefined();
});

it('gives the lock to every tab if the browser has no locks or refuses them', async () => {
  const refusing = {
    request: () => Promise.reject(new Error('SecurityError')),
  } as unknown as LockManager;
  for (const locks of [undefined, refusing]) {
    const sendingLocks = createSendingLocks(locks);
    expect(await sendingLocks.take('order 1')).toBeDefined();
    expect(await sendingLocks.take('order 1')).toBeDefined();
  }
});
