/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { aliases } from '@/contract';
import { withMade } from '../../tools/lender/openapi/pages';

const missingOf = (name: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tools/lender/call.ts', name], {
    encoding: 'utf8',
  });

it('`npm run call` names each missing step of a new call, in order and without compiling', () => {
  const { status, stdout } = missingOf('branchList');
  expect(status).toBe(1);
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.replace(/:.*/, '')),
  ).toEqual([
    'src/contract/calls.ts',
    'src/contract',
    'src/contract',
    'src',
    'src',
    'sandbox/calls.ts',
    'sandbox',
    'sandbox/conversations.ts',
    'docs/api/openapi.json',
  ]);
});

it.each([
  'loanDetails',
  'problemSave',
  'repaymentCommit',
  'getWhatsapp',
  'channelTemplate',
] as const)('`npm run call` finds every step of %s', (name) => {
  expect(aliases).toHaveProperty(name);
  const { status, stdout } = missingOf(name);
  expect([status, stdout]).toEqual([0, expect.stringContaining(`${name} has every step`)]);
});

it('a new area is told where its answers belong, with the lines to add', () => {
  const add = () => withMade('docs/reference/answers.md', '# Answers\n', { branches: 'x' });
  expect(add).toThrow(/^docs\/reference\/answers\.md has no place for branches/);
  const lines = '# Answers\n## branches\n\n<!-- made: branches -->\n\n<!-- end -->\n';
  expect(withMade('', lines, { branches: 'x' })).toContain('-->\n\nx\n\n<!-- end');
});
