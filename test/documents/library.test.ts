/** @jest-environment node */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentWords, type DocumentWordsByLanguage } from '@/app/prerender/texts/documentWords';
import { STORED_ON_DEVICE } from '@/app/prerender/texts/storedOnDevice';
import { knowTexts } from '@/design/i18n';
import { plain } from '@/design/legal/document';
import type { Environment } from '@/platform/environment/environment';
import { languagesOf } from '@/platform/environment/language';
import { checkedContents } from '../../scripts/documents/check';
import { readDocuments as read } from '../../scripts/documents/library';
import { temporaryFolder } from '../build/temporaryFolder';
import { shippedEnvironment } from '../support/environment';

const SHIPPED = 'public/documents';
const folder = temporaryFolder();
let words: DocumentWordsByLanguage;

beforeAll(async () => {
  const brands = readdirSync(SHIPPED).map((name) => documentWords(shippedEnvironment(name)));
  words = (await Promise.all(brands)).reduce((all, own) => ({ ...all, ...own }));
});

const readDocuments = (place: string, environment: Environment) => read(place, environment, words);

beforeEach(() => {
  cpSync(`${SHIPPED}/sandbox`, folder, { recursive: true });
});

const change = (file: string, edit: (text: string) => string) => {
  const place = path.join(folder, file);
  writeFileSync(place, edit(readFileSync(place, 'utf8')));
};
const problems = () =>
  readDocuments(folder, shippedEnvironment('sandbox')).problems.map(
    ({ place, problem }) => `${path.relative(folder, place)}: ${problem}`,
  );

