/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as Adapt from '@/platform/api/adapt';

/** The production build with `ADAPTER`, of the one module that imports the adapter. */

const folder = mkdtempSync(path.join(tmpdir(), 'adapter-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const WEBPACK = require.resolve('webpack/bin/webpack.js');

function buildWith(adapter: string): typeof Adapt {
  const output = path.join(folder, 'dist');
  const entry = ['--entry-reset', '--entry', './src/platform/api/adapt.ts'];
  const target = ['--output-path', output, '--output-library-type', 'commonjs2'];
  execFileSync(process.execPath, [WEBPACK, '--mode', 'production', ...entry, ...target], {
    env: { ...process.env, NODE_ENV: 'production', ADAPTER: adapter },
    stdio: 'pipe',
  });
  const [file = ''] = readdirSync(path.join(output, 'assets'));
  return createRequire(__filename)(path.join(output, 'assets', file)) as typeof Adapt;
}

it('a build sends and reads a call under the names of the lender’s own adapter', () => {
  const { outgoing, dataOfWire } = buildWith('test/fixtures/adapter/camelCase.ts');
  const sent = { productId: '1', orderId: '2' };
  expect(outgoing('loanDetails', { method: 'GET' }, sent)).toEqual([
    { method: 'POST' },
    { productCode: '1', orderNumber: '2' },
  ]);
  expect(dataOfWire('loanPlayDetail', { amountDue: 1, dueDate: '2027-01-02' })).toEqual({
    repayAmount: 1,
    repayDate: '2027-01-02',
  });
});
