import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import urduTexts from './pseudo/urdu.json';

const urdu: Readonly<Partial<Record<string, string>>> = urduTexts;

/**
 * `npm run texts`: compiles the catalogues. Fails if a translation is missing, and prints the file. With `--draft` (`npm
 * start`, `npm test`) the English text with a flag (⚑) replaces a missing translation. With `PSEUDO=1` the
 * pseudo-languages are there, too; without it they are not, so that no production build has them.
 */
async function compileTexts(isDraft: boolean): Promise<void> {
  const catalogues = await getCatalogs(getConfig());
  const english = await eachArea(catalogues, englishOf);
  write(catalogues, 'en', english);
  writePseudo(catalogues, english);
  for (const config of [getConfig(), getConfig({ configPath: CHINESE })]) {
    const translated = await getCatalogs(config);
    for (const locale of config.locales) {
      write(translated, locale, await eachArea(translated, (it) => textsOf(it, locale, isDraft)));
    }
  }
}

/** Few screens speak Chinese: it has fewer catalogues than the languages of a launch. */
const CHINESE = 'scripts/chineseTexts.config.cjs';

async function eachArea(
  catalogues: readonly Catalogue[],
  textsIn: (catalogue: Catalogue) => Promise<Texts>,
): Promise<AreaTexts> {
  const texts = new Map<string, Texts>();
  for (const catalogue of catalogues) {
    texts.set(path.basename(catalogue.path), await textsIn(catalogue));
  }
  return texts;
}

/** English has no catalogue: its texts stand in the code, from which each translation's catalogue has them. */
async function englishOf(catalogue: Catalogue): Promise<Texts> {
  const entries = Object.entries(await catalogue.read('es'));
  return Object.fromEntries(entries.map(([id, { message = id }]) => [id, message]));
}

function write(catalogues: readonly Catalogue[], locale: string, texts: AreaTexts): void {
  for (const { path: file } of catalogues) {
    const area = path.basename(file);
    if (area in SHARED) continue;
    const shared = Object.entries(SHARED).filter(([, users]) => users.includes(area));
    const messages = mergeTexts([...shared.map(([part]) => part), area].map((it) => texts.get(it)));
    const options = { namespace: 'ts', pseudoLocale: LONG } as const;
    const { source } = createCompiledCatalog(locale, messages, options);
    const compiled = `${file.replace('{locale}', locale)}.ts`;
    mkdirSync(path.dirname(compiled), { recursive: true });
    writeChanged(compiled, source);
  }
}

/** An open development server compiles again each file that is written, changed or not. */
function writeChanged(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  writeFileSync(file, content);
}

/** The pseudo-languages (docs/translate.md#pseudo-languages): longer, with marks, by Lingui; from right to left. */
const LONG = 'en-XA';
const MIRRORED = 'ar-XB';

function writePseudo(catalogues: readonly Catalogue[], english: AreaTexts): void {
  for (const locale of [LONG, MIRRORED]) {
    const folder = path.dirname(catalogues[0]?.path.replace('{locale}', locale) ?? '');
    rmSync(folder, { recursive: true, force: true });
  }
  if (!process.env.PSEUDO) return;
  write(catalogues, LONG, english);
  const mirrored = [...english].map(([area, texts]) => [area, mapTexts(texts, mirror)] as const);
  write(catalogues, MIRRORED, new Map(mirrored));
}

const mapTexts = (texts: Texts, change: (text: string) => string): Texts =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, change(text)]));

/** Urdu, where `urdu.json` has the text; otherwise each English word runs from right to left. */
const mirror = (text: string): string =>
  urdu[text] ??
  text.replace(/\{[^{}]*(\{[^{}]*\}[^{}]*)*\}|<[^>]*>|\p{L}+/gu, (part) =>
    /^[{<]/.test(part) ? part : `\u202e${part}\u202c`,
  );

/** Texts of `src/shared`, and the areas whose screens show them. Their catalogues contain these texts. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  money: ['confirm', 'loan', 'repayment', 'card'],
  keep: ['confirm', 'loan', 'repayment', 'card', 'complaint', 'support'],
  help: ['loan', 'repayment', 'complaint'],
  rating: ['loan', 'complaint'],
};

const mergeTexts = (parts: readonly (Texts | undefined)[]): Texts =>
  Object.assign({}, ...parts) as Texts;

type Catalogue = Awaited<ReturnType<typeof getCatalogs>>[number];
type AreaTexts = ReadonlyMap<string, Texts>;
type Texts = Awaited<ReturnType<Catalogue['getTranslations']>>['messages'];

async function textsOf(catalogue: Catalogue, locale: string, isDraft: boolean): Promise<Texts> {
  const options = { sourceLocale: 'en', fallbackLocales: {} };
  const { messages, missing } = await catalogue.getTranslations(locale, options);
  // The parts of a catalogue that no Chinese screen shows have no Chinese texts.
  if (locale === 'zh') {
    const absent = new Set(missing.map(({ id }) => id));
    return Object.fromEntries(Object.entries(messages).filter(([id]) => !absent.has(id)));
  }
  for (const { id, source } of missing) {
    if (isDraft) messages[id] = `⚑ ${source}`;
    else reportMissing(`${catalogue.path.replace('{locale}', locale)}.po`, source);
  }
  return messages;
}

function reportMissing(file: string, text: string): void {
  console.error(`${file}: no translation of "${text}". Write its msgstr, then run: npm run texts`);
  process.exitCode = 1;
}

void compileTexts(process.argv.includes('--draft'));
