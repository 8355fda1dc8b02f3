import { createHash } from 'node:crypto';
import type { Box, Boxes } from '../../src/storage/browserStorage';
import type { Marks } from '../../src/storage/ownedStorage';
import type { Launch } from '../../src/session/launch/launch';
import { MARK_LENGTH, saltedNames } from '../../src/storage/ownerHash';

/** What `src/storage/ownerHash.ts` answers later, at once: by Node's digest. */
export function markOf(box: Box, names: readonly string[]): string | undefined {
  const text = saltedNames(box, names);
  return text && createHash('sha256').update(text).digest('hex').slice(0, MARK_LENGTH);
}

/** What `src/storage/ownedStorage.ts` answers later, at once. */
export function marksOf({ tab, device }: Boxes, { userId, sessionId }: Launch): Marks | undefined {
  if (!userId || !sessionId) return undefined;
  const inBox = (box: Box) => ({
    borrower: markOf(box, [userId]),
    login: markOf(box, [userId, sessionId]),
  });
  return { tab: inBox(tab), device: inBox(device) };
}
