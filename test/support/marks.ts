import { createHash } from 'node:crypto';
import type { Box, Boxes } from '../../src/session/box';
import type { Marks } from '../../src/session/keeper';
import type { Launch } from '../../src/session/launch';
import { MARK_LENGTH, saltedNames } from '../../src/session/mark';

/** What `src/session/mark.ts` answers later, at once: by Node's digest. */
export function markOf(box: Box, names: readonly string[]): string | undefined {
  const text = saltedNames(box, names);
  return text && createHash('sha256').update(text).digest('hex').slice(0, MARK_LENGTH);
}

/** What `src/session/keeper.ts` answers later, at once. */
export function marksOf({ tab, device }: Boxes, { userId, sessionId }: Launch): Marks | undefined {
  if (!userId || !sessionId) return undefined;
  const inBox = (box: Box) => ({
    borrower: markOf(box, [userId]),
    login: markOf(box, [userId, sessionId]),
  });
  return { tab: inBox(tab), device: inBox(device) };
}
