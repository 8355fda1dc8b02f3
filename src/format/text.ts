/** Line feeds and Latin signs below the first combining mark: each stands for itself. */
const PLAIN = /^[\n -\u02ff]*$/;

/** A text in the characters that people count: a flag, an accented letter or a family emoji is one. */
function graphemes(text: string): string[] {
  // Old web views have no Segmenter; there a code point is the nearest thing. Making one takes a slow phone 100 ms.
  if (PLAIN.test(text) || !('Segmenter' in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

export function countCharacters(text: string): number {
  return graphemes(text).length;
}

/** The text, cut to `max` characters as people count them; what lies beyond is ignored. */
export function capCharacters(text: string, max: number): string {
  return graphemes(text).slice(0, max).join('');
}
