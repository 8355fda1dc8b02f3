import { launchAddress } from '../../sandbox/launchAddress';
import { startPreview } from '../../scripts/previewServer';
import { expect, test } from './fixtures';

/** What a native app may load before a launch (docs/reference/native.md#before-a-launch). */

test('the blank page brings the app’s script, and begins nothing', async ({
  page,
  open,
  lender,
}) => {
  const loaded = page.waitForResponse(/\/assets\/app\./);
  await page.goto('/warm.html');
  await (await loaded).finished();
  expect(await page.locator('body').innerText()).toBe('');
  expect(lender.requests).toHaveLength(0);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await open('/loanDetail', 'dueTomorrow');
  await expect(page.getByRole('button', { name: 'Pagar', exact: true })).toBeEnabled();
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/app.'))
      .map((it) => it.transferSize),
  );
  expect(bytes).toEqual([0]);
});

test('a page that was prefetched without a query serves the launch', async ({ browser }) => {
  const rules = { prefetch: [{ urls: ['/loanDetail'], expects_no_vary_search: 'params' }] };
  // A page of the native app's part: it has no policy, which would refuse the rules.
  const host = `<script type="speculationrules">${JSON.stringify(rules)}</script><a>Launch</a>`;
  const preview = await startPreview(0, { pages: new Map([['/host.html', host]]) });
  const page = await browser.newPage();
  const prefetched = page
    .context()
    .waitForEvent('requestfinished', (it) => it.url().endsWith('loanDetail'));
  await page.goto(`${preview.origin}/host.html`);
  await prefetched;
  await page.evaluate(
    (address) => {
      document.querySelector('a')!.href = address;
    },
    launchAddress(preview.lender, '/loanDetail', 'dueTomorrow'),
  );
  await page.getByText('Launch').click();
  await expect(page.getByRole('button', { name: 'Pagar', exact: true })).toBeEnabled();
  const delivery = () =>
    (performance.getEntriesByType('navigation')[0] as { deliveryType?: string }).deliveryType;
  expect(await page.evaluate(delivery)).toBe('navigational-prefetch');
  await page.close();
  await preview.close();
});
