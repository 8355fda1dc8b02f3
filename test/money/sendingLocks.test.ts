import { createSendingLocks } from '../../src/money/ledger/sendingLocks';

/** The browser's own locks, as far as sending needs them: one holder for each name. */
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

it('one tab at a time holds the lock of a subject, until it releases it', async () => {
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

it('another borrower’s order of the same number is another', async () => {
  const locks = fakeLocks();
  await createSendingLocks(locks, () => 'Ana').take('order 1');
  expect(await createSendingLocks(locks, () => 'Bruno').take('order 1')).toBeDefined();
});

it('without locks, or where the browser refuses them, every tab gets the lock', async () => {
  const refusing = {
    request: () => Promise.reject(new Error('SecurityError')),
  } as unknown as LockManager;
  for (const locks of [undefined, refusing]) {
    const sendingLocks = createSendingLocks(locks);
    expect(await sendingLocks.take('order 1')).toBeDefined();
    expect(await sendingLocks.take('order 1')).toBeDefined();
  }
});
