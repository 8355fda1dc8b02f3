import { spawnSync } from 'node:child_process';
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

function copyOfBuild(): string {
  requireBuild('dist');
  const root = mkdtempSync(path.join(tmpdir(), 'brand-'));
  cpSync('dist', root, { recursive: true });
  return root;
}

/** Tests on a copy of the build. Each worker makes a copy of its own, which takes seconds. */
const onCopy = <Copy extends BrandedCopy>(make: () => Copy | Promise<Copy>) =>
  base.extend<object, { readonly build: Copy }>({
    build: [
      // Playwright reads the required fixtures from the first parameter. This fixture needs none.
      async ({ browserName: _ }, use) => {
        const copy = await make();
        await use(copy);
        rmSync(copy.root, { recursive: true });
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  });

/**
 * Tests in a brand, with its own documents or those of a named folder. The sandbox is the server of the copy, so the
 * copy omits the keys of the lender's real servers.
 */
export const inBrand = (brand: string, documents?: string) =>
  onCopy(async () => {
    const root = copyOfBuild();
    const own = { apiBase: '', h5Base: '', aliases: {}, envelope: {} };
    const environment = { ...environmentOf(brand), ...own };
    await dressBuild(root, environment, documentsFolder(path.basename(brand, '.json'), documents));
    return { root, environment };
  });

/** Runs the command of the README, by which a developer adds a country. */
export const runBrand = (file: string, root: string, documents: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tools/deploy/brand.ts', file, root, documents], {
    encoding: 'utf8',
  });

/** Tests on what that command made of the build. `remarks`: what it printed. */
export const byCommand = (file: string, documents: string) =>
  onCopy(() => {
    const root = copyOfBuild();
    const { status, stderr: remarks } = runBrand(file, root, documents);
    if (status !== 0) throw new Error(remarks);
    const environment = JSON.parse(readFileSync(file, 'utf8')) as BrandedCopy['environment'];
    return { root, environment, remarks };
  });
