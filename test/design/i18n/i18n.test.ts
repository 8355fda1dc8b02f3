import { readFileSync } from 'node:fs';
import { createI18n, loadCatalogue } from '@/design/i18n/i18n';
import {
  type CatalogueName,
  isLanguage,
  type Language,
  LANGUAGES,
} from '@/platform/environment/language';

const CATALOGUES: readonly CatalogueName[] = ['app', 'promotion', 'site'];
async function textsOf(name: CatalogueName, language: Language) {
  const i18n = createI18n(language);
  await loadCatalogue(i18n, name);
  return i18n.messages;
}

const languages = Object.keys(LANGUAGES).filter(isLanguage);
/** Texts of a catalogue that have no Devanagari. */
const LATIN = 6;

const translations = languages.filter((language) => language !== 'en');

describe.each(CATALOGUES)('the texts of %s', (name) => {
  it.each(translations)('exist in %s where they exist in English', async (language) => {
    const [english, translated] = await Promise.all([textsOf(name, 'en'), textsOf(name, language)]);
    expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort());
    expect(Object.entries(translated).filter(([, text]) => !text || text.length === 0)).toEqual([]);
  });

  it.each(translations)(
    'equal the app’s texts in %s where the English is the same',
    async (language) => {
      const [app, own] = await Promise.all([textsOf('app', language), textsOf(name, language)]);
      const differing = Object.keys(own).filter(
        (key) => key in app && String(own[key]) !== String(app[key]),
      );
      expect(differing).toEqual([]);
    },
  );
});

it('writes Hindi in Devanagari', async () => {
  for (const name of CATALOGUES) {
    const texts = Object.values(await textsOf(name, 'hi')).map(String);
    // Placeholders, and names such as WhatsApp.
    const latin = texts.filter((text) => !/[\u0900-\u097f]/.test(text));
    expect(latin.length).toBeLessThan(LATIN);
  }
});

/** The entries of a catalogue whose texts stand in a folder of `src`, or in another one than these. */
function entriesIn(catalogue: string, isOf: (file: string) => boolean): readonly string[] {
  // The first entry is the file's head.
  const [, ...entries] = readFileSync(`src/design/i18n/catalogues/${catalogue}.po`, 'utf8')
    .trim()
    .split('\n\n');
  return entries.filter((entry) =>
    Array.from(entry.matchAll(/^#: (.+)$/gm), ([, file = '']) => file).some(isOf),
  );
}

/** The texts that have no comment for translators. */
const uncommented = (entries: readonly string[]) =>
  entries
    .filter((entry) => !/^#\. (?!placeholder)/m.test(entry))
    .map((entry) => entry.slice(entry.indexOf('msgid')));

/** The folders of loans, payments and what they share. */
const ABOUT_MONEY =
  /^src\/(features\/(loan|repayment)|shared\/components\/(money|help|remind|keep))\//;

describe('a comment tells translators what a text means', () => {
  it('for each text about loans and payments', () => {
    const entries = entriesIn('es/app', (file) => ABOUT_MONEY.test(file));
    expect(entries.length).toBeGreaterThan(150);
    expect(uncommented(entries)).toEqual([]);
  });

  it.each(CATALOGUES)(
    'for each text of %s that names money, a payment, a cost or a loan',
    (name) => {
      const namesMoney =
        /\b(money|amounts?|pay|paid|repay|payments?|costs?|fees?|prices?|debt|loans?|borrow|lend)\b/i;
      const entries = entriesIn(`es/${name}`, () => true);
      expect(uncommented(entries).filter((entry) => namesMoney.test(entry))).toEqual([]);
    },
  );
});

it('Chinese has each text that its screens show', async () => {
  const entries = entriesIn('zh/app', (file) => !file.startsWith('src/app/prerender/'));
  expect(entries.filter((entry) => /^msgstr ""$/m.test(entry))).toEqual([]);
  const texts = Object.values(await textsOf('promotion', 'zh')).map(String);
  expect(texts.filter((text) => /[\u4e00-\u9fff]/.test(text)).length).toBeGreaterThan(150);
});

it('renders nothing again for a catalogue that is loaded already', async () => {
  const i18n = createI18n('es');
  await loadCatalogue(i18n, 'app');
  const render = jest.fn();
  i18n.on('change', render);
  await loadCatalogue(i18n, 'app');
  expect(render).not.toHaveBeenCalled();
  await loadCatalogue(i18n, 'site');
  expect(render).toHaveBeenCalledTimes(1);
});
