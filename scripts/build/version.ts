import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentVersion } from '../../src/app/prerender/texts/documentWords';
import type { KnownDocuments } from '../../src/design/legal/library';
import type { Environment } from '../../src/platform/environment/environment';
import { writeServed } from './served';

const FILE = 'version.json';

/** Names the release in `version.json`. `npm run brand` keeps it. */
export function writeRelease(dist: string, release: string): void {
  writeFileSync(path.join(dist, FILE), JSON.stringify({ release }));
}

export const readVersion = (dist: string) =>
  JSON.parse(readFileSync(path.join(dist, FILE), 'utf8')) as {
    readonly release: string;
    readonly brand?: string;
  };

/**
 * Adds the brand and its documents to `version.json`: version, effective day, and the SHA-256 of the served file, which
 * is the text that a borrower reads.
 */
export function writeVersion(
  dist: string,
  { appName }: Environment,
  documents: KnownDocuments,
  versions: Readonly<Record<string, DocumentVersion>>,
): void {
  const { release } = readVersion(dist);
  const listed = Object.keys(documents).map((file) => {
    const content = readFileSync(path.join(dist, file));
    const sha256 = createHash('sha256').update(content).digest('hex');
    return [file, { ...versions[file], sha256 }] as const;
  });
  const content = { release, brand: appName, documents: Object.fromEntries(listed) };
  writeServed(dist, FILE, `${JSON.stringify(content, null, 2)}\n`);
}
