/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inWords } from '@/platform/environment/problems';
import { checkEnvironment } from '@/platform/environment/readEnvironment';
import { copiedDocuments } from '../../scripts/documents/copied';
import { brandOf } from '../../tools/deploy/newBrand/brand';
import { temporaryFolder } from './temporaryFolder';

const folder = temporaryFolder();

const run = (...answers: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tools/deploy/newBrand.ts', folder], {
    encoding: 'utf8',
    input: `${answers.join('\n')}\n`,
  });
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

describe('npm run new:brand', () => {
  it('writes the environment, an empty catalogue of an own language, and the list of what is missing', () => {
    const { status, stderr, stdout } = run(
      'andina',
      'Andina',
      'pe',
      'pen',
      '#7c2d12, #c2410c',
      'es qu',
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const { errors } = checkEnvironment(JSON.parse(read('environments/andina.json'))) as {
      readonly errors: Parameters<typeof inWords>[0];
    };
    // `npm run lint` accepts it.
    expect(read('environments/andina.json')).toContain('"gradient": ["#7c2d12", "#c2410c"],');
    const missing = read('documents/andina/MISSING.md');
    // What the environment still lacks is in the list.
    for (const { key, problem } of inWords(errors)) {
      expect(problem).toBe('is missing');
      expect(missing).toContain(key);
    }
    expect(missing).toContain('- qu/agreement.md');
    expect(stdout).toContain('- es/privacy.md');
    expect(read('documents/andina/catalogues/qu/texts.po')).toMatch(
      /msgid "Check status"\nmsgstr ""/,
    );
  });

  it('refuses an answer that is none, and a brand that exists', () => {
    expect(run('andina', 'Andina', 'Peru').stderr).toContain('"Peru" is no answer to this');
    expect(run('andina', 'Andina', 'XX').stderr).toContain('"XX" is no answer to this');
    expect(run('andina', 'Andina', 'PE', 'QQQ').stderr).toContain('"QQQ" is no answer to this');
    const answers = ['andina', 'Andina', 'PE', 'PEN', '#7c2d12 #c2410c', 'es'] as const;
    expect(run(...answers).status).toBe(0);
    expect(run(...answers).stderr).toContain('andina exists already');
  });
});

it.each([
  [
    'IN',
    'INR',
    'hi',
    {
      numberFormat: { groups: [3, 2], symbol: 'before', decimals: 2 },
      timeZone: 'Asia/Calcutta',
    },
  ],
  ['CL', 'CLP', 'es', { numberFormat: { group: '.', groups: [3], decimals: 0 } }],
  ['BR', 'BRL', 'pt-BR', { numberFormat: { decimal: ',' }, currency: { 'pt-BR': 'R$\u00a0' } }],
  ['TW', 'TWD', 'zh-Hant', { timeZone: 'Asia/Taipei', currency: { 'zh-Hant': '$' } }],
  ['KW', 'KWD', 'ar', { numberFormat: { group: ',', decimal: '.', decimals: 3 } }],
])('writes amounts as %s does', (country, currency, language, expected) => {
  const answers = { name: 'x', title: 'X', colors: ['#111111', '#222222'], languages: [language] };
  const { environment } = brandOf({ ...answers, country, currency });
  expect(environment).toMatchObject(expected);
});

it('writes one sign of a currency, where a language has only its code', () => {
  const answers = { name: 'x', title: 'X', colors: ['#111111', '#222222'] };
  const signs = (country: string, currency: string, languages: readonly string[]) =>
    brandOf({ ...answers, country, currency, languages }).environment.currency;
  expect(signs('PE', 'PEN', ['es', 'en'])).toEqual({ es: 'S/\u00a0', en: 'S/\u00a0' });
  expect(signs('PE', 'PEN', ['en'])).toEqual({ en: 'PEN\u00a0' });
});

it('lists each key that says nothing yet, with those that the lender’s server decides', () => {
  const answers = { name: 'x', title: 'X', country: 'IN', currency: 'INR', languages: ['hi'] };
  const { environment, missing } = brandOf({ ...answers, colors: ['#111111', '#222222'] });
  const required = {
    merchantNumber: '1',
    servicePhone: '1',
    deepLinkScheme: 'x',
    downloadUrls: { android: 'https://x.example', ios: 'https://x.example' },
  };
  const reading = checkEnvironment({ ...environment, ...required });
  if (!reading.ok) throw new Error('refused');
  const silent = Object.entries(reading.environment)
    .filter(([, value]) => ['""', '[]', '{}', 'null', '0'].includes(JSON.stringify(value)))
    .map(([key]) => key);
  expect(silent).toEqual(expect.arrayContaining(['sessionExpiredCodes', 'hardshipType']));
  // A brand of a country needs none of the switches for developers.
  const unnamed = silent.filter((key) => !missing.join().includes(key) && key !== 'features');
  expect(unnamed).toEqual([]);
});

it('names documents that are copies of another brand’s, whatever their version', () => {
  cpSync('public/documents/rupee', folder, { recursive: true });
  const copied = copiedDocuments(folder).join('\n');
  expect(copied).toContain('figures.json is a copy of the one of rupee');
  expect(copied).toMatch(/hi\/agreement\.md is a copy of the one of rupee/);
  expect(copiedDocuments('public/documents/rupee')).toEqual([]);
});
