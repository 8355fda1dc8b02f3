import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Step {
  /** Its number in the document. */
  readonly number: number;
  readonly what: string;
  /** The file, or the folder whose files may hold the step. */
  readonly where: string;
  /** What the text of the step looks like. */
  readonly sign: RegExp;
  /** What the file of an earlier step looks like: this step is in another one. */
  readonly besides?: RegExp;
}

/** Each step of docs/api/README.md#add-a-call, as the text that it leaves behind. Nothing is compiled. */
function stepsOf(name: string): readonly Step[] {
  const upper = name.charAt(0).toUpperCase() + name.slice(1);
  const row = new RegExp(`^  ${name}:`, 'm');
  const endpoint = new RegExp(`\\b${name}: (build|builder)\\.`);
  return [
    { number: 1, what: `a row ${name} in the table`, where: 'src/contract/calls.ts', sign: row },
    ...['Request', 'Answer'].map((kind) => ({
      number: 2,
      what: `the schema ${name}${kind}, each field with its comment`,
      where: 'src/contract',
      sign: schemaOf(`${name}${kind}`),
    })),
    ...areaStepsOf(`${name}Answer`),
    {
      number: 3,
      what: `the endpoint ${name} in an injectEndpoints`,
      where: 'src',
      sign: endpoint,
    },
    {
      number: 4,
      what: `a screen that calls it (use${upper}…, or endpoints.${name})`,
      where: 'src',
      sign: new RegExp(
        `\\buse(Lazy)?${upper}|endpoints\\.${name}\\b|alias: '${name}'|\\b${name}\\b[^}=]*\\} = \\w+\\.endpoints`,
      ),
      besides: endpoint,
    },
    {
      number: 5,
      what: `a row ${name} in the sandbox's table`,
      where: 'sandbox/calls.ts',
      sign: row,
    },
    {
      number: 5,
      what: `the sandbox's route ${name}, in a …Routes.ts that routes.ts holds`,
      where: 'sandbox',
      sign: new RegExp(`\\b${name}: for(Borrower|Visitor)`),
    },
    { number: 5, what: 'a conversation', where: 'sandbox/conversations.ts', sign: row },
    {
      number: 6,
      what: 'the generated reference: npm run openapi',
      where: 'docs/api/openapi.json',
      sign: new RegExp(`"operationId": "${name}"`),
    },
  ];
}

const schemaOf = (schema: string) => new RegExp(`export const ${schema}\\b`);

/** A new area is exported, and has a section of answers. */
function areaStepsOf(schema: string): readonly Step[] {
  const file = filesAt('src/contract').find((it) =>
    schemaOf(schema).test(readFileSync(it, 'utf8')),
  );
  if (!file) return [];
  const area = path.parse(file).name;
  return [
    {
      number: 2,
      what: `export * from './${area}'`,
      where: 'src/contract/areas.ts',
      sign: new RegExp(`from './${area}'`),
    },
    {
      number: 2,
      what: `the area's section, with the lines <!-- made: ${area} --> and <!-- end -->`,
      where: 'docs/reference/answers.md',
      sign: new RegExp(`<!-- made: ${area} -->`),
    },
  ];
}

const CODE = /\.tsx?$/;

function filesAt(where: string): readonly string[] {
  if (!existsSync(where)) return [];
  if (path.extname(where)) return [where];
  return readdirSync(where, { recursive: true, encoding: 'utf8' })
    .filter((file) => CODE.test(file) && !file.includes('catalogues'))
    .map((file) => path.join(where, file));
}

/** The steps that a call still lacks, a line each, in their order; of `only` these numbers. */
export const missingSteps = (name: string, only?: readonly number[]): readonly string[] =>
  stepsOf(name)
    .filter((step) => only?.includes(step.number) ?? true)
    .filter(isMissing)
    .map(({ number, where, what }) => `step ${number}, ${where}: ${what}`);

const isMissing = ({ where, sign, besides }: Step) =>
  !filesAt(where)
    .map((file) => readFileSync(file, 'utf8'))
    .some((text) => sign.test(text) && !besides?.test(text));

/** What the contract's file is made of: the schemas, and the sandbox's answers. */
const MAKES_THE_FILE = [2, 5];

/** Ends where a call lacks a step without which `npm run openapi` has nothing to write, or writes a wrong answer. */
export function refuseUnfinished(names: readonly string[]): void {
  const unfinished = names
    .map((name) => [name, missingSteps(name, MAKES_THE_FILE)] as const)
    .filter(([, missing]) => missing.length > 0);
  if (unfinished.length === 0) return;
  const lines = unfinished.map(([name, missing]) => [`${name} lacks:`, ...missing].join('\n'));
  throw new Error(lines.join('\n'));
}
