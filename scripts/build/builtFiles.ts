import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation } from 'webpack';

/** The files of a build, by entry name and by `webpackChunkName`. */
export interface BuiltFiles {
  /** The files that a chunk needs, within `dist/`: its own file and shared files. */
  readonly filesOf: (chunk: string) => readonly string[];
  /** The text of a chunk with one file. */
  readonly textOf: (chunk: string) => string;
}

/** A file within `dist/` that `npm run brand` reads. Pages do not load it. */
const LIST = '_files.json';

export function writeBuiltFiles(dist: string, { namedChunkGroups }: Compilation): void {
  const files = [...namedChunkGroups].map(([name, group]) => [name, group.getFiles()] as const);
  writeFileSync(path.join(dist, LIST), JSON.stringify(Object.fromEntries(files), null, 1));
}

/** Throws where webpack has bundled no scripts. */
export function requireBuild(dist: string): void {
  if (existsSync(path.join(dist, LIST))) return;
  throw new Error(`No build at ${path.resolve(dist)}. Run first: npm run build`);
}

export function readBuiltFiles(dist: string): BuiltFiles {
  const list = JSON.parse(readFileSync(path.join(dist, LIST), 'utf8')) as Record<string, string[]>;
  const filesOf = (chunk: string): readonly string[] => {
    const files = list[chunk];
    if (!files) throw new Error(`The build has no chunk ${chunk} (webpackChunkName)`);
    return files;
  };
  return {
    filesOf,
    textOf: (chunk) =>
      filesOf(chunk)
        .map((file) => readFileSync(path.join(dist, file), 'utf8'))
        .join(';'),
  };
}

/** The routes of a build with their own page: each is a folder with an index file. */
export const pageFolders = (dist: string): readonly string[] =>
  readdirSync(dist).filter((name) => existsSync(path.join(dist, name, 'index.html')));
