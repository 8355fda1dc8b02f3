/** The digits of a text, at most `max`. Full-width digits (of a Chinese keyboard) count as digits. */
export function onlyDigits(text: string, max = Infinity): string {
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  return digits.slice(0, Math.min(max, digits.length));
}

/** `12345678` → `1234 5678`: groups of the given sizes from the left; the last size repeats. */
export function inGroups(text: string, sizes: readonly number[]): string {
  const pieces: string[] = [];
  let size = 1;
  for (let start = 0; start < text.length; start += size) {
    size = sizes[pieces.length] ?? size;
    pieces.push(text.slice(start, start + size));
  }
  return pieces.join(' ');
}
