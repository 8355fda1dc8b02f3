import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

/**
 * `npm run texts`: compiles the catalogues. Fails if a translation is missing, and prints the file. With `--draft` (`npm
 * start`, `npm test`) the English text with a flag (⚑) replaces a missing translation.
 */
async function compileTexts(isDraft: boolean): Promise<void> {
  const config = getConfig();
  const catalogues = await getCatalogs(config);
  for (const locale of config.locales) {
    const texts = new Map<string, Texts>();
    for (const catalogue of catalogues) {
      texts.set(path.basename(catalogue.path), await textsOf(catalogue, locale, isDraft));
    }
    for (const { path: file } of catalogues) {
      const area = path.basename(file);
      if (area === 'money') continue;
      const shared = WITH_MONEY.has(area) ? texts.get('money') : {};
      const messages = { ...shared, ...texts.get(area) };
      const { source } = createCompiledCatalog(locale, messages, { namespace: 'ts' });
      writeFileSync(`${file.replace('{locale}', locale)}.ts`, source);
    }
  }
}

/** The areas whose screens show components of `src/shared/components/money`. Their catalogues contain the money texts. */
const WITH_MONEY: ReadonlySet<string> = new Set(['loan', 'repayment', 'card']);

type Catalogue = Awaited<ReturnType<typeof getCatalogs>>[number];
type Texts = Awaited<ReturnType<Catalogue['getTranslations']>>['messages'];

async function textsOf(catalogue: Catalogue, locale: string, isDraft: boolean): Promise<Texts> {
  const { sourceLocale = 'en', fallbackLocales = {} } = getConfig();
  const options = { sourceLocale, fallbackLocales };
  const { messages, missing } = await catalogue.getTranslations(locale, options);
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
