import { readFileSync } from 'node:fs';
import type { Messages } from '@lingui/core';
import { createI18n, loadCatalogue } from '../../../src/design/i18n/i18n';
import {
  type CatalogueArea,
  isLanguage,
  type Language,
  LANGUAGES,
} from '../../../src/platform/environment/language';

const AREAS: readonly CatalogueArea[] = [
  'shell',
  'loan',
  'repayment',
  'card',
  'complaint',
  'support',
  'promotion',
  'site',
];
async function textsOf(area: CatalogueArea, language: Language) {
  const i18n = createI18n(language);
  await loadCatalogue(i18n, area);
  return i18n.messages;
}

const languages = Object.keys(LANGUAGES).filter(isLanguage);
const translations = languages.filter((language) => language !== 'en');

describe.each(AREAS)('the texts of %s', (area) => {
  it.each(translations)('exist in %s where they exist in English', async (language) => {
    const [english, translated] = await Promise.all([textsOf(area, 'en'), textsOf(area, language)]);
    expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort());
    expect(Object.entries(translated).filter(([, text]) => !text || text.length === 0)).toEqual([]);
  });

  it.each(translations)(
    'equal the shell’s texts in %s where the English is the same',
    async (language) => {
      const [frame, own] = await Promise.all([textsOf('shell', language), textsOf(area, language)]);
      expect(differing(own, frame)).toEqual([]);
    },
  );
});

const differing = (own: Messages, other: Messages): readonly string[] =>
  Object.keys(own)
    .filter((key) => key in other && String(own[key]) !== String(other[key]))
    .map((key) => `${String(own[key])} / ${String(other[key])}`);

it.each(translations)(
  'texts that several payment screens show are the same in %s',
  async (language) => {
    const [loan, repayment, card] = await Promise.all([
      textsOf('loan', language),
      textsOf('repayment', language),
      textsOf('card', language),
    ]);
    expect(differing(loan, repayment)).toEqual([]);
    expect(differing(card, repayment)).toEqual([]);
    expect(differing(card, loan)).toEqual([]);
  },
);

it.each(['shell', 'card', 'promotion'] as const)('has Chinese texts for %s', async (area) => {
  const texts = Object.values(await textsOf(area, 'zh')).map(String);
  expect(texts.filter((text) => /[\u4e00-\u9fff]/.test(text)).length).toBeGreaterThan(10);
});

it('writes Hindi in Devanagari', async () => {
  for (const area of AREAS) {
    const texts = Object.values(await textsOf(area, 'hi')).map(String);
    // Placeholders, and names such as WhatsApp.
    const latin = texts.filter((text) => !/[\u0900-\u097f]/.test(text));
    expect(latin.length).toBeLessThan(3);
  }
});

/** The texts of an area that have no comment for translators. */
function uncommented(area: string): readonly string[] {
  // The comments stand in each language's catalogues.
  const catalogue = readFileSync(`src/design/i18n/catalogues/es/${area}.po`, 'utf8');
  // The first entry is the file's head.
  const [, ...entries] = catalogue.trim().split('\n\n');
  return entries
    .filter((entry) => !/^#\. (?!placeholder)/m.test(entry))
    .map((entry) => entry.slice(entry.indexOf('msgid')));
}

describe('a comment tells translators what a text means', () => {
  it.each(['money', 'confirm', 'loan', 'repayment', 'card', 'help', 'keep'])(
    'for each text of %s',
    (area) => {
      expect(uncommented(area)).toEqual([]);
    },
  );

  it.each(['shell', 'complaint', 'support', 'promotion', 'site', 'documents'])(
    'for each text of %s that names money, a payment, a cost or a loan',
    (area) => {
      const namesMoney =
        /\b(money|amounts?|pay|paid|repay|payments?|costs?|fees?|prices?|debt|loans?|borrow|lend)\b/i;
      expect(uncommented(area).filter((entry) => namesMoney.test(entry))).toEqual([]);
    },
  );
});

it.each(['shell', 'card', 'money', 'keep', 'promotion'])(
  'Chinese has each text of %s that its screens show',
  (area) => {
    const entries = readFileSync(`src/design/i18n/catalogues/zh/${area}.po`, 'utf8')
      .split('\n\n')
      .slice(1);
    const missing = entries.filter((entry) => /^msgstr ""$/m.test(entry));
    expect(missing).toEqual([]);
  },
);
