import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DocumentWordsByLanguage } from '../../src/app/prerender/texts/documentWords';
import type { Environment } from '../../src/platform/environment/environment';
import { type DocumentsReading, readDocuments } from './library';

const SHIPPED = path.resolve(__dirname, '../../public/documents');

/** The documents folder of an environment, or the named folder. */
export const documentsFolder = (environmentName: string, named?: string): string =>
  path.resolve(named ?? path.join(SHIPPED, environmentName));

/**
 * Reads and checks a folder's documents. Throws if a document is wrong: the build stops. Prints
 * contradictions and missing translations as warnings.
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
  if (problems.length > 0) {
    const lines = problems.map(({ place, problem }) => `  ${place}: ${problem}`);
    throw new Error(`The documents are wrong:\n${lines.join('\n')}`);
  }
  if (remarks.length > 0) {
    const lines = remarks.map((remark) => `  - ${remark}`);
    console.warn(`For legal review, in ${folder}:\n${lines.join('\n')}`);
  }
  return { documents, versions };
}
