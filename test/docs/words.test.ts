/** @jest-environment node */
import { filesBelow, tableBelow, textOf } from './pages';

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
  const named = tableBelow(WORDS, 'Controls').flatMap(([, english = '', spanish = '']) => {
    const names = spanish.split(' · ');
    return english.split(' · ').map((text, index) => ({ text, names: [names[index]] }));
  });
  // A text with a number has a variable: the test of its screen checks it.
  const plain = named.filter(({ text }) => !text.includes('_n_'));
  const catalogues = translated('es');
  const found = plain.map(({ text }) => {
    const own = catalogues.filter(({ english }) => english === text).map((entry) => entry.own);
    return { text, names: [...new Set(own)] };
  });
  expect(plain.length).toBeGreaterThan(30);
  expect(found).toEqual(plain);
});

it('controls and messages have the Chinese of the reference', () => {
  const controls = tableBelow(WORDS, 'Chinese screens').flatMap(([, names = '']) =>
    names.split(', '),
  );
  const messages = ['Payment messages', 'Promotion messages'].flatMap((title) =>
    tableBelow(WORDS, title).map(([, message = '']) => message),
  );
  const named = [...controls, ...messages.filter((text) => /^\p{sc=Han}/u.test(text))];
  const found = new Set(translated('zh').map(({ own }) => own));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((text) => !found.has(text))).toEqual([]);
});
