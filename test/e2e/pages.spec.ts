import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { askingScreens } from '../../tools/proof/sampleScreens';
import { received } from '../support/received';
import { expect, test } from './fixtures';
import { holdFiles } from './steps';

/** Every route with an early request. */
const asking = askingScreens.flatMap(({ row }) => Object.values(row.paths));

const fileOf = (route: string) => path.join('dist', route, 'index.html');

/** The maximum size of a page in bytes of Brotli (docs/reference/limits.md#bytes). */
const PAGE_BYTES = 16_000;

for (const route of asking) {
  test(`the page of ${route} is small, and its first requests come first`, () => {
    const html = readFileSync(fileOf(route), 'utf8');
    expect(statSync(`${fileOf(route)}.br`).size).toBeLessThanOrEqual(PAGE_BYTES);
    const order = [
      '<meta charset',
      '<meta name="viewport"',
      'id="environment"',
      'id="page"',
      '<script>',
      '<script defer src="/assets/',
      '<style',
      '<div id="root"><div data-early',
      '<template data-answered=',
    ].map((part) => html.indexOf(part));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((one, other) => one - other));
    expect(html.lastIndexOf('<script>')).toBeGreaterThan(html.indexOf('<template'));
    // The page contains no style attributes, which the policy refuses, and no slot markers.
    expect(html).not.toMatch(/ style="|[\uE000\uE001]/);
  });
}

test('the page of every other route has no placeholder and no early request', () => {
  const html = readFileSync('dist/app.html', 'utf8');
  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toContain('id="page"');
});

test('another spelling of a route has the same page', async ({ page, open, request }) => {
  const served = await (await request.get('/LoanDetail/')).text();
  expect(served).toBe(readFileSync(fileOf('/loanDetail'), 'utf8'));
  await open('/LoanDetail/', 'dueTomorrow');
  await expect(page.getByRole('button', { name: 'Pagar', exact: true })).toBeVisible();
});

test('a late answer is awaited, but only for a limited time', async ({ page, open, lender }) => {
  const deliver = await holdFiles(page, '**/loan-details/loan-details?**');
  await open('/loanDetail', 'dueTomorrow');
  // The app has started and waits for the answer, too.
  await expect(page.locator('#root > :not([data-early]) h1').first()).toBeVisible();
  deliver();
  await expect(page.getByRole('button', { name: 'Pagar', exact: true })).toBeVisible();
  expect(received(lender, 'loanDetails')).toHaveLength(1);
});
