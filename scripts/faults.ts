import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Judged } from './tally';

/**
 * Applies every fault of the table (`test/hold/faults/table.ts`, or a JSON file of rows in `FAULT_TABLE`) to every
 * call, at the data layer and in a real browser. Prints the number of passed cases.
 */

const file = path.join(mkdtempSync(path.join(tmpdir(), 'faults-')), 'cases.jsonl');

function run(command: string, ...args: readonly string[]): boolean {
  const env = { ...process.env, FAULT_TALLY: file };
  const options = { stdio: 'inherit', env, shell: process.platform === 'win32' } as const;
  return spawnSync(command, args, options).status === 0;
}

const parts: readonly (() => boolean)[] = [
  () => run('npx', 'jest', 'test/hold/faults', '--silent', '--reporters=summary'),
  () => run('npx', 'playwright', 'test', '--project=faults'),
];

const count = (cases: readonly Judged[]) =>
  `${cases.length} run, ${cases.filter(({ breaches }) => breaches.length === 0).length} held`;

function report(cases: readonly Judged[]): void {
  for (const part of ['data', 'screens'] as const) {
    const own = cases.filter((judged) => judged.part === part);
    console.log(`\n${part === 'data' ? 'At the data layer' : 'On the screens'}: ${count(own)}`);
    for (const alias of new Set(own.map((judged) => judged.alias))) {
      console.log(`  ${alias.padEnd(20)} ${count(own.filter((judged) => judged.alias === alias))}`);
    }
  }
  const broken = cases.filter(({ breaches }) => breaches.length > 0);
  if (broken.length > 0) console.log('\nFailed:');
  for (const { part, alias, name, breaches } of broken) {
    console.log(`  ${part} · ${alias} · ${name}: ${breaches.join('; ')}`);
  }
  console.log(`\nTotal: ${count(cases)}`);
}

// Both parts run, even if the first part fails.
const isGreen = parts.map((part) => part()).every(Boolean);
const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
report(lines.map((line) => JSON.parse(line) as Judged));
process.exitCode = isGreen ? 0 : 1;
