import AxeBuilder from '@axe-core/playwright';
import { tooWide } from '../support/layout';
import { expect, test } from './fixtures';

const PAGES = [
  ['/', 'Un préstamo corto, con la cuenta completa a la vista'],
  ['/About', 'Sobre nosotros'],
  ['/User', 'Su cuenta'],
  ['/Contact', 'Contacto'],
  ['/Policy', 'Aviso de privacidad'],
  ['/Loan', 'Contrato de préstamo a plazo'],
  ['/Accessibility', 'Accesibilidad'],
] as const;

const CONFUSION = /hydrat|did not match|#4\d\d|Minified React error/i;

for (const [path, title] of PAGES) {
  test(
    `${path} hydrates without a warning, and fits every screen`,
    { tag: '@engines' },
    async ({ page }) => {
      const words: string[] = [];
      page.on('console', (message) => words.push(message.text()));
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.getByText('Menú').click();
      await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
      expect(words.filter((text) => CONFUSION.test(text))).toEqual([]);
      for (const width of [320, 430, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await tooWide(page), `at ${width} pixels`).toBeUndefined();
      }
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
    },
  );
}

test.describe('the public pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, title] of PAGES) {
    test(`${path} is complete`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('© Préstamo Claro');
      await expect(page).toHaveTitle(/ · Préstamo Claro$/);
      const meta = (selector: string) => page.locator(selector).getAttribute('content');
      expect((await meta('meta[name=description]'))?.length).toBeGreaterThan(30);
      expect(await meta('meta[property="og:title"]')).not.toBe('');
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveAttribute('href', `https://h5.prestamoclaro.example${path}`);
      // A language has no address of its own.
      await expect(page.locator('link[hreflang]')).toHaveCount(0);
      const skip = page.getByRole('banner').getByRole('link', { name: 'Ir al contenido' });
      await expect(skip).toHaveAttribute('href', '#content');
    });
  }

  test('the legal pages show their whole text', async ({ page }) => {
    await page.goto('/Loan');
    await expect(page.getByText('Impuesto al valor agregado (IVA): 16 %')).toBeVisible();
    await page.goto('/Policy');
    await expect(page.getByText(/ARCO/).first()).toBeVisible();
  });
});

test('language 1 shows English, is removed from the address, and stays active', async ({
  page,
}) => {
  const speaks = (lang: string) => expect(page.locator('html')).toHaveAttribute('lang', lang);
  await page.goto('/about?language=1');
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  await speaks('en');
  await expect(page).toHaveTitle(/^About us · /);
  for (const name of ['meta[name=description]', 'meta[property="og:description"]'])
    await expect(page.locator(name)).toHaveAttribute('content', /how we lend, and what we promise/);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /^About us/);
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await speaks('en');
  await page.getByText('Menu').click();
  await page.getByRole('link', { name: 'Loan terms and conditions' }).click();
  await expect(page).toHaveURL(/\/Loan$/);
  await speaks('en');
  await page.getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL(/\/Contact$/);
  await speaks('en');
  await page.getByText('Menu').click();
  await page.getByRole('link', { name: 'Español' }).click();
  await speaks('es');
  await page.goBack();
  await speaks('en');
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
  // An address without a language uses the language of its document.
  await page.goto('/Loan');
  await speaks('es');
});

test('search engines may read every page, and find in it whether it may be listed', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(robots).not.toContain('Disallow');
  for (const [listed, addresses] of [
    [true, ['/', '/About', '/Policy']],
    [false, ['/loanDetail', '/aboutUs', '/User', '/promotion', '/warm.html']],
  ] as const) {
    for (const address of addresses) {
      const html = await (await request.get(address)).text();
      expect(html.includes('<meta name="robots" content="noindex">'), address).toBe(!listed);
    }
  }
});

/** The size in a PNG's header. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('robots, sitemap and manifest are served', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Sitemap: https://h5.prestamoclaro.example/sitemap.xml');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('<loc>https://h5.prestamoclaro.example/About</loc>');
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    icons: { src: string; sizes: string }[];
  };
  const html = await (await request.get('/')).text();
  const [, src = '', sizes = ''] = /rel="icon" href="([^"]+)".* sizes="([^"]+)"/.exec(html) ?? [];
  for (const icon of [{ src, sizes }, ...manifest.icons]) {
    const answer = await request.get(icon.src);
    const type = answer.headers()['content-type'];
    expect(type).toMatch(/^image\//);
    if (type === 'image/png') expect(sizeOf(await answer.body())).toBe(icon.sizes);
  }
});
