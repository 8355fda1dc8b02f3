import type { Page } from '@playwright/test';
import { holdAnswers } from '../../sandbox/holdAnswers';
import { readBuiltFiles } from '../../scripts/build/builtFiles';
import { addressOf, askingScreens, borrowerOf, shownTextIn } from '../../tools/proof/sampleScreens';
import { languagesAt } from '../support/explore';
import { expect, test } from './fixtures';
import { APP, holdFiles, watchShifts } from './steps';

/**
 * The texts that the root shows above the fold, each with its colour and its place in pixels: of the text itself, not of its box.
 * Inline elements belong to the text around them: the app divides an address or a card's number into several.
 */
const placesIn = (page: Page) =>
  page.locator('#root').evaluate((root) => {
    const range = document.createRange();
    const isText = ({ nodeType, textContent }: Node) => nodeType === 3 && textContent?.trim();
    const outOfLine = (element: Element): Element =>
      getComputedStyle(element).display === 'inline' && element.parentElement
        ? outOfLine(element.parentElement)
        : element;
    const written = [...root.querySelectorAll('*')].filter(({ childNodes }) =>
      [...childNodes].some(isText),
    );
    return [...new Set(written.map(outOfLine))].flatMap((element) => {
      range.selectNodeContents(element);
      const { left, top, bottom } = range.getBoundingClientRect();
      if (bottom > window.innerHeight) return [];
      const text = element.textContent.trim().replace(/[\u2060\u200b]/g, '');
      const { color } = getComputedStyle(element);
      return [`${text} at ${Math.round(left)}, ${Math.round(top)}, ${color}`];
    });
  });

/** How many times slower than this machine the processor of a slow phone is: a late frame shows a shift. */
const SLOWER = 6;

/** Slows the processor until the returned function is called. Chromium does so by keeping it busy: other tests wait. */
async function slowDown(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await slow(SLOWER);
  return () => slow(1);
}

for (const [place, screen] of askingScreens.entries()) {
  for (const language of languagesAt(place)) {
    test(`${screen.path}: the app keeps the content of the placeholder, and nothing shifts on a slow phone (language ${language})`, async ({
      page,
      open,
      lender,
    }) => {
      const shiftNow = await watchShifts(page);
      const deliver = await holdFiles(page, APP);
      const answer = page.waitForResponse((it) => it.request().resourceType() === 'fetch');
      const answerIt = holdAnswers(lender, screen.asks.alias);
      const before = lender.requests.length;
      const opening = open(addressOf(screen, lender), borrowerOf(screen), { language });
      await page.setViewportSize({ width: 360, height: 640 });
      const early = page.locator('[data-early]');
      // The whole page with its inlined scripts is read; the app's script is held.
      await page.waitForFunction(() => document.readyState === 'interactive');
      const places = await placesIn(page);
      expect(places).not.toEqual([]);
      answerIt();
      const { data } = (await (await answer).json()) as { data: unknown };
      await expect(early).toContainText(shownTextIn(screen, data));
      // One request, before the app's script is loaded.
      expect(lender.requests.slice(before).filter(({ alias }) => alias)).toHaveLength(1);
      // The answer replaces the elements, which the browser does not count as a shift.
      const shownEarly = await placesIn(page);
      expect(shownEarly).toEqual(expect.arrayContaining(places));
      const speedUp = await slowDown(page);
      deliver();
      await opening;
      await expect(early).toHaveCount(0);
      await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
      await speedUp();
      expect(await placesIn(page)).toEqual(expect.arrayContaining(shownEarly));
      expect(shownEarly.join()).not.toMatch(/[\uE000\uE001]/);
      await page.waitForLoadState('networkidle');
      expect(await shiftNow()).toBeLessThan(0.001);
    });
  }
}

test('every script of a screen is requested before the app loads', async ({ page, open }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  let askedEarly: readonly string[] = [];
  await page.route(APP, async (route) => {
    // The texts are requested after the answer is rendered.
    await page.locator('link[rel=preload]').last().waitFor({ state: 'attached' });
    const tags = await page.locator('script[src], link[rel=preload]').count();
    await expect.poll(() => asked.length).toBe(tags);
    askedEarly = [...asked];
    await route.continue();
  });
  await open('/loanDetail', 'dueTomorrow');
  await expect(page.getByRole('button', { name: 'Pagar', exact: true })).toBeEnabled();
  expect(askedEarly).toHaveLength(3);
  expect(asked).toEqual(askedEarly);
});

const { filesOf } = readBuiltFiles('dist');

test('a screen’s file that fails to load is requested again', async ({ page, open }) => {
  let requests = 0;
  // Not `times: 1`: a request that is paused when Playwright ends the interception stays without an answer (playwright#41802).
  await page.route(`**/${filesOf('loan-detail').at(-1) ?? ''}`, (route) =>
    ++requests === 1 ? route.abort() : route.continue(),
  );
  await open('/loanDetail', 'dueTomorrow');
  await expect(page.getByRole('button', { name: 'Pagar', exact: true })).toBeEnabled();
  expect(requests).toBe(2);
});

test('a tap is answered while the next screen’s file loads, and Back returns', async ({
  page,
  open,
}) => {
  const deliver = await holdFiles(page, `**/${filesOf('instalment').at(-1) ?? ''}`);
  await open('/loanDetail', 'dueTomorrow');
  const pay = page.getByRole('button', { name: 'Pagar', exact: true });
  await pay.tap();
  await expect(page.getByRole('heading', { name: 'Cargando…' })).toBeFocused();
  await page.getByRole('button', { name: 'Volver' }).tap();
  await pay.tap();
  deliver();
  await expect(page.getByRole('heading', { name: 'Pagar', exact: true })).toBeFocused();
});

test('if the app fails to load, the page shows a message and a Retry link', async ({
  page,
  open,
}) => {
  await page.route(APP, (route) => route.abort());
  await open('/loanDetail', 'dueTomorrow');
  await expect(page.getByRole('alert')).toHaveText('No se pudo cargar la página. Reintentar');
  await page.unroute(APP);
  await page.getByRole('link', { name: 'Reintentar' }).click();
  await expect(page.getByRole('button', { name: 'Pagar', exact: true })).toBeEnabled();
  await expect(page.getByText('No se pudo cargar la página.')).toBeHidden();
});
