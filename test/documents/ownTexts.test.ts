/** @jest-environment node */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentWords } from '@/app/prerender/texts/documentWords';
import { createI18n, knowTexts, loadCatalogue } from '@/design/i18n';
import { checkedContents } from '../../scripts/documents/check';
import { documentsMiddleware } from '../../scripts/documents/middleware';
import { readOwnTexts } from '../../scripts/documents/ownTexts';
import { temporaryFolder } from '../build/temporaryFolder';
import { testEnvironment } from '../support/environment';

/** A brand that speaks English, Portuguese and Swahili: the texts of the last two are drafts beside its documents. */
const EXAMPLE = 'test/fixtures/languages';
const brand = JSON.parse(readFileSync(`${EXAMPLE}/bahari.json`, 'utf8')) as object;
const environment = testEnvironment(brand);
const folder = temporaryFolder();

beforeEach(() => {
  cpSync(`${EXAMPLE}/documents`, folder, { recursive: true });
});

const checked = (own: typeof environment) =>
  checkedContents(folder, own, { knowTexts, documentWords });

const write = (language: string, texts: Readonly<Record<string, string>>) => {
  const entries = Object.entries(texts).map(
    ([id, text]) => `msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n`,
  );
  writeFileSync(path.join(folder, `catalogues/${language}/draft.po`), entries.join('\n'));
};

it.each([
  ['pt', 'Consultar estado'],
  ['sw', 'Angalia hali'],
])(
  'gives a screen in %s its own texts, and the default language’s for the others',
  async (language, own) => {
    const { texts, problems } = await readOwnTexts(folder, environment);
    expect(problems).toEqual([]);
    knowTexts(language, texts[language] ?? {});
    const i18n = createI18n(language);
    await loadCatalogue(i18n, 'app');
    const english = createI18n('en');
    await loadCatalogue(english, 'app');
    const said = Object.keys(english.messages).map((id) => i18n.messages[id]);
    expect(said).toContainEqual([own]);
    const others = Object.values(english.messages).map(String);
    expect(said.filter((text) => others.includes(String(text))).length).toBeGreaterThan(3);
    expect(said).not.toContain(undefined);
  },
);

it('names each missing text, and what is no text of the app', async () => {
  write('sw', { 'Check status': 'Angalia hali', 'Chek status': 'Angalia hali' });
  const { missing, unknown } = await readOwnTexts(folder, environment);
  expect(missing.sw).toContain('Retry');
  expect(missing.sw).not.toContain('Check status');
  expect(unknown.map(({ problem }) => problem)).toEqual(['"Chek status" is no text of the app']);
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  await checked(environment);
  expect(warn.mock.calls.join('\n')).toMatch(
    /sw lacks \d+ texts, shown in en:\n(.*\n)* {2}- Retry\n/,
  );
});

it('names in one run all that a new brand lacks: texts, figures and documents', async () => {
  rmSync(path.join(folder, 'figures.json'));
  rmSync(path.join(folder, 'en'), { recursive: true });
  const own = testEnvironment({ ...brand, defaultLanguage: 'sw' });
  const said = await checked(own).then(String, String);
  expect(said).toContain('sw: the default language lacks "Something went wrong"');
  expect(said).toContain('figures.json: is missing');
  expect(said).toContain('there is no agreement in sw');
  expect(said).toContain('there is no privacy in sw');
  expect(said).not.toContain('key-facts');
});

it('refuses a language without a catalogue', async () => {
  const own = testEnvironment({ ...brand, languages: { '1': 'en', '9': 'fr' } });
  await expect(checked(own)).rejects.toThrow(/fr: has no catalogue/);
});

it('refuses a translation with other placeholders, or with braces that cannot be read', async () => {
  write('sw', { 'Pay {0}': 'Lipa {1}', '{facts}.': '{facts' });
  const { problems } = await readOwnTexts(folder, environment);
  expect(problems.map(({ problem }) => problem)).toEqual([
    'the translation of "Pay {0}" must have {0, and has {1',
    'the translation of "{facts}." has braces that cannot be read',
  ]);
});

it('a development server has the texts of a language also while a document is missing', async () => {
  rmSync(path.join(folder, 'en/privacy.md'));
  jest.spyOn(console, 'warn').mockReturnValue();
  const answer = await new Promise<{ readonly status: number; readonly body: string }>((ended) => {
    const response = {
      statusCode: 0,
      setHeader: () => undefined,
      end(body = '') {
        ended({ status: this.statusCode, body });
      },
    };
    const request = { url: '/documents/sw/texts.json' };
    documentsMiddleware(folder, environment)(request as never, response as never, () => undefined);
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toContain('Angalia hali');
});
