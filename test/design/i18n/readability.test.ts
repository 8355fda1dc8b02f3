/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { filesBelow } from '../../docs/pages';
import { readabilityOf } from '../../support/readability';

/** The rules of docs/reference/words.md for the texts of the app. */
const RULES = {
  en: {
    /** The Flesch-Kincaid grade of a text is at most this. */
    isEasy: (grade: number) => grade <= 7,
    longest: 18,
    forbidden:
      /\b(un)?lock(ed)?\b|\b(un)?booked\b|\bsettled?\b|\bmeanwhile\b|\ball the same\b|\bone too many\b|\bafter all\b/i,
  },
  es: {
    /** The Fernández Huerta ease of a text is at least this. */
    isEasy: (ease: number) => ease >= 65,
    // Spanish needs some more words than English for the same sentence.
    longest: 22,
    forbidden:
      /\bdesbloque|\bbloquead[oa]\b|\bpedido\b|\bde todos modos\b|\bestar de más\b|\b(tu|tus|tienes|puedes)\b/i,
  },
} as const;

/** A grade says little about a shorter text. */
const FEWEST_WORDS = 10;

/** The specification fixes these texts. */
const FIXED: readonly string[] = [
  'The selected order does not support sending collection types',
  'Le ofrece servicios profesionales y pago de préstamos.',
];

/** English has no catalogue: its texts are the ids of the translations. */
const textsIn = (language: keyof typeof RULES): readonly string[] =>
  filesBelow('src/design/i18n/catalogues/es/*.po').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        language === 'en' ? /^msgid "(.+)"$/gm : /^msgstr "(.+)"$/gm,
      ),
    ].map(([, text = '']) => text.replace(/\\"/g, '"')),
  );

describe.each(['en', 'es'] as const)('the texts in %s', (language) => {
  const { isEasy, longest, forbidden } = RULES[language];
  const texts = textsIn(language).filter((text) => !FIXED.includes(text));

  it('are easy to read', () => {
    const long = texts
      .map((text) => ({ text, ...readabilityOf(language, text) }))
      .filter(({ words }) => words >= FEWEST_WORDS);
    expect(long.length).toBeGreaterThan(50);
    expect(long.filter(({ score }) => !isEasy(score))).toEqual([]);
  });

  it('have short sentences', () => {
    const found = texts.map((text) => ({ text, ...readabilityOf(language, text) }));
    expect(found.filter((one) => one.longest > longest)).toEqual([]);
  });

  it('use the words that the rules name', () => {
    expect(texts.filter((text) => forbidden.test(text))).toEqual([]);
  });
});

/** The texts of payments and confirmations, in one language. */
const moneyTexts = (line: RegExp): readonly string[] =>
  readFileSync('src/design/i18n/catalogues/es/app.po', 'utf8')
    .split('\n\n')
    .filter((entry) => /^#: src\/(shared\/components\/money|features\/repayment)\//m.test(entry))
    .flatMap((entry) => Array.from(entry.matchAll(line), ([, text = '']) => text));

describe.each([
  ['en', /^msgid "(.+)"$/gm, /\b(in a moment|later|could not be processed|was not sent)\b/i],
  ['es', /^msgstr "(.+)"$/gm, /\b(en un momento|más tarde|no se pudo procesar|no se envió)\b/i],
] as const)('the texts about money in %s', (_, line, vague) => {
  const texts = moneyTexts(line);

  it('say when to ask again, and whether money left, not what a machine did', () => {
    expect(texts.length).toBeGreaterThan(80);
    expect(texts.filter((text) => vague.test(text))).toEqual([]);
  });
});

const SUMMARIZED = ['agreement', 'loanTerms', 'periodLoan', 'privacy', 'userAgreement'];
const MOST_LINES = 5;

describe.each(['en', 'es', 'hi'] as const)('the shipped documents in %s', (language) => {
  const files = filesBelow(`public/documents/*/${language}/*.md`).filter((file) =>
    SUMMARIZED.some((name) => file.endsWith(`/${name}.md`)),
  );

  it.each(files)('%s begins with a summary that is easy to read', (file) => {
    const [, summary = ''] =
      /\n# .+\n\n\*\*.+\*\*\n\n((?:- .+\n)+)/.exec(readFileSync(file, 'utf8')) ?? [];
    const lines = summary.split('\n').filter(Boolean);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
    if (language === 'hi') return;
    const { isEasy, longest } = RULES[language];
    const found = readabilityOf(language, lines.join('\n'));
    expect(isEasy(found.score)).toBe(true);
    expect(found.longest).toBeLessThanOrEqual(longest);
  });
});

it.each([
  ['en', 'We do not know whether your payment went through.', 9, 9, 2],
  ['es', 'No sabemos si su pago se realizó.', 7, 7, 88],
] as const)('%s: %s', (language, text, words, longest, score) => {
  const found = readabilityOf(language, text);
  expect({ ...found, score: Math.round(found.score) }).toEqual({ words, longest, score });
});
