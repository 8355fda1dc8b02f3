import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '../../src/platform/environment/environment';
import type { Renderer } from '../build/renderer';
import { copiedDocuments, SHIPPED } from './copied';
import { type DocumentsReading, readDocuments } from './library';
import type { Problem } from './markdown';
import { type OwnTextsReading, readOwnTexts } from './ownTexts';

/** The documents folder of an environment, or the named folder. */
export const documentsFolder = (environmentName: string, named?: string): string =>
  path.resolve(named ?? path.join(SHIPPED, environmentName));

interface Contents extends Pick<DocumentsReading, 'documents' | 'versions'> {
  readonly texts: OwnTextsReading['texts'];
}

/**
 * Reads and checks what a brand brings in a folder: the catalogues of its own languages, and its documents. Throws all that
 * is wrong at once: the build stops. Prints missing texts, missing translations and contradictions as warnings.
 */
export async function checkedContents(
  folder: string,
  environment: Environment,
  { knowTexts, documentWords }: Pick<Renderer, 'knowTexts' | 'documentWords'>,
): Promise<Contents> {
  if (!existsSync(folder)) {
    throw new Error(
      `No documents at ${folder}: give the folder of the documents (docs/reference/documents.md)`,
    );
  }
  const own = await readOwnTexts(folder, environment);
  for (const [language, texts] of Object.entries(own.texts)) knowTexts(language, texts);
  const read = readDocuments(folder, environment, await documentWords(environment));
  refuse([...own.problems, ...read.problems]);
  nameMissingTexts(own, environment.defaultLanguage);
  askForReview(folder, read.remarks);
  return { texts: own.texts, documents: read.documents, versions: read.versions };
}

/** Reads and checks the catalogues alone: a document may be missing. Throws what is wrong in them. */
export async function checkedTexts(
  folder: string,
  environment: Environment,
): Promise<OwnTextsReading['texts']> {
  const own = await readOwnTexts(folder, environment);
  refuse(own.problems);
  nameMissingTexts(own, environment.defaultLanguage);
  return own.texts;
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

function nameMissingTexts({ missing, unknown }: OwnTextsReading, defaultLanguage: string): void {
  for (const [language, lacking] of Object.entries(missing)) {
    if (lacking.length === 0) continue;
    const lines = lacking.map((text) => `  - ${text}`);
    const count = `${language} lacks ${String(lacking.length)} texts`;
    console.warn(`${count}, shown in ${defaultLanguage}:\n${lines.join('\n')}`);
  }
  for (const { place, problem } of unknown) console.warn(`${place}: ${problem}`);
}

function refuse(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const lines = problems.map(({ place, problem }) => `  ${place}: ${problem}`);
  throw new Error(`The catalogues and documents are wrong:\n${lines.join('\n')}`);
}
