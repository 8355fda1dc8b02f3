import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LenderOptions } from '../../sandbox';
import type { Environment } from '../../src/environment/environment';
import { dressBuild } from '../build/dressBuild';
import { documentsFolder } from '../documents/check';

export interface BrandedCopy {
  readonly root: string;
  /** The part of it that the sandbox goes by, too. */
  readonly environment: LenderOptions['environment'];
}

/**
 * A copy of a built `dist/` in a brand of `public/environments`, whose server is the sandbox: without what only
 * the lender's own servers agree with.
 */
export async function brandedCopy(brand: string): Promise<BrandedCopy> {
  const root = mkdtempSync(path.join(tmpdir(), `${brand}-`));
  cpSync('dist', root, { recursive: true });
  const file = path.resolve('public/environments', `${brand}.json`);
  const shipped = JSON.parse(readFileSync(file, 'utf8')) as Environment;
  const environment = { ...shipped, apiBase: '', h5Base: '', aliases: {}, envelope: {} };
  await dressBuild(root, environment, documentsFolder(brand));
  return { root, environment };
}
