import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Messages } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import type { Environment } from '../../src/platform/environment/environment';
import { isShipped, languagesOf } from '../../src/platform/environment/language';
import type { Problem } from './markdown';

/** The texts of a brand's own languages, which stand in `catalogues/<language>/*.po` beside its documents. */
export interface OwnTextsReading {
  /** By language: every text of the app, the default language's where the own one is missing. */
  readonly texts: Readonly<Record<string, Messages>>;
  /** Errors that stop the build. */
  readonly problems: readonly Problem[];
  /** The missing texts of each language, by their English wording. */
  readonly missing: Readonly<Record<string, readonly string[]>>;
  /** What is in a catalogue and no text of the app. */
  readonly unknown: readonly Problem[];
}

/** A text by its id: a digest of the English wording and its context. */
type Texts = Readonly<Record<string, string>>;

export const cataloguesFolder = (documents: string, language: string) =>
  path.join(documents, 'catalogues', language);

/** Reads the catalogues of each language of a brand that is not part of the app. */
export async function readOwnTexts(
  documents: string,
  environment: Environment,
): Promise<OwnTextsReading> {
  const { defaultLanguage } = environment;
  const own = languagesOf(environment).filter((language) => !isShipped(language));
  if (own.length === 0) return { texts: {}, problems: [], missing: {}, unknown: [] };
  const english = await shippedTexts('en');
  const readings = await Promise.all(
    own.map(async (language) => [language, await readOne(documents, language, english)] as const),
  );
  const byLanguage = new Map(readings);
  const standIn = byLanguage.get(defaultLanguage)?.texts ?? (await shippedTexts(defaultLanguage));
  return {
    texts: Object.fromEntries(
      readings.map(([language, { texts }]) => [language, compiled({ ...standIn, ...texts })]),
    ),
    problems: readings.flatMap(([language, { problems, missing, folder }]) => [
      ...problems,
      ...(language === defaultLanguage
        ? missing.map((text) => ({
            place: folder,
            problem: `the default language lacks "${text}"`,
          }))
        : []),
    ]),
    missing: Object.fromEntries(readings.map(([language, { missing }]) => [language, missing])),
    unknown: readings.flatMap(([, { unknown }]) => unknown),
  };
}

async function readOne(documents: string, language: string, english: Texts) {
  const folder = cataloguesFolder(documents, language);
  const files = existsSync(folder) ? readdirSync(folder).filter((it) => it.endsWith('.po')) : [];
  const none = 'has no catalogue (.po) of this language (docs/translate.md#add-a-language)';
  const problems: Problem[] = files.length === 0 ? [{ place: folder, problem: none }] : [];
  const unknown: Problem[] = [];
  const texts: Record<string, string> = {};
  for (const file of files.sort()) {
    const place = path.join(folder, file);
    for (const [id, { message = id, translation }] of await entriesOf(place, language)) {
      const original = english[id];
      if (original === undefined)
        unknown.push({ place, problem: `"${message}" is no text of the app` });
      if (original === undefined || !translation) continue;
      const fault = faultOf(original, translation);
      if (fault) problems.push({ place, problem: `the translation of "${original}" ${fault}` });
      else texts[id] = translation;
    }
  }
  const missing = Object.keys(english).filter((id) => !texts[id]);
  return { folder, texts, problems, unknown, missing: missing.map((id) => english[id] ?? id) };
}

const PO = formatter();

async function entriesOf(filename: string, language: string) {
  const place = { locale: language, sourceLocale: 'en', filename };
  const entries = await PO.parse(readFileSync(filename, 'utf8'), place);
  return Object.entries(entries).filter(([, { obsolete }]) => !obsolete);
}

/** The texts of the app in one of its languages; `en` is the wording in the code. */
export async function shippedTexts(language: string): Promise<Texts> {
  const isEnglish = language === 'en';
  const entries = await appEntries(isEnglish ? 'es' : language);
  return Object.fromEntries(
    entries.map(([id, { message = id, translation }]) => [
      id,
      isEnglish ? message : translation || message,
    ]),
  );
}

/** What the app's own catalogues have in one of its languages. */
async function appEntries(language: string) {
  const catalogues = await getCatalogs({ ...getConfig(), format: PO });
  const read = await Promise.all(catalogues.map((it) => it.read(language)));
  return read.flatMap((catalogue) => Object.entries(catalogue));
}

/** What a translation must have in common with its original: the placeholders and elements, and a readable syntax. */
function faultOf(original: string, translation: string): string | undefined {
  const { errors } = createCompiledCatalog('en', { translation }, { namespace: 'json' });
  if (errors.length > 0) return 'has braces that cannot be read';
  const [wanted, there] = [original, translation].map((it) => [...new Set(it.match(NAMES))].sort());
  if (String(wanted) === String(there)) return undefined;
  return `must have ${wanted?.join(' ') || 'no placeholder'}, and has ${there?.join(' ') || 'none'}`;
}

/** `{name`, `<0>`, `</0>`, `<0/>` */
const NAMES = /\{\s*\w+|<\/?\d+\/?>/g;

const compiled = (texts: Texts): Messages =>
  (
    JSON.parse(createCompiledCatalog('', { ...texts }, { namespace: 'json' }).source) as {
      readonly messages: Messages;
    }
  ).messages;

/** A catalogue (.po) of all texts of the app, without translations. */
export async function emptyCatalogue(language: string): Promise<string> {
  const entries = await appEntries('es');
  const empty = entries.map(([id, entry]) => [id, { ...entry, translation: '' }] as const);
  const place = { locale: language, sourceLocale: 'en', filename: '', existing: null };
  return await PO.serialize(Object.fromEntries(empty), place);
}
