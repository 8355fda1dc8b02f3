import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DocumentWordsByLanguage } from '../../src/app/prerender/texts/documentWords';
import type { Environment } from '../../src/platform/environment/environment';
import { copiedDocuments } from './copied';
import { type DocumentsReading, readDocuments } from './library';
import type { Problem } from './markdown';
import { type OwnTextsReading, readOwnTexts } from './ownTexts';

const SHIPPED = path.resolve(__dirname, '../../public/documents');

/** The documents folder of an environment, or the named folder. */
export const documentsFolder = (environmentName: string, named?: string): string =>
  path.resolve(named ?? path.join(SHIPPED, environmentName));

/**
 * Reads and checks a folder's documents. Throws if a document is wrong: the build stops. Prints contradictions and missing
 * translations as warnings.
 */
export function checkedDocuments(
  folder: string,
  environment: Environment,
  words: DocumentWordsByLanguage,
): Pick<DocumentsReading, 'documents' | 'versions'> {
  if (!existsSync(folder)) {
    throw new Error(
      `No documents at ${folder}: give the folder of the documents (docs/reference/documents.md)`,
    );
  }
  const { documents, versions, problems, remarks } = readDocuments(folder, environment, words);
  refuse('documents', problems);
  askForReview(folder, remarks);
  return { documents, versions };
}

/** Prints the documents of a brand that are copies of another brand's as a warning. */
export const checkCopies = (folder: string): void => {
  askForReview(folder, copiedDocuments(folder));
};

function askForReview(folder: string, remarks: readonly string[]): void {
  if (remarks.length === 0) return;
  const lines = remarks.map((remark) => `  - ${remark}`);
  console.warn(`For legal review, in ${folder}:\n${lines.join('\n')}`);
}

/**
 * Reads and checks the catalogues of a brand's own languages. Throws if one is wrong, or the default language is not
 * complete: the build stops. Prints each missing text as a warning: the default language's is shown in its place.
 */
export async function checkedTexts(
  folder: string,
  environment: Environment,
): Promise<OwnTextsReading['texts']> {
  const { texts, problems, missing, unknown } = await readOwnTexts(folder, environment);
  refuse('catalogues', problems);
  for (const [language, lacking] of Object.entries(missing)) {
    if (lacking.length === 0) continue;
    const lines = lacking.map((text) => `  - ${text}`);
    const count = `${language} lacks ${String(lacking.length)} texts`;
    console.warn(`${count}, shown in ${environment.defaultLanguage}:\n${lines.join('\n')}`);
  }
  for (const { place, problem } of unknown) console.warn(`${place}: ${problem}`);
  return texts;
}

function refuse(what: string, problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const lines = problems.map(({ place, problem }) => `  ${place}: ${problem}`);
  throw new Error(`The ${what} are wrong:\n${lines.join('\n')}`);
}
