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

describe('a claim on an intent', () => {
  it('is one tab’s until it is settled there', async () => {
    const locks = createLocks();
    const [one, other] = [createClaims(locks), createClaims(locks)];
    expect(await one.claim('push')).toBe(true);
    expect(await other.claim('push')).toBe(false);
    expect(await other.claim('another')).toBe(true);
    one.release('push');
    await Promise.resolve();
    await Promise.resolve();
    expect(await other.claim('push')).toBe(true);
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
