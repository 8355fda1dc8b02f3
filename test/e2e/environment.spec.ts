import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '@/platform/environment/environment';
import { expect, test } from './fixtures';
import { withBlock } from './steps';

test('the production build contains no launch pad, remote DevTools, sandbox or tests', () => {
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  const everything = scripts.map((name) => readFileSync(path.join('dist/assets', name), 'utf8'));
  const forDevelopers = [
    '__sandbox__',
    'testPreview',
    'createLender',
    'launch pad',
    'remoteDevTools',
    'remotedev-server',
    'socketcluster',
    'SocketProtocolError',
  ];
  for (const word of forDevelopers) {
    expect(
      everything.filter((text) => text.includes(word)),
      word,
    ).toEqual([]);
  }
});

for (const name of ['sandbox', 'peso', 'rupee']) {
  test(`${name} is shown in exactly its configured colours`, async ({ page, open }) => {
    const file = readFileSync(`public/environments/${name}.json`, 'utf8');
    const { theme } = JSON.parse(file) as Pick<Environment, 'theme'>;
    await page.route('**/confirm?**', async (route) => {
      const response = await route.fetch();
      const body = withBlock(await response.text(), (environment) => {
        environment.theme = theme;
      });
      await route.fulfill({ response, body });
    });
    await open('/confirm', 'newLoan');
    const submit = page.getByRole('button', { name: 'Confirmar préstamo' });
    await expect(submit).toBeEnabled();
    const { gradient, fontColors } = theme;
    const ground = `linear-gradient(125deg, ${gradient.map(rgb).join(', ')})`;
    for (const branded of [page.locator('header').first(), submit]) {
      await expect(branded).toHaveCSS('background-image', ground);
      await expect(branded).toHaveCSS('color', rgb(fontColors.inverse));
    }
    await expect(page.locator('body')).toHaveCSS('color', rgb(fontColors.primary));
    const label = page.locator('main dt').first();
    await expect(label).toHaveCSS('color', rgb(fontColors.secondary));
    const link = page.getByRole('link', { name: 'contrato de préstamo' });
    await expect(link).toHaveCSS('color', rgb(fontColors.accent));
  });
}

/** `#0b5d57` → `rgb(11, 93, 87)`, as browsers compute it. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
