import type { Box } from './box';
import { sha256 } from './sha256';

export const SALT_KEY = 'salt';

/** Random hexadecimal digits, two for each byte. */
export const randomText = (bytes = 16): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The storage's own random salt; none where it keeps nothing. */
function saltOf(box: Box): string | undefined {
  const kept = box.read(SALT_KEY);
  if (typeof kept === 'string' && kept) return kept;
  const salt = randomText();
  return box.write(SALT_KEY, salt) ? salt : undefined;
}

/** The digest by which a storage names an owner: the same for the same names, in this storage only. */
export function markOf(box: Box, names: readonly string[]): string | undefined {
  const salt = saltOf(box);
  return salt && sha256(JSON.stringify([salt, ...names])).slice(0, 32);
}
