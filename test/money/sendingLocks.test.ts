import { createSendingLocks } from '../../src/money/ledger/sendingLocks';

/** The browser's own locks, as far as turns use them: one holder for each name. */
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

it('a subject has one turn at a time, in whatever tab, until it is given back', async () => {
  const locks = fakeLocks();
  const [tab, other] = [createSendingLocks(locks, () => 'Ana'), createSendingLocks(locks, () => 'Ana')];
  const giveBack = await tab.take('order 1');
  expect(giveBack).toBeDefined();
  expect(await other.take('order 1')).toBeUndefined();
  expect(await other.take('order 2')).toBeDefined();
  giveBack?.();
  await Promise.resolve();
  expect(await other.take('order 1')).toBeDefined();
});

it('another borrower’s order of the same number is another', async () => {
  const locks = fakeLocks();
  await createSendingLocks(locks, () => 'Ana').take('order 1');
  expect(await createSendingLocks(locks, () => 'Bruno').take('order 1')).toBeDefined();
});

it('without locks, or where they are refused, each turn is granted', async () => {
  const refusing = {
    request: () => Promise.reject(new Error('SecurityError')),
  } as unknown as LockManager;
  for (const locks of [undefined, refusing]) {
    const turns = createSendingLocks(locks);
    expect(await turns.take('order 1')).toBeDefined();
    expect(await turns.take('order 1')).toBeDefined();
  }
});
