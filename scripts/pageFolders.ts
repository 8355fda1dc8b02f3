import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The routes of a build with their own page: each is a folder with an index file. */
export const pageFolders = (dist: string): readonly string[] =>
  readdirSync(dist).filter((name) => existsSync(path.join(dist, name, 'index.html')));
