/** The first `max` UTF-16 code units of a text, without half a sign at its end: a half would be sent as U+FFFD. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const signs = 'Segmenter' in Intl ? new Intl.Segmenter().segment(text) : undefined;
  const end = signs?.containing(max)?.index || max;
  return text.slice(0, end).replace(/[\uD800-\uDBFF]$/, '');
}

/** A text of at most `max` UTF-16 code units. One that was cut ends with `…`. */
export const shortened = (text: string, max: number): string =>
  text.length <= max ? text : `${cutText(text, max - 1)}…`;

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
