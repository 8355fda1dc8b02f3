import type { BrowserStorage, BrowserStorages } from './browserStorage';

export const SALT_KEY = 'salt';
/** The borrower who was launched last on this device, by hash. */
export const LATEST_KEY = 'borrower';

/** The hash of the borrower who was launched last on the device; null where none is known. What is no text counts as none. */
export function latestBorrowerOn({ device }: BrowserStorages): string | null {
  const latest = device.read(LATEST_KEY);
  return typeof latest === 'string' ? latest : null;
}

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Random hexadecimal digits, two for each byte. */
export const randomText = (bytes = 16): string =>
  hexOf(crypto.getRandomValues(new Uint8Array(bytes)));

/** The storage's own random salt; none where it keeps nothing. */
function saltOf(browserStorage: BrowserStorage): string | undefined {
  const kept = browserStorage.read(SALT_KEY);
  if (typeof kept === 'string' && kept) return kept;
  const salt = randomText();
  return browserStorage.write(SALT_KEY, salt) ? salt : undefined;
}

/** What a hash is the digest of; nothing where the storage keeps nothing. */
export function saltedNames(
  browserStorage: BrowserStorage,
  names: readonly string[],
): string | undefined {
  const salt = saltOf(browserStorage);
  return salt && JSON.stringify([salt, ...names]);
}

/** Of a digest's hexadecimal digits those that are kept. */
export const HASH_LENGTH = 32;

/** The SHA-256 of a text in hexadecimal digits; undefined on an insecure page, where a browser has no digest. */
export async function digestOf(text: string): Promise<string | undefined> {
  const { subtle } = crypto as Partial<Crypto>;
  const digest = await subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return digest && hexOf(new Uint8Array(digest));
}

/** The digest by which a storage names an owner: the same for the same names, in this storage only. */
export async function ownerHashOf(
  browserStorage: BrowserStorage,
  names: readonly string[],
): Promise<string | undefined> {
  const text = saltedNames(browserStorage, names);
  const digest = text && (await digestOf(text));
  return digest ? digest.slice(0, HASH_LENGTH) : undefined;
}
