import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import type { Lender } from '../../sandbox/index';
import { launchAddress } from '../../sandbox/launchAddress';
import { type Preview, startPreview } from '../../scripts/previewServer';
import { expect, test as base } from './fixtures';
import { owed } from './steps';

const test = base.extend<{ readonly preview: Preview }>({
  preview: async ({ browserName: _ }, use) => {
    const preview = await startPreview(0, { isReporting: true });
    await use(preview);
    await preview.close();
  },
  // The tests of this file cause errors that fail all other tests: they use a page without the common checks.
  page: async ({ browser }, use) => {
    const page = await browser.newPage();
    await use(page);
    await page.close();
  },
});

const CANARY = 'canary';

type Told = Readonly<Record<string, unknown>> & { readonly kind: string };

/** The received reports. */
const told = ({ reports }: Preview) => reports.map((report) => JSON.parse(report) as Told);

const toldOf = (preview: Preview, kind: string) =>
  expect.poll(() => told(preview).filter((report) => report.kind === kind));

/** The output of `npm run stack` for a crash. */
const namesOf = (report = '') =>
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/deploy/stack.ts'], {
    input: report,
    encoding: 'utf8',
  });

/** Closes the page: it then sends its measurements. */
const leave = (page: Page) => page.goto('about:blank');

/** Fails if a report contains a value of the borrower, or the canary outside of `allowed`. */
async function expectNoSecret({ reports }: Preview, lender: Lender, allowed?: string) {
  const all = reports.join('\n');
  await test.info().attach('reports', { body: all, contentType: 'text/plain' });
  const { userId = '', sessionId = '', mobilePhone = '', orderId = '' } = lender.launch('overdue');
  const amount = await owed(lender, 'overdue');
  for (const secret of [CANARY, userId, sessionId, mobilePhone, orderId, amount]) {
    expect(secret).not.toBe('');
    expect(allowed ? all.replaceAll(allowed, '') : all).not.toContain(secret);
  }
}

test('reports a crash by its positions, and the speed of the page, without borrower data', async ({
  page,
  preview,
  lender,
}) => {
  // The app's code calls a function that throws.
  await page.addInitScript((canary) => {
    window.print = () => {
      throw new TypeError(canary);
    };
  }, CANARY);
  const amount = await owed(lender, 'overdue');
  const path = `/carpmm?requestType=1&amount=${amount}&payCode=shop`;
  await page.goto(preview.origin + launchAddress(lender, path, 'overdue'));
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await toldOf(preview, 'crash').toMatchObject([
    {
      brand: 'sandbox-h5',
      route: '/carpmm',
      sample: 1,
      name: 'TypeError',
      places: expect.arrayContaining([
        expect.objectContaining({ file: expect.stringMatching(/^([a-z]+\.)?[0-9a-f]{8}\.js$/) }),
      ]),
    },
  ]);
  const crash = preview.reports.find((report) => report.includes('/carpmm'));
  expect(namesOf(crash)).toMatch(
    /^TypeError\n {2}at .*src\/shared\/components\/keep\/KeepActions\.tsx:\d+:\d+/,
  );
  await leave(page);
  await toldOf(preview, 'speed').toMatchObject([
    {
      route: '/carpmm',
      FCP: expect.any(Number),
      TTFB: expect.any(Number),
      firstAnswer: expect.any(Number),
    },
  ]);
  await expectNoSecret(preview, lender);
});

test('reports a malformed answer, and a handler that is missing, without borrower data', async ({
  page,
  preview,
  lender,
}) => {
  await page.route('**/user-problem/get-whatsapp*', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<p>${CANARY}</p>` }),
  );
  await page.goto(preview.origin + launchAddress(lender, '/Dag', 'overdue'));
  await toldOf(preview, 'call').toMatchObject([
    {
      route: '/Dag',
      alias: 'getWhatsapp',
      failure: 'malformed',
      status: 200,
      schema: 'envelope',
      issues: [{ path: 'HTTP 200', expected: 'a JSON object' }],
    },
  ]);

  // Without a native app, the login cannot be opened.
  await page.goto(preview.origin + launchAddress(lender, '/error', 'overdue'));
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await toldOf(preview, 'bridge').toMatchObject([{ route: '/error', handler: 'toLogin' }]);
  await expectNoSecret(preview, lender);
});

test('reports a violation of the policy by the origin of the blocked resource', async ({
  page,
  preview,
  lender,
}) => {
  await page.goto(preview.origin + launchAddress(lender, '/error', 'overdue'));
  // The app listens for violations before it renders.
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await page.evaluate((canary) => {
    new Image().src = `http://${canary}.example/${canary}?${canary}`;
  }, CANARY);
  const blocked = `http://${CANARY}.example`;
  await toldOf(preview, 'policy').toMatchObject([
    { route: '/error', directive: 'img-src', blocked },
  ]);
  await expectNoSecret(preview, lender, blocked);
});

test('the promotion and the public site send reports', async ({ page, preview }) => {
  await page.route('**/promotion/get-sid*', (route) => route.fulfill({ status: 503 }));
  await page.goto(`${preview.origin}/promotion?id=1&UC=${CANARY}`);
  await expect
    .poll(() => told(preview))
    .toContainEqual(
      expect.objectContaining({
        route: '/promotion',
        alias: 'getSid',
        failure: 'unreachable',
        status: 503,
      }),
    );
  for (const path of ['/', '/Contact']) {
    await page.goto(preview.origin + path);
    await page.waitForLoadState('networkidle');
    await page.evaluate((canary) => {
      setTimeout(() => {
        throw new RangeError(canary);
      });
    }, CANARY);
    await expect
      .poll(() => told(preview))
      .toContainEqual(expect.objectContaining({ kind: 'crash', route: path, name: 'RangeError' }));
  }
  expect(preview.reports.filter((report) => report.includes('/promotion')).join()).not.toContain(
    CANARY,
  );
});
