import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The routes of a build that have a page of their own, each a folder with an index. */
export const pageFolders = (dist: string): readonly string[] =>
  readdirSync(dist).filter((name) => existsSync(path.join(dist, name, 'index.html')));
