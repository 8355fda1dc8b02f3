import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LenderOptions } from '../../../sandbox';
import { dressBuild } from '../../../scripts/build/dressBuild';
import { documentsFolder } from '../../../scripts/documents/check';
import { withPseudo } from '../../../scripts/pseudo/withPseudo';
import type { Environment } from '../../../src/platform/environment/environment';

export interface BrandedCopy {
  readonly root: string;
  /** The part of the environment that the sandbox needs. */
  readonly environment: Partial<Environment> & LenderOptions['environment'];
}

/**
 * Copies a built `dist/` and applies a brand: a name in `public/environments`, or the file of an environment with a
 * folder of documents. The sandbox is the server of the copy, so the copy omits the keys of the lender's real servers.
 */
export async function brandedCopy(brand: string, documents?: string): Promise<BrandedCopy> {
  const root = mkdtempSync(path.join(tmpdir(), 'brand-'));
  cpSync('dist', root, { recursive: true });
  const isFile = brand.endsWith('.json');
  const file = isFile ? brand : path.resolve('public/environments', `${brand}.json`);
  const shipped = JSON.parse(readFileSync(file, 'utf8')) as Environment;
  const environment = withPseudo({
    ...shipped,
    apiBase: '',
    h5Base: '',
    aliases: {},
    envelope: {},
  });
  await dressBuild(root, environment, documentsFolder(path.basename(brand, '.json'), documents));
  return { root, environment };
}
