import { hexOf, randomText } from '../base';
import type { BrowserStorage, BrowserStorages } from './browserStorage';

export const SALT_KEY = 'salt';
/** The key of the hash of the borrower who was launched last on this device. */
export const LATEST_KEY = 'borrower';

/** The hash of the borrower who was launched last on the device; null if it is missing or not a text. */
export function latestBorrowerOn({ device }: BrowserStorages): string | null {
  const latest = device.read(LATEST_KEY);
  return typeof latest === 'string' ? latest : null;
}

/** The storage's random salt; undefined if the storage is blocked. */
export function saltOf(browserStorage: BrowserStorage): string | undefined {
  const stored = browserStorage.read(SALT_KEY);
  if (typeof stored === 'string' && stored) return stored;
  const salt = randomText();
  return browserStorage.write(SALT_KEY, salt) ? salt : undefined;
}

/** The text whose digest is the hash; undefined if the storage is blocked. */
export function saltedNames(
  browserStorage: BrowserStorage,
  names: readonly string[],
): string | undefined {
  const salt = saltOf(browserStorage);
  return salt && withSalt(salt, names);
}

const withSalt = (salt: string, names: readonly string[]) => JSON.stringify([salt, ...names]);

/** The number of a digest's hexadecimal digits in a hash. */
export const HASH_LENGTH = 32;

/** The start of a text's SHA-256 in hexadecimal digits; undefined on an insecure page, where browsers offer no digest. */
async function hashOf(text: string): Promise<string | undefined> {
  const { subtle } = crypto as Partial<Crypto>;
  const digest = await subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return digest && hexOf(new Uint8Array(digest)).slice(0, HASH_LENGTH);
}

/** The hash of names with a given salt. */
export const saltedHash = (salt: string, names: readonly string[]) => hashOf(withSalt(salt, names));

/** The hash of an owner in one storage. Each storage has its own salt, so the hashes of two storages differ. */
export async function ownerHashOf(
  browserStorage: BrowserStorage,
  names: readonly string[],
): Promise<string | undefined> {
  const text = saltedNames(browserStorage, names);
  return text ? hashOf(text) : undefined;
}
