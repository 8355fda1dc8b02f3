import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Preview, startPreview } from '../../../scripts/previewServer';
import { expect, test as base } from '../../e2e/fixtures';
import { camelCaseLender } from '../../fixtures/adapter/camelCaseLender';

/** The worked example of an adapter in its own build, against a lender with other names. */
const test = base.extend<object, { readonly preview: Preview }>({
  preview: [
    async ({ browserName: _ }, use) => {
      const root = path.join(mkdtempSync(path.join(tmpdir(), 'adapter-')), 'dist');
      const options = ['webpack', '--mode', 'production', '--output-path', root];
      const adapter = { ADAPTER: 'test/fixtures/adapter/camelCase.ts', NODE_ENV: 'production' };
      execFileSync('npx', options, { env: { ...process.env, ...adapter } });
      execFileSync('npx', [
        'tsx',
        'tools/deploy/brand.ts',
        'public/environments/sandbox.json',
        root,
      ]);
      const preview = await startPreview(0, { root });
      await use(preview);
      await preview.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test('a loan is confirmed and shown under a lender’s own names', async ({ page, lender, open }) => {
  const send = camelCaseLender(lender);
  const asked: string[] = [];
  await page.route(/\/(entered|loan-service)\//, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    asked.push(`${request.method()} ${pathname}`);
    const response = await send(pathname + search, {
      method: request.method(),
      headers: { ...request.headers() },
      ...(request.postData() && { body: request.postData() }),
    });
    await route.fulfill({ status: response.status, body: await response.text() });
  });
  await open('/confirm', 'newLoan', { language: '1' });
  await page.getByRole('button', { name: 'Confirm loan' }).click();
  await expect(page).toHaveURL(/loanDetail/);
  await expect(page.getByText('Loan number')).toBeVisible();
  expect(lender.accepted).toHaveLength(1);
  expect(asked).toContain('POST /entered/v3/loan-details/loan-details');
});
