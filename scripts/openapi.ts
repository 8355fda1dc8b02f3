import { readFileSync, writeFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { madeFiles } from './openapi/files';

/**
 * `npm run openapi`: writes `docs/api/openapi.json` and the files made from it. `--check` writes nothing, and fails
 * where a file differs from the code or the document is not valid.
 */
async function main(): Promise<void> {
  const isCheck = process.argv.includes('--check');
  const files = await madeFiles();
  const stale = files.filter(([file, content]) => read(file) !== content);
  if (!isCheck) for (const [file, content] of stale) writeFileSync(file, content);
  const { valid, errors } = await new Validator().validate('docs/api/openapi.json');
  if (!valid) fail(`docs/api/openapi.json is not valid: ${JSON.stringify(errors)}`);
  if (isCheck && stale.length > 0) {
    fail(`Not what the code says: ${stale.map(([file]) => file).join(', ')}. Run npm run openapi.`);
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function fail(problem: string): void {
  console.error(problem);
  process.exitCode = 1;
}

void main();
