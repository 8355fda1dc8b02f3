import { readFileSync, writeFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { format } from 'oxfmt';
import style from '../../.oxfmtrc.json';
import { aliases } from '../../src/contract/calls';
import { refuseUnfinished } from './callSteps';
import { openApi } from './openapi/document';
import { environmentKeys } from './openapi/environmentKeys';
import { moneyDiagram } from './openapi/moneyDiagram';
import { answersParts, callsParts, withMade } from './openapi/pages';

const JSON_FILE = 'docs/api/openapi.json';
const CALLS = 'docs/reference/calls.md';
const ANSWERS = 'docs/reference/answers.md';
const ENVIRONMENT = 'docs/reference/environment.md';
const MONEY = 'docs/reference/money.md';
const SCHEMA = 'src/platform/environment/environment.ts';

/**
 * `npm run openapi`: writes `docs/api/openapi.json` and the files made from this document. `--check` writes nothing, and
 * fails if a file differs from the code or the document is not valid.
 */
async function main(): Promise<void> {
  const isCheck = process.argv.includes('--check');
  const files = await madeFiles();
  const stale = files.filter(([file, content]) => readFileSync(file, 'utf8') !== content);
  if (!isCheck) for (const [file, content] of stale) writeFileSync(file, content);
  const { valid, errors } = await new Validator().validate(JSON_FILE);
  if (!valid) throw new Error(`${JSON_FILE} is not valid: ${JSON.stringify(errors)}`);
  if (isCheck && stale.length > 0) {
    const names = stale.map(([file]) => file).join(', ');
    throw new Error(`These files differ from the code: ${names}. Run npm run openapi.`);
  }
}

/** Every generated file with its new content. */
async function madeFiles(): Promise<readonly (readonly [file: string, content: string])[]> {
  refuseUnfinished(Object.keys(aliases));
  const document = await openApi();
  return Promise.all([
    pretty(JSON_FILE, JSON.stringify(document)),
    pretty(CALLS, made(CALLS, callsParts(document))),
    pretty(ENVIRONMENT, made(ENVIRONMENT, { keys: environmentKeys(text(SCHEMA)) })),
    pretty(ANSWERS, made(ANSWERS, answersParts(document))),
    pretty(MONEY, made(MONEY, { states: moneyDiagram() })),
  ]);
}

/** The page with the parts that are made from the document. */
const made = (file: string, parts: Readonly<Record<string, string>>) =>
  withMade(file, text(file), parts);

const text = (file: string) => readFileSync(file, 'utf8');

async function pretty(file: string, content: string): Promise<readonly [string, string]> {
  const { code, errors } = await format(file, content, style);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map((it) => it.message).join(', ')}`);
  return [file, code];
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
