/** The digits of a text, at most `max` of them; full-width digits (a Chinese keyboard's) count as digits. */
export function onlyDigits(text: string, max = Infinity): string {
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  return digits.slice(0, Math.min(max, digits.length));
}

/** `12345678` → `1234 5678`: pieces of the given sizes, the last size for all that follow. */
export function inGroups(text: string, sizes: readonly number[]): string {
  const pieces: string[] = [];
  let size = 1;
  for (let start = 0; start < text.length; start += size) {
    size = sizes[pieces.length] ?? size;
    pieces.push(text.slice(start, start + size));
  }
  return pieces.join(' ');
}
