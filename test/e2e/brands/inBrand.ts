import { rmSync } from 'node:fs';
import { type BrandedCopy, brandedCopy } from '../../../tools/proof/sheets/brandedCopy';
import { test as base } from '../fixtures';

/** Tests on a copy of the build in a brand. Each worker makes a copy of its own, which takes seconds. */
export const inBrand = (brand: string) =>
  base.extend<object, { readonly build: BrandedCopy }>({
    build: [
      // Playwright reads the required fixtures from the first parameter. This fixture needs none.
      async ({ browserName: _ }, use) => {
        const copy = await brandedCopy(brand);
        await use(copy);
        rmSync(copy.root, { recursive: true });
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  });
