import { createHash } from 'node:crypto';
import type { Launch } from '@/platform/session/launch/launch';
import type { BrowserStorage, BrowserStorages } from '@/platform/storage/browserStorage';
import type { OwnerHashes } from '@/platform/storage/ownedStorage';
import { HASH_LENGTH, saltedNames } from '@/platform/storage/ownerHash';

/** The result of `src/platform/storage/ownerHash.ts` without a wait: by Node's digest. */
export function ownerHashOf(
  browserStorage: BrowserStorage,
  names: readonly string[],
): string | undefined {
  const text = saltedNames(browserStorage, names);
  return text && createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
}

/** The result of `src/platform/storage/ownedStorage.ts` without a wait. */
export function ownerHashesOf(
  { tab, device }: BrowserStorages,
  { userId, sessionId }: Launch,
): OwnerHashes | undefined {
  if (!userId || !sessionId) return undefined;
  const inStorage = (browserStorage: BrowserStorage) => ({
    borrower: ownerHashOf(browserStorage, [userId]),
    login: ownerHashOf(browserStorage, [userId, sessionId]),
  });
  return { tab: inStorage(tab), device: inStorage(device) };
}
