import { writeFileSync } from 'node:fs';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

/**
 * `npm run texts`: compiles the catalogues; fails where a translation is missing, and names its file. With `--draft` (`npm
 * start`, `npm test`) a missing translation is the English text, marked.
 */
async function compileTexts(isDraft: boolean): Promise<void> {
  const config = getConfig();
  const { sourceLocale = 'en', fallbackLocales = {}, locales } = config;
  for (const catalog of await getCatalogs(config)) {
    for (const locale of locales) {
      const options = { sourceLocale, fallbackLocales };
      const { messages, missing } = await catalog.getTranslations(locale, options);
      const file = catalog.path.replace('{locale}', locale);
      for (const { id, source } of missing) {
        if (isDraft) messages[id] = `⚑ ${source}`;
        else reportMissing(`${file}.po`, source);
      }
      const { source } = createCompiledCatalog(locale, messages, { namespace: 'ts' });
      writeFileSync(`${file}.ts`, source);
    }
  }
}

function reportMissing(file: string, text: string): void {
  console.error(`${file}: no translation of "${text}". Write its msgstr, then run: npm run texts`);
  process.exitCode = 1;
}

void compileTexts(process.argv.includes('--draft'));
