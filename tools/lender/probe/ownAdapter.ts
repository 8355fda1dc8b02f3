import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** `ADAPTER=<file> npm run probe`: the lender's own adapter, in place of the shipped one, as the build takes it. */
const { ADAPTER } = process.env;

if (ADAPTER) {
  const load = createRequire(__filename);
  const own = path.resolve(ADAPTER);
  if (!existsSync(own)) {
    console.error(`ADAPTER: there is no ${own}`);
    process.exit(1);
  }
  load(own);
  const module = load.cache[load.resolve(own)];
  if (module) load.cache[load.resolve('../../../src/platform/api/adapter.ts')] = module;
}
