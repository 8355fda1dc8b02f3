const isOf = (key: string) => (stored: string) =>
  stored === `h5.${key}` || stored.startsWith(`h5.${key}@`);

/** The stored value of a key, for any borrower. `undefined` if the key is missing. */
export function storedUnder(storage: Storage, key: string): unknown {
  const stored = Object.keys(storage).find(isOf(key));
  const entry = stored && (JSON.parse(storage.getItem(stored) ?? '') as { value: unknown });
  return entry ? entry.value : undefined;
}
