import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { textAt } from '../../scripts/trialScreens';
import { addressOf, borrowerOf } from '../../scripts/trialScreens';
import { askingScreens } from '../../src/features/preview/trials';
import { expect, test } from './fixtures';

/** The app's own script. */
const APP = '/assets/app.';

/** The texts that can be read, line by line. */
const linesOf = async (page: Page) =>
  (await page.locator('#root').innerText())
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

for (const language of ['2', '1']) {
  for (const screen of askingScreens) {
    test(`${screen.path}: what is shown before the app is there, the app shows, too (language ${language})`, async ({
      page,
      open,
      lender,
    }) => {
      let deliver = () => undefined as unknown;
      const isHeld = new Promise<void>((resolve) => (deliver = resolve));
      await page.route(`**${APP}*`, async (route) => {
        await isHeld;
        await route.continue();
      });
      const answer = page.waitForResponse((it) => it.request().resourceType() === 'fetch');
      const before = lender.requests.length;
      const opening = open(addressOf(screen, lender), borrowerOf(screen), { language });
      const early = page.locator('[data-early]');
      const { data } = (await (await answer).json()) as { data: unknown };
      await expect(early).toContainText(screen.shown ?? textAt(data, screen.mark));
      // It was asked for once, and not by the app's script, which is not there yet.
      expect(lender.requests.slice(before).filter(({ alias }) => alias)).toHaveLength(1);
      await expect(early).toHaveAttribute('inert', '');
      await expect(
        early.locator('button, a[href], label, [type=file], input:enabled, textarea:enabled'),
      ).toHaveCount(0);
      const shownEarly = await linesOf(page);
      deliver();
      await opening;
      await expect(early).toHaveCount(0);
      await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
      const shown = await linesOf(page);
      expect(shown).toEqual(expect.arrayContaining(shownEarly));
      expect(shownEarly.join()).not.toMatch(/[\uE000\uE001]/);
    });
  }
}

test('every script that a screen needs leaves before the app is there to ask for it', async ({
  page,
  open,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  let askedEarly: readonly string[] = [];
  await page.route(`**${APP}*`, async (route) => {
    // The texts follow the answer's picture.
    await page.locator('link[rel=preload]').last().waitFor({ state: 'attached' });
    const tags = await page.locator('script[src], link[rel=preload]').count();
    await expect.poll(() => asked.length).toBe(tags);
    askedEarly = [...asked];
    await route.continue();
  });
  await open('/loanDetail', 'dueTomorrow');
  await expect(page.getByRole('button', { name: 'Pagar' })).toBeEnabled();
  expect(askedEarly).toHaveLength(4);
  expect(asked).toEqual(askedEarly);
});

/** Names a file of the build by its chunk. */
const files = JSON.parse(readFileSync('dist/_files.json', 'utf8')) as Record<string, string[]>;

test('a file of the screen that the line loses is asked for again', async ({ page, open }) => {
  const file = files['loan-detail']?.at(-1) ?? '';
  await page.route(`**/${file}`, (route) => route.abort(), { times: 1 });
  await open('/loanDetail', 'dueTomorrow');
  await expect(page.getByRole('button', { name: 'Pagar' })).toBeEnabled();
});

test('a tap is answered while the next screen’s file is on its way, and Back leads back', async ({
  page,
  open,
}) => {
  let deliver = () => undefined as unknown;
  const isHeld = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(`**/${files.instalment?.at(-1) ?? ''}`, async (route) => {
    await isHeld;
    await route.continue();
  });
  await open('/loanDetail', 'dueTomorrow');
  const pay = page.getByRole('button', { name: 'Pagar' });
  await pay.tap();
  await expect(page.getByRole('heading', { name: 'Cargando…' })).toBeFocused();
  await page.getByRole('button', { name: 'Volver' }).tap();
  await pay.tap();
  deliver();
  await expect(page.getByRole('heading', { name: 'Pagar', exact: true })).toBeFocused();
});

test('where the app itself is lost the page says so, and leads on', async ({ page, open }) => {
  await page.route(`**${APP}*`, (route) => route.abort());
  await open('/loanDetail', 'dueTomorrow');
  await expect(page.getByRole('alert')).toContainText('No se pudo cargar la página.');
  await page.unroute(`**${APP}*`);
  await page.getByRole('link', { name: 'Reintentar' }).click();
  await expect(page.getByRole('button', { name: 'Pagar' })).toBeEnabled();
  await expect(page.getByText('No se pudo cargar la página.')).toBeHidden();
});

test('the answer of a refused request is told by the app, and nothing is shown before', async ({
  page,
  open,
  lender,
}) => {
  lender.refuse('loanDetails', { code: '7', message: 'El préstamo no existe', times: 1 });
  await open('/loanDetail', 'dueTomorrow');
  await expect(page.getByText('El préstamo no existe')).toBeVisible();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('button', { name: 'Pagar' })).toBeVisible();
});

test('a first request that is lost is sent again by the app', async ({ page, open, lender }) => {
  lender.fault('loanDetails', { kind: 'status', status: 502, times: 1 });
  await open('/loanDetail', 'dueTomorrow');
  await expect(page.getByRole('button', { name: 'Pagar' })).toBeVisible();
  expect(lender.requests.filter(({ alias }) => alias === 'loanDetails')).toHaveLength(2);
});

/** Whether the tab knows its session by itself. */
const isKept = (page: Page) =>
  page.evaluate(() => JSON.stringify(sessionStorage).includes('sessionId'));

test('a launch is kept when its answer can be read, before the app is there', async ({
  page,
  open,
}) => {
  await page.route(`**${APP}*`, () => undefined);
  const answer = page.waitForResponse(/loan-details\/loan-details/);
  void open('/loanDetail', 'dueTomorrow').catch(() => undefined);
  await answer;
  await expect.poll(() => isKept(page)).toBe(true);
});

test('a page that is left before its answer is there comes back with its session', async ({
  page,
  open,
  lender,
}) => {
  lender.fault('loanDetails', { kind: 'hold' });
  const asked = page.waitForRequest(/loan-details\/loan-details/);
  await page.route(`**${APP}*`, () => undefined);
  void open('/loanDetail', 'dueTomorrow').catch(() => undefined);
  await asked;
  await page.unroute(`**${APP}*`);
  lender.clearFaults();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pagar', exact: true })).toBeEnabled();
});
