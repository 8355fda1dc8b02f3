import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startCommand } from '../../scripts/build/command';

const USAGE =
  'npm run call -- <name>: names the steps of docs/api/README.md#add-a-call that a call still lacks, in their order';
startCommand(USAGE);

interface Step {
  readonly what: string;
  /** The file, or the folder whose files may hold the step. */
  readonly where: string;
  /** What the text of the step looks like. */
  readonly sign: RegExp;
}

/** Each step of docs/api/README.md#add-a-call, as the text that it leaves behind. Nothing is compiled. */
function stepsOf(name: string): readonly Step[] {
  const upper = name.charAt(0).toUpperCase() + name.slice(1);
  const row = new RegExp(`^  ${name}:`, 'm');
  const schema = (kind: string) => new RegExp(`export const ${name}${kind}\\b`);
  return [
    { what: `a row ${name} in the table`, where: 'src/contract/calls.ts', sign: row },
    ...['Request', 'Answer'].map((kind) => ({
      what: `the schema ${name}${kind}, each field with its comment, in a file that areas.ts exports`,
      where: 'src/contract',
      sign: schema(kind),
    })),
    {
      what: `the endpoint ${name} in an injectEndpoints`,
      where: 'src',
      sign: new RegExp(`\\b${name}: (build|builder)\\.`),
    },
    {
      what: `a screen that calls it (use${upper}…, or endpoints.${name})`,
      where: 'src',
      sign: new RegExp(
        `\\buse(Lazy)?${upper}|endpoints\\.${name}\\b|alias: '${name}'|\\b${name}\\b[^}=]*\\} = \\w+\\.endpoints`,
      ),
    },
    { what: `a row ${name} in the sandbox's table`, where: 'sandbox/calls.ts', sign: row },
    {
      what: `the sandbox's route ${name}, in a …Routes.ts that routes.ts holds`,
      where: 'sandbox',
      sign: new RegExp(`\\b${name}: for(Borrower|Visitor)`),
    },
    { what: 'a conversation', where: 'sandbox/conversations.ts', sign: row },
    {
      what: 'the generated reference: npm run openapi',
      where: 'docs/api/openapi.json',
      sign: new RegExp(`"operationId": "${name}"`),
    },
  ];
}

const CODE = /\.tsx?$/;

function textsAt(where: string): readonly string[] {
  if (!existsSync(where)) return [];
  if (path.extname(where)) return [readFileSync(where, 'utf8')];
  return readdirSync(where, { recursive: true, encoding: 'utf8' })
    .filter((file) => CODE.test(file) && !file.includes('catalogues'))
    .map((file) => readFileSync(path.join(where, file), 'utf8'));
}

const isMissing = ({ where, sign }: Step) => !textsAt(where).some((text) => sign.test(text));

function main(): void {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name = ''] = positionals;
  if (!/^[a-z]\w*$/i.test(name)) throw new Error(USAGE);
  const missing = stepsOf(name).filter(isMissing);
  for (const { where, what } of missing) console.log(`${where}: ${what}`);
  if (missing.length === 0) console.log(`${name} has every step. Now run: npm run check`);
  else process.exitCode = 1;
}

main();
