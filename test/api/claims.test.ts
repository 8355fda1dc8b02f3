import { createClaims } from '../../src/api/claims';

/** Web Locks of one browser, as far as one-at-a-time goes; each tab sees the same. */
function createLocks(): LockManager {
  const taken = new Set<string>();
  return {
    query: () => Promise.resolve({}),
    request: async (name: string, _options: unknown, work: (lock: Lock | null) => unknown) => {
      await Promise.resolve();
      if (taken.has(name)) return work(null);
      taken.add(name);
      await work({ name, mode: 'exclusive' });
      return taken.delete(name);
    },
  } as unknown as LockManager;
}

/** A lock is free again when its holder's promise has settled. */
const letGo = () => new Promise((resolve) => setTimeout(resolve));

describe('a claim on an intent', () => {
  it('is one tab’s until it is settled there', async () => {
    const locks = createLocks();
    const [one, other] = [createClaims(locks), createClaims(locks)];
    expect(await one.claim('push')).toBe(true);
    expect(await other.claim('push')).toBe(false);
    expect(await other.claim('another')).toBe(true);
    one.release('push');
    await letGo();
    expect(await other.claim('push')).toBe(true);
  });

  it('that was done is another tab’s once that one has checked the state', async () => {
    const locks = createLocks();
    const [one, other, third] = [createClaims(locks), createClaims(locks), createClaims(locks)];
    await one.claim('pay');
    one.release('pay', true);
    await letGo();
    expect(await other.claim('pay')).toBe(false);
    other.release('pay');
    third.release('pay');
    expect(await other.claim('pay')).toBe(true);
    // It is under way there, and a check of the state cannot tell.
    expect(await third.claim('pay')).toBe(false);
    other.release('pay', true);
    await letGo();
    expect(await third.claim('pay')).toBe(false);
  });

  it('that is under way stays one tab’s, however often another one checks', async () => {
    const locks = createLocks();
    const [one, other] = [createClaims(locks), createClaims(locks)];
    await one.claim('pay');
    expect(await other.claim('pay')).toBe(false);
    other.release('pay');
    expect(await other.claim('pay')).toBe(false);
  });

  it('of a tab that did it is its own again, once released', async () => {
    const claims = createClaims(createLocks());
    await claims.claim('pay');
    claims.release('pay', true);
    claims.release('pay');
    await letGo();
    expect(await claims.claim('pay')).toBe(true);
  });

  it('is another borrower’s own', async () => {
    const locks = createLocks();
    expect(await createClaims(locks, '7').claim('push')).toBe(true);
    expect(await createClaims(locks, '8').claim('push')).toBe(true);
  });

  it('is granted again to the tab that holds it', async () => {
    const claims = createClaims(createLocks());
    await claims.claim('push');
    expect(await claims.claim('push')).toBe(true);
  });

  it('is granted where the browser has no locks, or refuses them', async () => {
    expect(await createClaims(undefined).claim('push')).toBe(true);
    const request = () => Promise.reject(new DOMException('insecure', 'SecurityError'));
    expect(await createClaims({ request } as unknown as LockManager).claim('push')).toBe(true);
  });

  it('need not be held to be released', () => {
    expect(() => createClaims(createLocks()).release('push')).not.toThrow();
  });
});
