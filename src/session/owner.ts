import type { Box } from './box';
import { MARK_LENGTH, saltedNames } from './mark';
import { sha256 } from './sha256';

/** The digest by which a storage names an owner: the same for the same names, in this storage only. */
export function markOf(box: Box, names: readonly string[]): string | undefined {
  const text = saltedNames(box, names);
  return text && sha256(text).slice(0, MARK_LENGTH);
}
