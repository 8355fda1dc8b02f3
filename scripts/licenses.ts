import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeServed } from './build/served';

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

const RULE = '-'.repeat(60);

/** webpack is a development dependency, but its runtime is in every bundle. */
const isShipped = ([folder, entry]: readonly [string, LockEntry]) =>
  folder === 'node_modules/webpack' || (folder !== '' && !entry.dev && !entry.devOptional);

const fileOf = (folder: string): string | undefined =>
  readdirSync(folder).find((name) => /^licen[cs]e(\.|-|$)/i.test(name));

/** The package's own licence text; the name of its licence where it ships none. */
function noticeOf([folder, { version = '', license = '' }]: readonly [string, LockEntry]): string {
  const file = fileOf(folder);
  const text = file ? readFileSync(path.join(folder, file), 'utf8') : `License: ${license}`;
  return `${folder.replace(/.*node_modules\//, '')} ${version}\n\n${text.trim()}\n`;
}

/**
 * `npm run licenses -- [dist]`: the notices of `dependencies` and of all that they need, by the lock file, and of webpack's
 * runtime. That is everything that a build may hold, as `licenses.txt` beside it.
 */
function main([dist = 'dist']: readonly string[]): void {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<Record<string, LockEntry>>;
  };
  const notices = Object.entries(lock.packages).filter(isShipped).map(noticeOf);
  writeServed(path.resolve(dist), 'licenses.txt', notices.join(`\n${RULE}\n\n`));
}

main(process.argv.slice(2));
