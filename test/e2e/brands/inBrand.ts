import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LenderOptions } from '../../../sandbox';
import { requireBuild } from '../../../scripts/build/builtFiles';
import { dressBuild } from '../../../scripts/build/dressBuild';
import { documentsFolder } from '../../../scripts/documents/check';
import { withPseudo } from '../../../scripts/pseudo/withPseudo';
import type { Environment } from '../../../src/platform/environment/environment';
import { test as base } from '../fixtures';

interface BrandedCopy {
  readonly root: string;
  /** The part of the environment that the sandbox needs. */
  readonly environment: Partial<Environment> & LenderOptions['environment'];
}

/** The environment of a brand: a name in `public/environments`, or the file of an environment. */
export function environmentOf(brand: string): Partial<Environment> {
  const file = brand.endsWith('.json') ? brand : path.resolve(`public/environments/${brand}.json`);
  return withPseudo(JSON.parse(readFileSync(file, 'utf8')) as Partial<Environment>);
}

/**
 * Copies a built `dist/` and applies a brand. The sandbox is the server of the copy, so the copy omits the keys of the
 * lender's real servers.
 */
async function brandedCopy(brand: string, documents?: string): Promise<BrandedCopy> {
  requireBuild('dist');
  const root = mkdtempSync(path.join(tmpdir(), 'brand-'));
  cpSync('dist', root, { recursive: true });
  const own = { apiBase: '', h5Base: '', aliases: {}, envelope: {} };
  const environment = { ...environmentOf(brand), ...own };
  await dressBuild(root, environment, documentsFolder(path.basename(brand, '.json'), documents));
  return { root, environment };
}

/**
 * Tests on a copy of the build in a brand, with its own documents or those of a named folder. Each worker makes a copy of
 * its own, which takes seconds.
 */
export const inBrand = (brand: string, documents?: string) =>
  base.extend<object, { readonly build: BrandedCopy }>({
    build: [
      // Playwright reads the required fixtures from the first parameter. This fixture needs none.
      async ({ browserName: _ }, use) => {
        const copy = await brandedCopy(brand, documents);
        await use(copy);
        rmSync(copy.root, { recursive: true });
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  });
