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
