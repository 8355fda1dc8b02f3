/** @jest-environment node */
import { codesIn, filesBelow, listBelow, textOf } from './pages';

const WORDS = 'docs/reference/words.md';

/** Every Chinese text of the catalogues. */
const translated = () =>
  filesBelow('src/design/i18n/catalogues/zh/*.po').flatMap((file) =>
    Array.from(textOf(file).matchAll(/^msgstr "(.+)"$/gm), ([, own = '']) => own),
  );

it('the Chinese messages of the reference are in the catalogues', () => {
  const named = ['Payment messages', 'Promotion messages']
    .flatMap((heading) => listBelow(WORDS, heading).flatMap((item) => codesIn(item)))
    .filter((text) => /^\p{sc=Han}/u.test(text));
  const found = new Set(translated());
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((text) => !found.has(text))).toEqual([]);
});
