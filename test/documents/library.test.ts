/** @jest-environment node */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkedDocuments } from '../../scripts/documents/check';
import { KEPT_ON_DEVICE } from '../../scripts/documents/keptOnDevice';
import { readDocuments } from '../../scripts/documents/library';
import type { Environment } from '../../src/environment/environment';
import { checkEnvironment } from '../../src/environment/readEnvironment';
import { plain } from '../../src/legal/document';

const SHIPPED = 'public/documents';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
  cpSync(`${SHIPPED}/sandbox`, folder, { recursive: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function environmentOf(name: string, overrides: object = {}): Environment {
  const file = readFileSync(`public/environments/${name}.json`, 'utf8');
  const reading = checkEnvironment({ ...(JSON.parse(file) as object), ...overrides });
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
  return reading.environment;
}

const change = (file: string, edit: (text: string) => string) => {
  const place = path.join(folder, file);
  writeFileSync(place, edit(readFileSync(place, 'utf8')));
};
const problems = () =>
  readDocuments(folder, environmentOf('sandbox')).problems.map(
    ({ place, problem }) => `${path.relative(folder, place)}: ${problem}`,
  );

describe.each(readdirSync(SHIPPED))('the documents of %s', (name) => {
  it('are valid and complete, and contain no figure twice', () => {
    const { problems: wrong, documents } = readDocuments(`${SHIPPED}/${name}`, environmentOf(name));
    expect(wrong).toEqual([]);
    expect(Object.keys(documents).length).toBeGreaterThanOrEqual(16);
    for (const language of readdirSync(`${SHIPPED}/${name}`).filter(
      (entry) => !entry.includes('.'),
    )) {
      for (const file of readdirSync(`${SHIPPED}/${name}/${language}`)) {
        const text = readFileSync(`${SHIPPED}/${name}/${language}/${file}`, 'utf8');
        // The first day of a delay and clause numbers are not figures.
        const bare = text.replace(/^## \d+\./gm, '').replace(/(días?|days?) 1\b/g, '');
        expect(bare).not.toMatch(/\d/);
      }
    }
  });

  it('list all data that the app stores on the device in the privacy notice', () => {
    const { documents } = readDocuments(`${SHIPPED}/${name}`, environmentOf(name));
    const lists = (language: string) =>
      documents[`/documents/${language}/privacy.json`]?.sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => ('list' in block ? block.list.map(plain) : [])),
      );
    for (const { what, until, isForDevelopers } of KEPT_ON_DEVICE) {
      const isThere = isForDevelopers ? expect.not : expect;
      expect(lists('es')).toEqual(
        isThere.arrayContaining([`${what.es}. Hasta que ${until.es}.`]) as unknown,
      );
      expect(lists('en')).toEqual(
        isThere.arrayContaining([`${what.en}. Until ${until.en}.`]) as unknown,
      );
    }
  });

  it('give the app the days of an extension', () => {
    expect(readDocuments(`${SHIPPED}/${name}`, environmentOf(name)).terms.extensionDays).toBe(7);
  });
});

describe('contradictions in the templates', () => {
  const remarks = (name: string) =>
    readDocuments(`${SHIPPED}/${name}`, environmentOf(name)).remarks.join('\n');

  it('are reported to the operator by the names of the figures', () => {
    expect(remarks('sandbox')).toMatch(/annualRate.*dailyInterest.*2\.37 %/);
    expect(remarks('sandbox')).toMatch(/dailyPenalty.*penaltyFirst.*penaltySecond.*penaltyThird/);
    expect(remarks('sandbox')).toMatch(/currency.*\$.*₹.*nationals/);
  });

  it.each(['peso', 'rupee'])('%s has one country and one currency', (name) => {
    expect(remarks(name)).not.toMatch(/currency/);
  });

  it('are not reported for figures that agree', () => {
    change('figures.json', (text) => text.replace('"0.0065"', '"0.0493"'));
    expect(readDocuments(folder, environmentOf('sandbox')).remarks.join()).not.toMatch(
      /annualRate/,
    );
  });
});

describe('an error in a documents folder is reported with its file', () => {
  it('a language is missing', () => {
    rmSync(path.join(folder, 'en/privacy.md'));
    expect(problems()).toEqual(['en/privacy.md: there is no privacy in en']);
  });

  it('the Chinese documents of a Chinese promotion are missing', () => {
    rmSync(path.join(folder, 'zh'), { recursive: true });
    expect(problems()).toHaveLength(2);
    const environment = environmentOf('sandbox', { promotionLanguage: 'launch' });
    expect(readDocuments(folder, environment).problems).toEqual([]);
  });

  it('a text names an unknown figure', () => {
    change('es/loanTerms.md', (text) => text.replace('{termShortest}', '{termShort}'));
    expect(problems()).toEqual([
      expect.stringMatching(/^es\/loanTerms\.md:\d+: nobody knows the figure \{termShort\}$/),
    ]);
  });

  it('a figure has no text in a language', () => {
    change('figures.json', (text) => text.replace('"en": "an Indian national"', '"fr": "indien"'));
    expect(problems()).toEqual([expect.stringMatching(/^en\/loanTerms\.md:\d+: .*\{nationals\}/)]);
  });

  it.each([
    ['no JSON', () => '{'],
    [
      'a figure without its source',
      (text: string) => text.replace('"percent": "18",', '"per": 1,'),
    ],
    ['a rate that is no number', (text: string) => text.replace('"0.0065"', '"0,0065"')],
  ])('figures.json is invalid: %s', (_, edit) => {
    change('figures.json', edit);
    expect(problems()).toEqual([expect.stringMatching(/^figures\.json/)]);
  });

  it('a translation lacks a section', () => {
    change('en/privacy.md', (text) => text.replace(/## Contact[\s\S]*/, ''));
    expect(problems()).toEqual([expect.stringMatching(/sections in Spanish and/)]);
  });

  it('the home page does not have the structure of its layout', () => {
    for (const language of ['es', 'en']) {
      change(`${language}/home.md`, (text) => text.replace(/^### .*\n/m, ''));
    }
    expect(problems()).toEqual([
      'es/home.md: wants 3 "### " in its section on the steps, and has 2',
      'en/home.md: wants 3 "### " in its section on the steps, and has 2',
    ]);
  });
});

it('the loan example follows the figures: another rate changes every amount', () => {
  const words = () =>
    JSON.stringify(
      readDocuments(folder, environmentOf('sandbox')).documents['/documents/es/home.json'],
    );
  expect(words()).toContain('Usted paga: $3.368,59');
  change('figures.json', (text) => text.replace('"percent": "16"', '"percent": "0"'));
  expect(words()).toContain('Usted paga: $3.317,75');
  expect(words()).toContain('además de $3.317,75');
});

it('a third country needs files only: an environment and a documents folder', () => {
  const environment = environmentOf('sandbox', {
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
  change('figures.json', (text) => text.replace('"Rs.1,000"', '"₦1000"'));
  const { documents, problems: wrong } = readDocuments(folder, environment);
  expect(wrong).toEqual([]);
  expect(documents['/documents/en/agreement.json']?.title).toBe(script);
  const said = (name: string) => JSON.stringify(documents[`/documents/en/${name}.json`]?.sections);
  expect(said('loanTerms')).toContain('₦1000;');
  expect(said('home')).toContain('₦3000,00');
  const [welcome] = documents['/documents/en/aboutUs.json']?.introduction ?? [];
  expect(welcome && 'text' in welcome && plain(welcome.text)).toBe('Welcome to Ọ̀rẹ́ Loan!');
});

it('an error stops the build with its place, a contradiction only prints a warning', () => {
  const said = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  try {
    expect(checkedDocuments(folder, environmentOf('sandbox')).documents).not.toEqual({});
    expect(said).toHaveBeenCalledWith(expect.stringContaining('annualRate'));
    change('es/privacy.md', (text) => `${text}\n<b>bold</b>\n`);
    expect(() => checkedDocuments(folder, environmentOf('sandbox'))).toThrow(/privacy\.md:\d+: /);
  } finally {
    said.mockRestore();
  }
});
