const isOf = (key: string) => (stored: string) =>
  stored === `h5.${key}` || stored.startsWith(`h5.${key}@`);

/** What stands under a key, whoever's it is; undefined where there is nothing. */
export function keptUnder(storage: Storage, key: string): unknown {
  const stored = Object.keys(storage).find(isOf(key));
  const entry = stored && (JSON.parse(storage.getItem(stored) ?? '') as { value: unknown });
  return entry ? entry.value : undefined;
}
