import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPreview } from '../../scripts/previewServer';
import { expect, launchAddress, test as base } from './fixtures';

/** The build, with an environment that reports to its own origin. */
const test = base.extend<object, { readonly preview: Awaited<ReturnType<typeof startPreview>> }>({
  preview: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'reporting-'));
      const dist = path.join(folder, 'dist');
      cpSync('dist', dist, { recursive: true });
      const environment = path.join(folder, 'environment.json');
      const sandbox = JSON.parse(
        readFileSync('public/environments/sandbox.json', 'utf8'),
      ) as object;
      writeFileSync(environment, JSON.stringify({ ...sandbox, reportUrl: '/reports' }));
      const documents = 'public/documents/sandbox';
      const run = ['--import', 'tsx', 'scripts/brand.ts', environment, dist, documents];
      execFileSync(process.execPath, run, { stdio: 'pipe' });
      const preview = await startPreview(0, dist);
      await use(preview);
      await preview.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // What this suite provokes is what the others must never see.
  page: async ({ browser }, use) => {
    const page = await browser.newPage();
    await use(page);
    await page.close();
  },
});

const CANARY = 'canary';

test('a crash, a lost call, a missing handler, a violation and the speed arrive, and nothing of the borrower', async ({
  page,
  preview,
  lender,
}) => {
  await page.route('**/user-problem/get-whatsapp*', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<p>${CANARY}</p>` }),
  );
  await page.goto(preview.origin + launchAddress(lender, '/Dag', 'overdue'));
  const kinds = () =>
    preview.reports.map((report) => (JSON.parse(report) as { kind: string }).kind);
  await expect.poll(kinds, { timeout: 20_000 }).toContain('call');

  // No native app is around this page: its login cannot be opened.
  await page.goto(preview.origin + launchAddress(lender, '/error', 'overdue'));
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect.poll(kinds, { timeout: 20_000 }).toContain('bridge');

  await page.evaluate((canary) => {
    setTimeout(() => {
      throw new TypeError(canary);
    });
    new Image().src = `http://${canary}.example/${canary}?${canary}`;
  }, CANARY);
  await expect.poll(kinds).toEqual(expect.arrayContaining(['crash', 'policy']));

  await page.goto('about:blank');
  await expect.poll(kinds).toContain('speed');

  const told = (kind: string) =>
    preview.reports
      .map((report) => JSON.parse(report) as Readonly<Record<string, unknown>>)
      .find((report) => report.kind === kind);
  expect(told('call')).toMatchObject({
    route: '/Dag',
    alias: 'getWhatsapp',
    failure: 'malformed',
    schema: 'envelope',
    issues: [{ path: 'HTTP 200', expected: 'a JSON object' }],
  });
  expect(told('bridge')).toMatchObject({ route: '/error', handler: 'toLogin' });
  expect(told('crash')).toMatchObject({ name: 'TypeError' });
  expect(told('policy')).toMatchObject({
    directive: 'img-src',
    blocked: `http://${CANARY}.example`,
  });
  const speed = told('speed');
  expect(speed).toMatchObject({ FCP: expect.any(Number), TTFB: expect.any(Number) });

  const { userId = '', sessionId = '', mobilePhone = '' } = lender.launch('overdue');
  const all = preview.reports.join('\n').replaceAll(`http://${CANARY}.example`, '');
  for (const secret of [CANARY, userId, sessionId, mobilePhone, '912844600000']) {
    expect(secret).not.toBe('');
    expect(all).not.toContain(secret);
  }
});
