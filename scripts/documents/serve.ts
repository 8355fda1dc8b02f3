import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '../../src/environment/environment';
import type { DocumentWordsByLanguage } from '../../src/prerender/texts/documentWords';
import { writeServed } from '../build/served';
import { type CheckedDocuments, checkedDocuments } from './check';

/** Writes a folder's documents into a built `dist/` and removes all other documents. */
export function serveDocuments(
  dist: string,
  folder: string,
  environment: Environment,
  words: DocumentWordsByLanguage,
): CheckedDocuments {
  const checked = checkedDocuments(folder, environment, words);
  rmSync(path.join(dist, 'documents'), { recursive: true, force: true });
  for (const [file, document] of Object.entries(checked.documents)) {
    writeServed(dist, file, JSON.stringify(document));
  }
  return checked;
}
