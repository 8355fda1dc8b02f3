/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { filesBelow } from '../../docs/pages';

interface Row {
  readonly language: string;
  readonly concept: string;
  readonly never: readonly string[];
}

/** The glossary of docs/reference/words.md. */
const GLOSSARY: readonly Row[] = [
  ...readFileSync('docs/reference/words.md', 'utf8').matchAll(
    /^\| (en|es|hi|zh) +\| (.+?) +\|.*\| (.+?) +\|$/gm,
  ),
].map(([, language = '', concept = '', never = '']) => ({
  language,
  concept,
  never: never.split(', '),
}));

/** Texts that the specification or the contract fixes, and texts that speak of something else. */
const FIXED: Readonly<Partial<Record<string, readonly string[]>>> = {
  en: [
    'The selected order does not support sending collection types',
    'Repay now instead',
    'Extend or repay now',
    'Repay now',
    'Repay',
  ],
  es: ['Extender plazo', 'Extender o pagar ahora'],
  zh: [
    '在线支付',
    '请勿重复提交支付请求',
    '没有在那里付款',
    '没有付款',
    '您已注册,请直接下载APP登录！',
    '下载APP',
  ],
};

/** A word of a language with spaces is a whole word. */
const finderOf = (language: string, word: string): RegExp => {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
  return new RegExp(
    language === 'zh' ? escaped : `(?<![\\p{L}\\p{M}])${escaped}(?![\\p{L}\\p{M}])`,
    'iu',
  );
};

/** Without fixed texts; a Chinese word has no edges, so placeholders go, too. */
const withoutFixed = (language: string, text: string): string =>
  (FIXED[language] ?? []).reduce(
    (rest, fixed) => rest.replaceAll(fixed, ''),
    language === 'zh' ? text.replace(/\{\w+\}/g, '') : text,
  );

/** English has no catalogue: its texts are the ids of the Spanish ones. */
function catalogueTexts(language: string): readonly string[] {
  const folder = language === 'en' ? 'es' : language;
  const line = language === 'en' ? /^msgid "(.+)"$/gm : /^msgstr "(.+)"$/gm;
  return filesBelow(`src/design/i18n/catalogues/${folder}/*.po`).flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(line), ([, text = '']) => text),
  );
}

/** The paragraphs of the shipped documents, without their front matter. */
const documentTexts = (language: string): readonly string[] =>
  filesBelow(`public/documents/*/${language}/*.md`).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n\n')
      .map((text) => `${file}: ${text}`),
  );

/** Where a text has a word that the glossary excludes. */
const findings = (language: string, texts: readonly string[]): readonly string[] =>
  GLOSSARY.filter((row) => row.language === language).flatMap(({ concept, never }) =>
    never.flatMap((word) =>
      texts
        .filter((text) => finderOf(language, word).test(withoutFixed(language, text)))
        .map((text) => `${concept}, "${word}": ${text}`),
    ),
  );

describe.each(['en', 'es', 'hi', 'zh'])('in %s', (language) => {
  it('the glossary has rows', () => {
    expect(GLOSSARY.filter((row) => row.language === language).length).toBeGreaterThan(2);
  });

  it('the texts of the app use one word for one thing', () => {
    const texts = catalogueTexts(language);
    expect(texts.length).toBeGreaterThan(100);
    expect(findings(language, texts)).toEqual([]);
  });

  it('the shipped documents use one word for one thing', () => {
    expect(findings(language, documentTexts(language))).toEqual([]);
  });
});

it.each([
  ['es', 'Su nueva fecha de pago', ['due date']],
  ['es', 'Su nueva fecha límite de pago', []],
  ['es', 'Extender plazo', []],
  ['es', 'No se puede extender', ['extension']],
  ['es', 'No pague de otra forma.', ['no second payment']],
  ['es', 'Monto del desembolso', ['the money of a loan']],
  ['en', 'Your loan in the border region', []],
  ['en', 'Your order', ['loan']],
  ['hi', 'आपकी पुष्टि', ['to confirm']],
  ['zh', '在线支付', []],
  ['zh', '请付款', ['payment']],
])('%s: %s', (language, text, concepts) => {
  expect(findings(language, [text]).map((found) => found.split(',')[0])).toEqual(concepts);
});
