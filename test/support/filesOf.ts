import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** The files below a folder, relative to the folder. */
export const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  );

/** A file's text, decompressed. */
export function plainText(file: string): string {
  const content = readFileSync(file);
  if (file.endsWith('.br')) return brotliDecompressSync(content).toString();
  return file.endsWith('.gz') ? gunzipSync(content).toString() : content.toString('latin1');
}
