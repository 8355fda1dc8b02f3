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

test('another brand in the block changes colours, title and currency symbol', async ({
  page,
  open,
}) => {
  await page.route('**/loanDetail?**', async (route) => {
    const response = await route.fetch();
    const body = withBlock(await response.text(), (environment) => {
      environment.theme = {
        gradient: ['#7a0019', '#c8102e'],
        fontColors: {
          primary: '#201010',
          secondary: '#604848',
          inverse: '#ffffff',
          accent: '#a50021',
        },
      };
    });
    await route.fulfill({ response, body });
  });
  await open('/loanDetail', 'dueTomorrow');
  const header = page.locator('header');
  await expect(header).toHaveCSS('background-image', /rgb\(122, 0, 25\).*rgb\(200, 16, 46\)/);
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
