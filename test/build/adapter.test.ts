/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as Api from '@/platform/api';
import { testEnvironment } from '../support/environment';

/** The production build with `ADAPTER`, of the modules that import the adapter. */

const folder = mkdtempSync(path.join(tmpdir(), 'adapter-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const WEBPACK = require.resolve('webpack/bin/webpack.js');

function buildWith(adapter: string): typeof Api {
  const output = path.join(folder, 'dist');
  const entry = ['--entry-reset', '--entry', './src/platform/api/index.ts'];
  const target = ['--output-path', output, '--output-library-type', 'commonjs2'];
  execFileSync(process.execPath, [WEBPACK, '--mode', 'production', ...entry, ...target], {
    env: { ...process.env, NODE_ENV: 'production', ADAPTER: adapter },
    stdio: 'pipe',
  });
  const [file = ''] = readdirSync(path.join(output, 'assets'));
  return createRequire(__filename)(path.join(output, 'assets', file)) as typeof Api;
}

it('a build sends and reads a call under the names of the lender’s own adapter', () => {
  const { buildRequest, dataOfWire } = buildWith('test/fixtures/adapter/camelCase.ts');
  const sent = { productId: '1', orderId: '2' };
  const session = { common: {}, headers: { form: {}, json: {} } };
  const context = { environment: testEnvironment(), ...session };
  expect(buildRequest('loanDetails', sent, context).init).toMatchObject({
    method: 'POST',
    body: 'productCode=1&orderNumber=2',
  });
  expect(dataOfWire('loanPlayDetail', { amountDue: 1, dueDate: '2027-01-02' })).toEqual({
    repayAmount: 1,
    repayDate: '2027-01-02',
  });
});
