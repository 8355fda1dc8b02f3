import type { Subject } from '@/domain/money/ledger/intent';
import { createSendingLocks } from '@/domain/money/ledger/sendingLocks';
import { FakeLocks } from '../../support/fakeLocks';

const fakeLocks = () => new FakeLocks() as unknown as LockManager;

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
  await new Promise((passed) => setTimeout(passed));
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

describe('a browser that does not answer the request for a lock', () => {
  beforeEach(() => jest.useFakeTimers());

  it('ends the request after ten seconds, and a lock that is given later is free at once', async () => {
    let give: (lock: Lock) => unknown = () => undefined;
    const request = (_: string, __: LockOptions, hold: typeof give) => {
      give = hold;
      return new Promise(() => undefined);
    };
    const taken = createSendingLocks({ request } as unknown as LockManager).take('order 1');
    const answer = jest.fn();
    void taken.then(answer);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(answer).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(answer).toHaveBeenCalledWith(undefined);
    expect(give({} as Lock)).toBeUndefined();
  });
});

describe('a tab that waits until an order is free', () => {
  const WITHIN_MS = 1_000;
  beforeEach(() => jest.useFakeTimers());

  async function wait(locks: LockManager | undefined, subject: Subject = 'order 1') {
    const goOn = jest.fn();
    const release = await createSendingLocks(locks).take('order 1');
    createSendingLocks(locks).whenFree(subject, WITHIN_MS, goOn);
    await jest.advanceTimersByTimeAsync(WITHIN_MS - 1);
    return { goOn, release };
  }

  it('goes on once when the other tab releases its lock', async () => {
    const { goOn, release } = await wait(fakeLocks());
    expect(goOn).not.toHaveBeenCalled();
    release?.();
    await jest.advanceTimersByTimeAsync(0);
    expect(goOn).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(WITHIN_MS);
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  it('goes on once after the longest wait, though the lock is released later', async () => {
    const { goOn, release } = await wait(fakeLocks());
    await jest.advanceTimersByTimeAsync(1);
    expect(goOn).toHaveBeenCalledTimes(1);
    release?.();
    await jest.advanceTimersByTimeAsync(WITHIN_MS);
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  it('does not wait for another order', async () => {
    const { goOn } = await wait(fakeLocks(), 'order 2');
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  it('leaves the lock to the next sending', async () => {
    const locks = fakeLocks();
    await wait(locks, 'order 2');
    expect(await createSendingLocks(locks).take('order 2')).toBeDefined();
  });

  it('goes on after the longest wait where the browser has no locks', async () => {
    const { goOn } = await wait(undefined);
    expect(goOn).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(goOn).toHaveBeenCalledTimes(1);
  });
});
