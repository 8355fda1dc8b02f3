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
  for (const catalogue of catalogues) {
    const english = await englishOf(catalogue);
    write(catalogue, 'en', english);
    writePseudo(catalogue, english);
  }
  for (const config of [getConfig(), getConfig({ configPath: CHINESE })]) {
    for (const catalogue of await getCatalogs(config)) {
      for (const locale of config.locales) {
        write(catalogue, locale, await textsOf(catalogue, locale, isDraft));
      }
    }
  }
}

/** Few screens speak Chinese: it has one catalogue. */
const CHINESE = 'scripts/chineseTexts.config.cjs';

/** English has no catalogue: its texts stand in the code, from which each translation's catalogue has them. */
async function englishOf(catalogue: Catalogue): Promise<Texts> {
  const entries = Object.entries(await catalogue.read('es'));
  return Object.fromEntries(entries.map(([id, { message = id }]) => [id, message]));
}

function write({ path: file }: Catalogue, locale: string, texts: Texts): void {
  const options = { namespace: 'ts', pseudoLocale: LONG } as const;
  const { source } = createCompiledCatalog(locale, texts, options);
  const compiled = `${file.replace('{locale}', locale)}.ts`;
  mkdirSync(path.dirname(compiled), { recursive: true });
  writeChanged(compiled, source);
}

/** An open development server compiles again each file that is written, changed or not. */
function writeChanged(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  writeFileSync(file, content);
}

/** The pseudo-languages (docs/translate.md#pseudo-languages): longer, with marks, by Lingui; from right to left. */
const LONG = 'en-XA';
const MIRRORED = 'ar-XB';

function writePseudo(catalogue: Catalogue, english: Texts): void {
  if (process.env.PSEUDO) {
    write(catalogue, LONG, english);
    write(catalogue, MIRRORED, mapTexts(english, mirror));
    return;
  }
  for (const locale of [LONG, MIRRORED]) {
    rmSync(`${catalogue.path.replace('{locale}', locale)}.ts`, { force: true });
  }
}

const mapTexts = (texts: Texts, change: (text: string) => string): Texts =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, change(text)]));

/** Urdu, where `urdu.json` has the text; otherwise each English word runs from right to left. */
const mirror = (text: string): string =>
  urdu[text] ??
  text.replace(/\{[^{}]*(\{[^{}]*\}[^{}]*)*\}|<[^>]*>|\p{L}+/gu, (part) =>
    /^[{<]/.test(part) ? part : `\u202e${part}\u202c`,
  );

type Catalogue = Awaited<ReturnType<typeof getCatalogs>>[number];
type Texts = Awaited<ReturnType<Catalogue['getTranslations']>>['messages'];

async function textsOf(catalogue: Catalogue, locale: string, isDraft: boolean): Promise<Texts> {
  const options = { sourceLocale: 'en', fallbackLocales: {} };
  const { messages, missing } = await catalogue.getTranslations(locale, options);
  // What no Chinese screen shows of the shared parts has no Chinese text.
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
