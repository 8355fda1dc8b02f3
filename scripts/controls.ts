import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Control } from '../test/hold/controls/control';
import { moneyControls } from '../test/hold/controls/money';
import { pageControls } from '../test/hold/controls/page';
import { personControls } from '../test/hold/controls/person';
import { violations } from '../test/hold/controls/violations';

/**
 * Turns off each control of `test/hold/controls` in turn, on a copy of the project, and runs the tests that should
 * notice: none may stay green (docs/proof.md#controls). `npm run controls -- <word>` takes one part (money,
 * person, page, imports), or those whose sentence or file has the word in it.
 */

const project = path.join(__dirname, '..');
// Always the same place, so that what Jest keeps of it is found again.
const copy = path.join(tmpdir(), 'borrower-h5-controls');
const answers = path.join(copy, 'answers.json');
const inCopy = (file: string) => path.join(copy, file);

const COPIED = ['src', 'test', 'scripts', 'public', 'docs', 'README.md', 'package.json'];
const SETTINGS = ['babel.config.js', 'jest.config.js', 'tsconfig.json', '.dependency-cruiser.cjs'];

function makeCopy(): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy);
  for (const each of [...COPIED, ...SETTINGS]) {
    cpSync(path.join(project, each), inCopy(each), { recursive: true });
  }
  symlinkSync(path.join(project, 'node_modules'), inCopy('node_modules'), 'junction');
}

const run = (isHeard: boolean, command: string, ...parameters: readonly string[]) =>
  spawnSync('npx', [command, ...parameters], {
    cwd: copy,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', isHeard ? 'inherit' : 'pipe'],
    maxBuffer: 64 * 1_024 * 1_024,
    shell: process.platform === 'win32',
  });

interface Answers {
  readonly numFailedTests: number;
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** The names of the tests that fail; a file that does not even run is none of them. Jest itself can be heard meanwhile. */
function failing(files: readonly string[], isHeard = false): readonly string[] {
  rmSync(answers, { force: true });
  run(isHeard, 'jest', '--maxWorkers=1', '--silent', '--json', `--outputFile=${answers}`, ...files);
  const { testResults } = JSON.parse(readFileSync(answers, 'utf8')) as Answers;
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );
}

/** Why a row of the table cannot be tried. */
function troubleOf({ file, on, noticed }: Control): string | undefined {
  const lost = [file, ...noticed].find((each) => !existsSync(inCopy(each)));
  if (lost) return `${lost} is not there any more`;
  const times = readFileSync(inCopy(file), 'utf8').split(on).length - 1;
  return times === 1 ? undefined : `stands ${times} times in ${file}, not once: ${on}`;
}

/** What came of one: the test that noticed, or why it does not hold. */
function tryOff(control: Control): { readonly isNoticed: boolean; readonly says: string } {
  const trouble = troubleOf(control);
  if (trouble) return { isNoticed: false, says: trouble };
  const file = inCopy(control.file);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(control.on, () => control.off),
  );
  try {
    for (const test of control.noticed) {
      const [first] = failing([test]);
      if (first) return { isNoticed: true, says: `${path.basename(test)}: ${first}` };
    }
    return { isNoticed: false, says: `stayed green: ${control.noticed.join(', ')}` };
  } finally {
    writeFileSync(file, text);
  }
}

interface Cruise {
  readonly summary: {
    readonly violations: readonly {
      readonly from: string;
      readonly rule: { readonly name: string };
    }[];
  };
}

/** Plants all violations at once; each has to be named by its own rule. */
function tryViolations(): number {
  violations.forEach(({ file, text }) => {
    writeFileSync(inCopy(file), `${text}\n`);
  });
  const { stdout } = run(
    false,
    'depcruise',
    'src',
    'test',
    'scripts',
    '--config',
    '.dependency-cruiser.cjs',
    '-T',
    'json',
  );
  const found = (JSON.parse(stdout) as Cruise).summary.violations;
  const missed = violations.filter(
    ({ rule, file }) => !found.some(({ from, rule: { name } }) => from === file && name === rule),
  );
  violations.forEach((violation) => {
    rmSync(inCopy(violation.file));
    console.log(
      `${missed.includes(violation) ? 'NOT NOTICED' : 'noticed'}  ${violation.rule}: ${violation.file}`,
    );
  });
  return missed.length;
}

const word = process.argv[2] ?? '';
const parts = { money: moneyControls, person: personControls, page: pageControls };
const isPart = word in parts;
const controls = Object.entries(parts).flatMap(([part, rows]) =>
  rows.filter(({ control, file }) =>
    isPart ? part === word : [control, file].some((text) => text.includes(word)),
  ),
);

makeCopy();
const tests = [...new Set(controls.flatMap(({ noticed }) => noticed))].filter((file) =>
  existsSync(inCopy(file)),
);
console.log(
  `${controls.length} controls; first their ${tests.length} test files with all of them on`,
);
const red = tests.length > 0 ? failing(tests, true) : [];
if (red.length > 0) throw new Error(`Red before anything is off:\n${red.join('\n')}`);

let open = 0;
controls.forEach((control, index) => {
  const { isNoticed, says } = tryOff(control);
  if (!isNoticed) open += 1;
  console.log(
    `${index + 1} of ${controls.length}. ${isNoticed ? 'noticed' : 'NOT NOTICED'}  ${control.control}\n   ${says}`,
  );
});
if ('imports'.includes(word)) open += tryViolations();
rmSync(copy, { recursive: true, force: true });
console.log(open === 0 ? '\nNone stayed green.' : `\n${open} stayed green.`);
process.exitCode = open === 0 ? 0 : 1;
