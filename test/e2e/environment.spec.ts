import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './fixtures';
import { withBlock } from './steps';

test('an invalid environment shows a page that names the keys', async ({ page, open }) => {
  await page.route('**/confirm?**', async (route) => {
    const response = await route.fetch();
    const body = withBlock(await response.text(), (environment) => {
      delete environment.appName;
      environment.theme = { gradient: ['red'], fontColors: {} };
    });
    await route.fulfill({ response, body });
  });
  await open('/confirm', 'newLoan');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('appName');
  await expect(alert).toContainText('theme.gradient');
});

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
