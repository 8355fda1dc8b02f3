import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '../../src/environment/environment';
import { type DocumentsReading, readDocuments } from './library';

const SHIPPED = path.resolve(__dirname, '../../public/documents');

/** The folder of the documents that go with an environment's file, unless another one is named. */
export const documentsFolder = (environmentName: string, named?: string): string =>
  path.resolve(named ?? path.join(SHIPPED, environmentName));

export type CheckedDocuments = Pick<DocumentsReading, 'documents' | 'terms'>;

/**
 * The documents of a folder, checked. What is wrong with them ends the build; what contradicts itself is said
 * to the operator, by name.
 */
export function checkedDocuments(folder: string, environment: Environment): CheckedDocuments {
  if (!existsSync(folder)) {
    throw new Error(`There are no documents at ${folder}: name their folder (README, Documents)`);
  }
  const { documents, problems, remarks, terms } = readDocuments(folder, environment);
  if (problems.length > 0) {
    const lines = problems.map(({ place, problem }) => `  ${place}: ${problem}`);
    throw new Error(`The documents are wrong:\n${lines.join('\n')}`);
  }
  if (remarks.length > 0) {
    const lines = remarks.map((remark) => `  - ${remark}`);
    console.warn(`Contradictions in ${folder}, for counsel to decide:\n${lines.join('\n')}`);
  }
  return { documents, terms };
}
