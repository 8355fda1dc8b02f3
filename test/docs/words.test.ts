/** @jest-environment node */
import { codesIn, filesBelow, listBelow, textOf } from './pages';

const WORDS = 'docs/reference/words.md';

/** Every English text with its translation, once per catalogue of the language. */
const translated = (language: 'es' | 'zh') =>
  filesBelow(`src/i18n/catalogues/${language}/*.po`).flatMap((file) =>
    Array.from(
      textOf(file).matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm),
      ([, english = '', own = '']) => ({ english, own }),
    ),
  );

it('controls have the names of the reference, in English and Spanish', () => {
  const named = listBelow(WORDS, 'Controls').map((item) => {
    const [text = '', ...names] = item.split(': ');
    return { text, names };
  });
  // A text with a number has a variable: the test of its screen checks it.
  const plain = named.filter(({ text }) => !text.includes('_n_'));
  const catalogues = translated('es');
  const found = plain.map(({ text }) => {
    const own = catalogues.filter(({ english }) => english === text).map((entry) => entry.own);
    return { text, names: [...new Set(own)] };
  });
  expect(plain.length).toBeGreaterThan(25);
  expect(found).toEqual(plain);
});

it('controls and messages have the Chinese of the reference', () => {
  const named = ['Chinese screens', 'Payment messages', 'Promotion messages']
    .flatMap((heading) => listBelow(WORDS, heading).flatMap((item) => codesIn(item)))
    .filter((text) => /^\p{sc=Han}/u.test(text));
  const found = new Set(translated('zh').map(({ own }) => own));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((text) => !found.has(text))).toEqual([]);
});
