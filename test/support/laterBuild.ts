import { cpSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Copies a build as if its code had changed: every hash in a file's name is another one. No compressed files: they
 * would hold the earlier names.
 */
export function laterBuild(dist: string, target: string, release: string): void {
  cpSync(dist, target, { recursive: true, filter: (source) => !/\.(br|gz)$/.test(source) });
  const assets = path.join(target, 'assets');
  const digit = release.charCodeAt(release.length - 1) % 16;
  const names = new Map(
    readdirSync(assets).flatMap((file) => {
      const [hash] = /[0-9a-f]{8}(?=\.js$)/.exec(file) ?? [];
      return hash ? [[hash, turned(hash, digit)] as const] : [];
    }),
  );
  const renamed = (text: string) => text.replace(/[0-9a-f]{8}/g, (hash) => names.get(hash) ?? hash);
  for (const file of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    const full = path.join(target, file);
    if (!statSync(full).isFile() || !/\.(html|js|json)$|_headers$/.test(file)) continue;
    writeFileSync(full, renamed(readFileSync(full, 'utf8')));
    if (renamed(file) !== file) renameSync(full, path.join(target, renamed(file)));
  }
  writeFileSync(path.join(target, 'version.json'), JSON.stringify({ release, brand: 'later' }));
}

/** Adds a number to every digit: different hashes stay different. */
const turned = (hash: string, by: number): string =>
  Array.from(hash, (digit) => ((parseInt(digit, 16) + by) % 16).toString(16)).join('');
