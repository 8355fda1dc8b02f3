/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { aliases } from '@/contract';
import { refuseUnfinished } from '../../tools/lender/callSteps';
import { withMade } from '../../tools/lender/openapi/pages';

const TSX = pathToFileURL(require.resolve('tsx')).href;

const missingOf = (name: string, cwd = process.cwd()) =>
  spawnSync(process.execPath, ['--import', TSX, path.resolve('tools/lender/call.ts'), name], {
    cwd,
    encoding: 'utf8',
  });

const placesIn = (stdout: string) =>
  stdout
    .trim()
    .split('\n')
    .map((line) => line.replace(/:.*/, ''));

it('`npm run call` names each missing step of a new call, in order and without compiling', () => {
  const { status, stdout } = missingOf('noSuchCall');
  expect(status).toBe(1);
  expect(placesIn(stdout)).toEqual([
    'step 1, src/contract/calls.ts',
    'step 2, src/contract',
    'step 2, src/contract',
    'step 3, src',
    'step 4, src',
    'step 5, sandbox/calls.ts',
    'step 5, sandbox',
    'step 5, sandbox/conversations.ts',
    'step 6, docs/api/openapi.json',
  ]);
});

it('of a new area `npm run call` names the export and the section, and takes no endpoint for its screen', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'call-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('src/contract/calls.ts', "  branchList: read('general', 'GET', '/v3/branches'),\n");
  write(
    'src/contract/branches.ts',
    'export const branchListRequest = 1;\nexport const branchListAnswer = 1;\n',
  );
  write(
    'src/features/branches/branches.ts',
    'branchList: build.query(read())\nexport const { useBranchListQuery } = branchesApi;\n',
  );
  const { stdout } = missingOf('branchList', folder);
  rmSync(folder, { recursive: true });
  expect(placesIn(stdout).slice(0, 3)).toEqual([
    'step 2, src/contract/areas.ts',
    'step 2, docs/reference/answers.md',
    'step 4, src',
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

it('a new area whose two lines stand one under the other is filled, and the next area stays', () => {
  const next = '<!-- made: promotion -->\n\ny\n\n<!-- end -->\n';
  const page = `<!-- made: branches -->\n<!-- end -->\n\n${next}`;
  expect(withMade('', page, { branches: 'x', promotion: 'y' })).toBe(
    `<!-- made: branches -->\n\nx\n\n<!-- end -->\n\n${next}`,
  );
});

it('`npm run openapi` names the steps of an unfinished call that it needs, in order, and finds none of ours', () => {
  expect(() => {
    refuseUnfinished(Object.keys(aliases));
  }).not.toThrow();
  let said = '';
  try {
    refuseUnfinished(['loanDetails', 'noSuchCall']);
  } catch (error) {
    said = String(error);
  }
  expect(placesIn(said)).toEqual([
    'Error',
    'step 2, src/contract',
    'step 2, src/contract',
    'step 5, sandbox/calls.ts',
    'step 5, sandbox',
    'step 5, sandbox/conversations.ts',
  ]);
  expect(said).toContain('noSuchCall lacks:');
});
