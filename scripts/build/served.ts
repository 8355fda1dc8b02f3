import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { KnownDocuments } from '../../src/design/legal/library';
import { ownTextsFile } from '../../src/platform/environment/language';
import type { OwnTextsReading } from '../documents/ownTexts';

const COMPRESSIBLE = /\.(html|js|json|svg|txt|xml|webmanifest)$/;

/** Writes a file of `dist/`, with `.br` and `.gz` beside it if compression reduces the size. */
export function writeServed(dist: string, file: string, content: string | Buffer): void {
  const target = path.join(dist, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
  if (!COMPRESSIBLE.test(file)) return;
  const size = Buffer.byteLength(content);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  };
  writeFileSync(`${target}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${target}.gz`, gzipSync(content, { level: 9 }));
}

/** Writes the documents of a brand and the texts of its own languages, and removes those of the brand before. */
export function writeDocuments(
  dist: string,
  documents: KnownDocuments,
  texts: OwnTextsReading['texts'],
): void {
  rmSync(path.join(dist, 'documents'), { recursive: true, force: true });
  for (const [file, document] of Object.entries(documents)) {
    writeServed(dist, file, JSON.stringify(document));
  }
  for (const [language, messages] of Object.entries(texts)) {
    writeServed(dist, ownTextsFile(language), JSON.stringify(messages));
  }
}