describe.each(readdirSync(SHIPPED))('the documents of %s', (name) => {
  it('are valid and complete, and contain no figure twice', () => {
    const { problems: wrong, documents } = readDocuments(
      `${SHIPPED}/${name}`,
      shippedEnvironment(name),
    );
    expect(wrong).toEqual([]);
    expect(Object.keys(documents).length).toBeGreaterThanOrEqual(16);
    for (const language of readdirSync(`${SHIPPED}/${name}`).filter(
      (entry) => !entry.includes('.'),
    )) {
      for (const file of readdirSync(`${SHIPPED}/${name}/${language}`)) {
        const text = readFileSync(`${SHIPPED}/${name}/${language}/${file}`, 'utf8');
        // The first day of a delay and clause numbers are not figures.
        const bare = text
          .replace(/^---[^]*?---$/m, '')
          // The name of a standard.
          .replaceAll('WCAG 2.2', '')
          .replace(/^## \d+\./gm, '')
          .replace(/(días?|days?|दिन) 1\b/g, '');
        expect(bare).not.toMatch(/\d/);
      }
    }
  });

  it('list all data that the app stores on the device in the privacy notice', () => {
    const environment = shippedEnvironment(name);
    const { documents } = readDocuments(`${SHIPPED}/${name}`, environment);
    for (const language of languagesOf(environment)) {
      const listed = documents[`/documents/${language}/privacy.json`]?.sections.flatMap(
        ({ blocks }) => blocks.flatMap((block) => ('list' in block ? block.list.map(plain) : [])),
      );
      expect(listed).toEqual(
        expect.arrayContaining([...(words[language]?.lists.storedOnDevice ?? [])]),
      );
    }
    const shown = STORED_ON_DEVICE.filter(({ isForDevelopers }) => !isForDevelopers);
    expect(words.en?.lists.storedOnDevice).toEqual(
      shown.map(({ what, until }) => `${what.message ?? ''}. Until ${until.message ?? ''}.`),
    );
  });

  it('have a translation for every language, and leave no contradiction undecided', () => {
    expect(readDocuments(`${SHIPPED}/${name}`, shippedEnvironment(name)).remarks).toEqual([]);
  });
});

describe('contradictions between figures', () => {
  const remarks = (overrides?: object) =>
    readDocuments(folder, shippedEnvironment('sandbox', overrides)).remarks.join('\n');
  const undecide = () => {
    change('figures.json', (text) => text.replace(/,\s*"differs": "[^"]*"/g, ''));
  };

  it('are reported to the operator by the names of the figures', () => {
    undecide();
    expect(remarks()).toMatch(/annualRate.*dailyInterest.*2\.37 %/);
    expect(remarks({ currency: { es: '$', en: '₹' } })).toMatch(/currency.*\$.*₹.*nationals/);
  });

  it('are not reported for figures that agree', () => {
    undecide();
    change('figures.json', (text) => text.replace('"0.0065"', '"0.0493"'));
    expect(remarks()).not.toMatch(/annualRate/);
  });
});

describe('an error in a documents folder is reported with its file', () => {
  const inFrontMatter = (lines: string) => (text: string) => text.replace(/effective: .*/, lines);
  const replaced = (words: string, by: string) => (text: string) => text.replace(words, by);
  const wrongDay = /front matter, effective: a day such as/;
  const secondCharge =
    '"penaltyFirst": { "percent": "5", "source": "Another rule" }, "dailyPenalty"';

  it.each<[string, string, (text: string) => string, RegExp]>([
    ['a day that is none', 'es/agreement.md', inFrontMatter('effective: 2026-02-30'), wrongDay],
    ['a day in words', 'es/agreement.md', inFrontMatter('effective: soon'), wrongDay],
    [
      'an unknown key of the front matter',
      'es/agreement.md',
      inFrontMatter('effective: 2026-01-01\nauthor: x'),
      /front matter, author/,
    ],
    [
      'an unknown figure',
      'es/loanTerms.md',
      replaced('{termShortest}', '{termShort}'),
      /^es\/loanTerms\.md:\d+: unknown figure \{termShort\}/,
    ],
    [
      'a figure without a text in the default language',
      'figures.json',
      replaced('"es": "de México"', '"fr": "mexicain"'),
      /^es\/loanTerms\.md:\d+: .*\{nationals\}: .* or no text of it/,
    ],
    ['figures that are no JSON', 'figures.json', () => '{', /^figures\.json/],
    [
      'a figure without its source',
      'figures.json',
      replaced('"percent": "18",', '"per": 1,'),
      /^figures\.json/,
    ],
    [
      'a rate that is no number',
      'figures.json',
      replaced('"0.0065"', '"0,0065"'),
      /^figures\.json/,
    ],
    [
      'two late charges',
      'figures.json',
      replaced('"dailyPenalty"', secondCharge),
      /figures\.json.*dailyPenalty, penaltyFirst: two late charges/,
    ],
    [
      'a translation that lacks a section',
      'en/privacy.md',
      (text) => text.replace(/## Contact[\s\S]*/, ''),
      /sections in es and .* in en/,
    ],
    [
      'another title than the fixed one, in Spanish',
      'es/loanTerms.md',
      replaced('# Términos y condiciones del préstamo', '# Terms of our loans'),
      /^es\/loanTerms\.md:\d+: the title is fixed: "# Términos y condiciones del préstamo"/,
    ],
    [
      'another title than the fixed one, in English',
      'en/loanTerms.md',
      replaced('# Loan terms and conditions', '# Terms of our loans'),
      /^en\/loanTerms\.md:\d+: the title is fixed: "# Loan terms and conditions"/,
    ],
  ])('%s', (_, file, edit, problem) => {
    change(file, edit);
    expect(problems()).toEqual([expect.stringMatching(problem)]);
  });

  it('the default language is missing', () => {
    rmSync(path.join(folder, 'es/privacy.md'));
    expect(problems()).toContain('es/privacy.md: there is no privacy in es');
  });

  it('the Chinese documents of a Chinese promotion are missing', () => {
    rmSync(path.join(folder, 'zh'), { recursive: true });
    expect(problems()).toHaveLength(2);
    const environment = shippedEnvironment('sandbox', { promotionLanguage: 'launch' });
    expect(readDocuments(folder, environment).problems).toEqual([]);
  });

  it('a figure without a text in another language is named, and shown in the default language', () => {
    change('figures.json', (text) => text.replace('"en": "Mexican nationals"', '"fr": "mexicain"'));
    const {
      problems: wrong,
      remarks,
      documents,
    } = readDocuments(folder, shippedEnvironment('sandbox'));
    expect(wrong).toEqual([]);
    expect(remarks).toEqual(['figure nationals has no text in en: it is shown in es']);
    expect(JSON.stringify(documents['/documents/en/loanTerms.json'])).toContain('de México');
  });

  it('the home page does not have the structure of its layout', () => {
    for (const language of languagesOf(shippedEnvironment('sandbox'))) {
      change(`${language}/home.md`, (text) => text.replace(/^### .*\n/m, ''));
    }
    expect(problems()).toEqual([
      'es/home.md: wants 3 "### " in its section on the steps, and has 2',
      'en/home.md: wants 3 "### " in its section on the steps, and has 2',
    ]);
  });

  it('a page would not show a part, which is named with its line', () => {
    change('es/promotion.md', (text) => `${text}\n## Sección\n\nTexto\n`);
    change('es/home.md', (text) => {
      const second = text.indexOf('\n## ', text.indexOf('\n## ') + 1);
      return `${text.slice(0, second)}\n\n### Parte\n${text.slice(second)}`;
    });
    const lineOf = (file: string, words: string) =>
      readFileSync(path.join(folder, file), 'utf8').split('\n').indexOf(words) + 1;
    expect(problems()).toEqual([
      `es/home.md:${lineOf('es/home.md', '### Parte')}: wants 0 "### " in its section on the example, and has 1`,
      `es/promotion.md:${lineOf('es/promotion.md', '## Sección')}: the page shows no section: no "## " here`,
      expect.stringMatching(/sections/),
    ]);
  });
});

it('the loan example follows the figures: another rate changes every amount', () => {
  const words = () =>
    JSON.stringify(
      readDocuments(folder, shippedEnvironment('sandbox')).documents['/documents/es/home.json'],
    );
  expect(words()).toContain('Usted paga: $3.368,59');
  change('figures.json', (text) => text.replace('"percent": "16"', '"percent": "0"'));
  expect(words()).toContain('Usted paga: $3.317,75');
  expect(words()).toContain('además de $3.317,75');
});

it('a third country needs files only: an environment and a documents folder', () => {
  const environment = shippedEnvironment('sandbox', {
    appName: 'naira-ng',
    appTitle: 'Ọ̀rẹ́ Loan',
    currency: { es: '₦', en: '₦' },
    numberFormat: { group: ' ', decimal: ',', groups: [4] },
    defaultLanguage: 'en',
    timeZone: 'Africa/Lagos',
    mobilePhone: { pattern: '^0[789]\\d{6}$', length: 8, groups: [4] },
    promotionLanguage: 'launch',
  });
  const script = 'የብድር ውል ፤ 合同 ؛ عقد';
  change('en/agreement.md', (text) => text.replace(/^# .*$/m, `# ${script}`));
  const { documents, problems: wrong } = readDocuments(folder, environment);
  expect(wrong).toEqual([]);
  expect(documents['/documents/en/agreement.json']?.title).toBe(script);
  const said = (name: string) => JSON.stringify(documents[`/documents/en/${name}.json`]?.sections);
  expect(said('loanTerms')).toContain('₦505,29');
  expect(said('home')).toContain('₦3000,00');
  const [welcome] = documents['/documents/en/aboutUs.json']?.introduction ?? [];
  expect(welcome && 'text' in welcome && plain(welcome.text)).toBe('Welcome to Ọ̀rẹ́ Loan!');
});

it('an error stops the build with its place, a contradiction only prints a warning', async () => {
  const said = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  change('figures.json', (text) => text.replace(/,\s*"differs": "[^"]*"/g, ''));
  const build = () =>
    checkedContents(folder, shippedEnvironment('sandbox'), { knowTexts, documentWords });
  expect((await build()).documents).not.toEqual({});
  expect(said).toHaveBeenCalledWith(expect.stringContaining('annualRate'));
  change('es/privacy.md', (text) => `${text}\n<b>bold</b>\n`);
  await expect(build()).rejects.toThrow(/privacy\.md:\d+: /);
});

it('shows an untranslated document in the default language, and prints a warning', () => {
  rmSync(path.join(folder, 'en/agreement.md'));
  const {
    documents,
    problems: wrong,
    remarks,
  } = readDocuments(folder, shippedEnvironment('sandbox'));
  expect(wrong).toEqual([]);
  expect(remarks).toEqual(['there is no agreement in en: it is shown in es']);
  expect(documents['/documents/en/agreement.json']).toEqual(
    documents['/documents/es/agreement.json'],
  );
  expect(documents['/documents/en/agreement.json']?.language).toBe('es');
});

it('the days of an extension are the environment’s, in every document', () => {
  const { documents } = readDocuments(folder, shippedEnvironment('sandbox', { extensionDays: 14 }));
  expect(JSON.stringify(documents['/documents/es/periodLoan.json'])).toContain('hasta 14 días');
});
