import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The tests of all changes since the last commit: changed test files, and the tests of changed sources
 * (`src/features/loan/…` has `test/features/loan`). Jest's `--onlyChanged` follows imports instead: a change of one
 * screen runs a third of all tests.
 */
function testsOf(file: string): string | undefined {
  if (/\.test\.tsx?$/.test(file)) return file;
  const parts = path.dirname(file).split('/');
  const names = parts[0] === 'src' ? parts.slice(1) : parts;
  const folders = names.map((_, index) => path.join('test', ...names.slice(0, index + 1)));
  return folders.slice(0, 2).filter(existsSync).at(-1);
}

const git = (...words: string[]) =>
  execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const tests = new Set(changed.map(testsOf).filter((it) => it !== undefined));
if (tests.size > 0) {
  const { status } = spawnSync('npx', ['jest', '--passWithNoTests', ...tests], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
