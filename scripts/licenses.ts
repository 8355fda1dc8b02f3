import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startCommand } from './build/command';
import { writeServed } from './build/served';

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

const RULE = '-'.repeat(60);

/** webpack is a development dependency, but every bundle contains its runtime. */
const isShipped = ([folder, entry]: readonly [string, LockEntry]) =>
  folder === 'node_modules/webpack' || (folder !== '' && !entry.dev && !entry.devOptional);

const fileOf = (folder: string): string | undefined =>
  readdirSync(folder).find((name) => /^licen[cs]e(\.|-|$)/i.test(name));

/** The package's licence text, or the licence's name if the package has no text. */
function noticeOf([folder, { version = '', license = '' }]: readonly [string, LockEntry]): string {
  const file = fileOf(folder);
  const text = file ? readFileSync(path.join(folder, file), 'utf8') : `License: ${license}`;
  return `${folder.replace(/.*node_modules\//, '')} ${version}\n\n${text.trim()}\n`;
}

/**
 * `tsx scripts/licenses.ts [dist]`, a part of `npm run build`: writes `licenses.txt` beside the build. It has the notices
 * of `dependencies`, of their dependencies by the lock file, and of webpack's runtime: everything that a build may contain.
 */
function main([dist = 'dist']: readonly string[]): void {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<Record<string, LockEntry>>;
  };
  const notices = Object.entries(lock.packages).filter(isShipped).map(noticeOf);
  writeServed(path.resolve(dist), 'licenses.txt', notices.join(`\n${RULE}\n\n`));
}

startCommand('tsx scripts/licenses.ts [dist]');
main(process.argv.slice(2));
