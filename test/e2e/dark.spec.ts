import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inkOf } from './blackOnWhite';
import { contrastOf } from './colors';
import { expect, test } from './fixtures';
import { darkenedShare, HARDLY } from './forcedDark';
import { chooseCard, owed, pay } from './steps';

/** The dark look (docs/reference/environment.md#appearance). */

test.use({ colorScheme: 'dark' });

/** The mean of the channels: 0 black, 255 white. */
const lightness = (color: string): number => {
  const channels = color.match(/\d+/g)?.slice(0, 3).map(Number) ?? [];
  return channels.reduce((sum, channel) => sum + channel, 0) / 3;
};

const colorsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    });

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false, isHeld: false });

  for (const path of ['/confirm', '/promotion', '/']) {
    test(`the picture of ${path} is dark`, async ({ page }) => {
      await page.goto(path);
      const { color, backgroundColor } = await colorsOf(page, 'body');
      expect(lightness(backgroundColor)).toBeLessThan(30);
      expect(lightness(color)).toBeGreaterThan(180);
    });
  }

  for (const path of ['/aboutUs', '/warm.html']) {
    test(`the empty page ${path} is dark`, async ({ page }) => {
      await page.goto(path);
      // The text's default colour is the one of the ground's scheme.
      expect(lightness((await colorsOf(page, 'html')).color)).toBe(255);
    });
  }
});

/** The grounds of the page, frame by frame, from its first one on. */
const grounds = `(() => {
  window.grounds = [];
  const look = () => {
    const { body } = document;
    if (body) window.grounds.push(getComputedStyle(body).backgroundColor);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

for (const [path, borrower] of [
  ['/confirm', 'newLoan'],
  ['/aboutUs', 'settled'],
  ['/promotion?id=1', undefined],
  ['/', undefined],
] as const) {
  test(`no frame of ${path} is light before the page is dark`, async ({ page, open }) => {
    await page.addInitScript(grounds);
    await (borrower ? open(path, borrower) : page.goto(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => (window as { grounds?: string[] }).grounds ?? []);
    expect(seen.length).toBeGreaterThan(0);
    // Before its first style a page has no ground of its own: the browser's, by the scheme of the page.
    const light = seen.filter((color) => color !== 'rgba(0, 0, 0, 0)' && lightness(color) > 30);
    expect(light).toEqual([]);
  });
}

for (const vCode of ['', 'REF-ABCDEF-GHIJKL-MNOPQR-STUVWX-YZ']) {
  test(`a ${vCode ? 'QR code' : 'barcode'} that the app draws is black on white`, async ({
    page,
    open,
    lender,
  }) => {
    const repayDetail = { repayCode: '', ...(vCode && { vCode }) };
    lender.fault('generateVcode', { kind: 'patch', data: { repayDetail } });
    await open('/carpmm?requestType=1&amount=140557&payCode=transfer', 'dueTomorrow');
    const code = page.getByRole('img', { name: /Código de pago/ });
    await expect(code).toHaveAttribute('src', /^data:image\/svg/);
    const ink = await inkOf(page, await code.screenshot({ animations: 'disabled' }));
    expect(ink.white).toBeGreaterThan(0.3);
    expect(ink.black).toBeGreaterThan(0.1);
    // The soft edges of a module that is no whole number of pixels wide.
    expect(ink.other).toBeLessThan(0.3);
  });
}

test('what is saved is a picture of dark words on white', async ({ page, open }) => {
  await open('/carpmm?requestType=1&amount=140557&payCode=shop', 'dueTomorrow');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Guardar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.png$/);
  const picture = readFileSync(await file.path());
  expect(picture.readUInt32BE(16)).toBeGreaterThanOrEqual(360);
  const ink = await inkOf(page, picture);
  expect(ink.white).toBeGreaterThan(0.8);
  expect(ink.black).toBeGreaterThan(0.005);
});

/** Printed texts that are not dark on white, in the contents of the page. */
const paleInPrint = async (page: Page) => {
  const inks = await page
    .locator('main :is(p, dt, dd, h2, h3, a, li, span):visible')
    .evaluateAll((elements) =>
      elements
        .filter(({ childNodes }) =>
          [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
        )
        .map((element) => ({ color: getComputedStyle(element).color, html: element.outerHTML })),
    );
  expect(inks.length).toBeGreaterThan(5);
  return inks.filter(({ color }) => contrastOf(color, 'rgb(255, 255, 255)') < 4.5);
};

test('a barcode is black on white, and what is printed is light', async ({ page, open }) => {
  await open('/carpmm?requestType=1&amount=140557&payCode=shop', 'dueTomorrow');
  const code = page.getByRole('img', { name: /Código de pago/ });
  await expect(code).toBeVisible();
  expect(await colorsOf(page, 'div:has(> img[alt^="Código de pago"])')).toEqual({
    color: 'rgb(0, 0, 0)',
    backgroundColor: 'rgb(255, 255, 255)',
  });
  expect(lightness((await colorsOf(page, 'dt, h2')).color)).toBeGreaterThan(150);
  await page.emulateMedia({ media: 'print' });
  for (const heading of await page.locator('h2').all()) {
    const color = await heading.evaluate((element) => getComputedStyle(element).color);
    expect(lightness(color)).toBeLessThan(60);
  }
  expect(await paleInPrint(page)).toEqual([]);
});

test('a receipt is black on white', async ({ page, lender, open }) => {
  await open(`/ynRepayChoose?amount=${await owed(lender, 'overdue')}`, 'overdue');
  await chooseCard(page, 'noCode');
  await pay(page).click();
  await expect(page.getByText('Recibo de pago')).toBeVisible();
  expect(await colorsOf(page, 'section:has-text("Recibo de pago")')).toEqual({
    color: 'rgb(0, 0, 0)',
    backgroundColor: 'rgb(255, 255, 255)',
  });
});

test.describe('a browser that darkens pages by itself', () => {
  test('darkens a page that does not know of looks', async ({ page }) => {
    await page.evaluate(() => (document.body.style.background = '#fff'));
    await expect.poll(() => darkenedShare(page)).toBeGreaterThan(0.5);
  });

  test('changes no page of ours', async ({ page, open, lender }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await open('/carpmm?requestType=1&amount=140557&payCode=shop', 'dueTomorrow');
    await expect(page.getByRole('img', { name: /Código de pago/ })).toBeVisible();
    expect(await darkenedShare(page)).toBeLessThan(HARDLY);
    await open(`/ynRepayChoose?amount=${await owed(lender, 'overdue')}`, 'overdue');
    await chooseCard(page, 'noCode');
    await pay(page).click();
    await expect(page.getByText('Recibo de pago')).toBeVisible();
    await expect(page.getByText('还款已发送')).toHaveCount(0);
    expect(await darkenedShare(page)).toBeLessThan(HARDLY);
    for (const path of ['/promotion?id=1', '/', '/Contact']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await darkenedShare(page), path).toBeLessThan(HARDLY);
    }
  });
});
