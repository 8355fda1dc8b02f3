import { readFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { openApi } from './document';
import { environmentKeys } from './environmentKeys';
import { answersParts, callsParts, withMade } from './pages';

/** Every file that `npm run openapi` writes, with its content by the code. */

const CALLS = 'docs/reference/calls.md';
const ANSWERS = 'docs/reference/answers.md';
const ENVIRONMENT = 'docs/reference/environment.md';
const SCHEMA = 'src/environment/environment.ts';

export async function madeFiles(): Promise<readonly (readonly [file: string, content: string])[]> {
  const document = await openApi();
  const json = JSON.stringify(document);
  // Parsed again, because the generator resolves references in its input.
  const types = astToString(await openapiTS(json));
  return Promise.all([
    pretty('docs/api/openapi.json', json),
    pretty('docs/api/openapi.d.ts', `/* Made of openapi.json by \`npm run openapi\`. */\n${types}`),
    pretty(CALLS, withMade(text(CALLS), callsParts(document))),
    pretty(ENVIRONMENT, withMade(text(ENVIRONMENT), { keys: environmentKeys(text(SCHEMA)) })),
    pretty(ANSWERS, withMade(text(ANSWERS), answersParts(document))),
  ]);
}

const text = (file: string) => readFileSync(file, 'utf8');

async function pretty(file: string, content: string): Promise<readonly [string, string]> {
  const options = (await resolveConfig(file)) ?? {};
  return [file, await format(content, { ...options, filepath: file })];
}
