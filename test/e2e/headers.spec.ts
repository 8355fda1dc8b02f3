import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '@/platform/navigation/routes';
import manifest from '../../package.json';
import { parseHeaders } from '../../scripts/build/headersFile';
import { filesOf } from '../support/filesOf';
import { asCloudflare, asNetlify } from '../support/headerHosts';
import { received } from '../support/received';
import { expect, test } from './fixtures';

test('files with a hash are cached forever, pages are revalidated', async ({ request }) => {
  const app = await request.get('/confirm');
  expect(app.headers()['cache-control']).toBe('private, no-cache');
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(await app.text()) ?? [];
  const asset = await request.get(script, { headers: { 'Accept-Encoding': 'br' } });
  expect(asset.headers()['cache-control']).toContain('immutable');
  expect(asset.headers()['content-encoding']).toBe('br');
});

test('the next login finds the page in the cache', async ({ page, open, lender }) => {
  const { sessionId } = lender.launch('dueTomorrow');
  await open('/loanDetail', 'dueTomorrow');
  lender.logInAgain('dueTomorrow');
  await open('/loanDetail', 'dueTomorrow');
  await expect(page.getByRole('button', { name: 'Pagar', exact: true })).toBeVisible();
  const [sent] = received(lender, 'loanDetails').slice(-1);
  expect(sent?.query.sessionId).not.toBe(sessionId);
  // A page that is asked for again and has not changed brings its headers alone.
  const bytes = await page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation');
    return [load?.encodedBodySize, load?.transferSize].map(Number);
  });
  expect(bytes[0]).toBeGreaterThan(5_000);
  expect(bytes[1]).toBeLessThan(1_000);
});

test.describe('a call that a browser opens as a page', () => {
  // The address lacks the parameters of the call.
  test.use({ isHeld: false });

  test('runs nothing and is not kept, whatever the lender sends', async ({
    browser,
    preview,
    lender,
  }) => {
    const call = `${preview.origin}/entered/v3/loan-details/loan-details`;
    const text = '<!doctype html><title>plain</title><script>document.title = "ran"</script>';
    lender.fault('loanDetails', { kind: 'text', text, type: 'text/html', times: 1 });
    const page = await browser.newPage();
    const answer = await page.goto(`${call}?orderId=7`);
    expect(answer?.headers()).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'no-store',
      'content-type': 'text/html',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    });
    await expect(page).toHaveTitle('plain');
    const storage = page.evaluate(() => sessionStorage.length);
    await expect(storage).rejects.toThrow('The document is sandboxed');
    lender.fault('loanDetails', { kind: 'status', status: 503, times: 1 });
    const failed = await page.request.get(call);
    expect(failed.status()).toBe(503);
    expect(failed.headers()['content-security-policy']).toMatch(/; sandbox$/);
    await page.close();
  });
});

test('each file and route of the build gets the same headers from each host', async ({
  request,
}) => {
  const rules = parseHeaders(readFileSync('dist/_headers', 'utf8'));
  const files = filesOf('dist').filter((file) => !/^_|\.(br|gz)$/.test(file));
  const addresses = [...files.map((file) => `/${file}`), ...Object.values(routes), '/LOANDETAIL/'];
  for (const address of addresses) {
    const netlify = asNetlify(rules, address);
    expect(asCloudflare(rules, address), address).toEqual(netlify);
    expect((await request.head(address)).headers(), address).toMatchObject(
      Object.fromEntries(
        Object.entries(netlify).map(([name, value]) => [name.toLowerCase(), value]),
      ),
    );
  }
});

test('source maps and the list of packages lie beside the build, not in it', () => {
  const scripts = readdirSync('dist/assets').filter((file) => file.endsWith('.js'));
  expect(readdirSync('dist-maps')).toEqual(
    expect.arrayContaining(scripts.map((it) => `${it}.map`)),
  );
  expect(filesOf('dist').filter((file) => /\.map$|sbom/.test(file))).toEqual([]);
  for (const file of scripts) {
    expect(readFileSync(path.join('dist/assets', file), 'utf8')).not.toContain('sourceMappingURL');
  }
  const list = JSON.parse(readFileSync('dist-maps/sbom.json', 'utf8')) as {
    readonly bomFormat: string;
    readonly components: readonly { readonly name: string; readonly properties: unknown[] }[];
  };
  expect(list.bomFormat).toBe('CycloneDX');
  const shipped = list.components.filter(
    ({ properties }) => !JSON.stringify(properties).includes('cdx:npm:package:development'),
  );
  const names = shipped.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)));
  expect(names).not.toContain('jest');
});
