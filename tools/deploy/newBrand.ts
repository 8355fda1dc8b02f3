import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { format } from 'oxfmt';
import style from '../../.oxfmtrc.json';
import { startCommand } from '../../scripts/build/command';
import { cataloguesFolder, emptyCatalogue } from '../../scripts/documents/ownTexts';
import { DOCUMENT_NAMES } from '../../src/design/legal/document';
import { isLanguage, isShipped } from '../../src/platform/environment/language';
import { type Answers, brandOf } from './newBrand/brand';

/**
 * `npm run new:brand [folder]`: asks for what distinguishes a brand, and writes its environment, the catalogues of its own
 * languages (empty), and the list of what is missing. Answers can be piped, a line each. Default folder: `public`.
 */
const QUESTIONS: Readonly<Record<keyof Answers, readonly [question: string, rule: RegExp]>> = {
  name: ['Name of the brand in file names: small letters, digits, - (peso)', /^[a-z][a-z0-9-]*$/],
  title: ['Name that people read (Peso Fácil)', /\S/],
  country: ['Country, two letters (MX)', /^[A-Za-z]{2}$/],
  currency: ['Currency, three letters (MXN)', /^[A-Za-z]{3}$/],
  colors: [
    'Colours of the gradient, two or more (#3b1d8f #c026a8)',
    /^(#[0-9a-fA-F]{6}[\s,]*){2,}$/,
  ],
  languages: ['Languages, the default first (es en, or sw en)', /^[a-z]{2,3}[\w\s,-]*$/],
};

const listOf = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** What no pattern can tell. */
const isKnown: Readonly<Record<string, (answer: string) => boolean>> = {
  country: (it) => countries.of(it.toUpperCase()) !== undefined,
  currency: (it) => Intl.supportedValuesOf('currency').includes(it.toUpperCase()),
  languages: (it) => listOf(it).every(isLanguage),
};

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

async function ask(): Promise<Answers> {
  const input = createInterface({ input: process.stdin });
  const lines: AsyncIterator<string, undefined> = input[Symbol.asyncIterator]();
  const answers: Record<string, string> = {};
  for (const [name, [question, rule]] of Object.entries(QUESTIONS)) {
    process.stdout.write(`${question}: `);
    const answer = (await lines.next()).value?.trim() ?? '';
    const isRight = rule.test(answer) && (isKnown[name]?.(answer) ?? true);
    if (!isRight) throw new Error(`${question}: "${answer}" is no answer to this`);
    answers[name] = answer;
  }
  process.stdout.write('\n');
  const { colors = '', languages = '', country = '', currency = '', ...texts } = answers;
  return {
    ...(texts as Pick<Answers, 'name' | 'title'>),
    country: country.toUpperCase(),
    currency: currency.toUpperCase(),
    colors: listOf(colors),
    languages: listOf(languages),
  };
}

async function main([folder = 'public']: readonly string[]): Promise<void> {
  const answers = await ask();
  const { name, languages } = answers;
  const file = path.join(folder, 'environments', `${name}.json`);
  const documents = path.join(folder, 'documents', name);
  const existing = [file, documents].find((it) => existsSync(it));
  if (existing) throw new Error(`${name} exists already: ${existing}`);
  const { environment, missing } = brandOf(answers);
  const own = languages.filter((language) => !isShipped(language));
  const list = [
    `# What ${name} lacks`,
    `In ${file}:`,
    missing.map((key) => `- ${key}`).join('\n'),
    `In ${documents} (docs/reference/documents.md), each written or approved by counsel of the country:`,
    ['- figures.json', ...languages.flatMap((it) => documentsIn(it))].join('\n'),
    ...own.map(
      (it) => `In ${cataloguesFolder(documents, it)}: the texts of the app (docs/translate.md).`,
    ),
    `Then \`npm run brand -- ${file} dist ${documents}\`, which names in some seconds what is still missing. It needs a built dist/ of any brand (\`npm run build\`).`,
  ];
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, (await format(file, JSON.stringify(environment, null, 2), style)).code);
  for (const language of languages) mkdirSync(path.join(documents, language), { recursive: true });
  for (const language of own) {
    mkdirSync(cataloguesFolder(documents, language), { recursive: true });
    const catalogue = path.join(cataloguesFolder(documents, language), 'texts.po');
    writeFileSync(catalogue, await emptyCatalogue(language));
  }
  writeFileSync(path.join(documents, 'MISSING.md'), `${list.join('\n\n')}\n`);
  console.log(list.slice(1).join('\n\n'));
  console.log(
    `\nWrote ${file} and ${documents}; the list is ${path.join(documents, 'MISSING.md')}`,
  );
}

const documentsIn = (language: string) =>
  DOCUMENT_NAMES.map(
    (name) => `- ${language}/${name}.md${name === 'key-facts' ? ' (optional)' : ''}`,
  );

startCommand(`npm run new:brand [folder]
  asks for country, currency, colours and languages, and writes a brand's environment and the list of what is missing`);
void main(process.argv.slice(2));
