import fc from 'fast-check';
import { cutText, shortened } from '@/design/format/text';

it.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab👍', 3, 'ab'],
  ['ab👍', 4, 'ab👍'],
  ['a👨‍👩‍👧', 6, 'a'],
])('cuts %j to %i: %j', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
});

it('keeps the start, at most the maximum, and no half of a sign, also without Intl.Segmenter', () => {
  const texts = fc.string({ unit: 'grapheme' });
  const hold = () =>
    fc.assert(
      fc.property(texts, fc.integer({ min: 2, max: 30 }), (text, max) => {
        const cut = cutText(text, max);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(max);
        expect(encodeURIComponent(cut)).toBeDefined();
        expect(shortened(text, max).length).toBeLessThanOrEqual(max);
        expect(shortened(text, max) === text).toBe(text.length <= max);
      }),
    );
  hold();
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  try {
    hold();
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});
