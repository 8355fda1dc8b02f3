import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Lender } from '../../sandbox';
import { tooWide } from '../support/layout';
import { received } from '../support/received';
import { expect, test } from './fixtures';
import { captchaShown, lastCode, typeInto, watchShifts } from './steps';

const PHONE = '13800138000';
const ADDRESS = '/promotion?id=1&UC=c-9&links_id=L1';

/** Fills in the form. Reloads in between, as after a change to the SMS app. */
async function fillIn(page: Page, lender: Lender): Promise<void> {
  await typeInto(page, '手机号', PHONE);
  await captchaShown(page);
  await typeInto(page, '图形验证码', lastCode(lender));
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送，请在手机上查看！')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: /^获取验证码：\d+ 秒$/ })).toBeVisible();
  await typeInto(page, '手机号', PHONE);
  const sms = lender.outbox.find(({ kind }) => kind === 'sms')?.code ?? '';
  await captchaShown(page);
  await typeInto(page, '图形验证码', lastCode(lender));
  await typeInto(page, '短信验证码', sms);
}

test.describe('the promotion on a phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
  });

  test(
    'registers a visitor and shows the download page',
    { tag: '@engines' },
    async ({ page, lender }) => {
      await page.addInitScript(() => {
        window.addEventListener('conversion', (event) => {
          document.documentElement.dataset.conversion = JSON.stringify(
            (event as CustomEvent).detail,
          );
        });
      });
      await page.goto(ADDRESS);
      await expect(
        page.getByRole('heading', { level: 1, name: '审核通过后，1–3 天到账' }),
      ).toBeVisible();
      await fillIn(page, lender);
      await page.getByRole('button', { name: '立即申请' }).dblclick();
      await expect(page.getByText('注册成功')).toBeVisible();
      await expect(page.getByRole('link', { name: '下载APP' })).toHaveAttribute(
        'href',
        'https://downloads.prestamoclaro.example/app.apk',
      );
      expect(new URL(page.url()).hash).toBe('#/downloadTemplate?id=1&links_id=L1');
      expect(received(lender, 'register')).toHaveLength(1);
      // No further captcha is requested after registration.
      const asked = lender.requests.map(({ alias }) => alias);
      expect(asked.slice(asked.indexOf('register'))).not.toContain('getCaptcha');
      await expect(page.locator('html')).toHaveAttribute('data-conversion', /"UC":"c-9"/);
      expect(await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer)).toEqual([
        { event: 'conversion', UC: 'c-9', page_id: '1', app_from: '', user_from: '', utm_tag: '' },
      ]);
    },
  );

  test('shows an error after registration if the next page fails to load, and later opens it', async ({
    page,
    lender,
  }) => {
    const had = new Set<string>();
    page.on('request', (request) => had.add(request.url()));
    await page.goto(ADDRESS);
    await fillIn(page, lender);
    const before = new Set(had);
    await page.route('**/assets/*.js', (route) =>
      before.has(route.request().url()) ? route.continue() : route.abort(),
    );
    await page.getByRole('button', { name: '立即申请' }).click();
    await expect(page.getByText('您已发送的内容不受影响')).toBeVisible();
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('link', { name: '下载APP' })).toBeVisible();
    expect(received(lender, 'register')).toHaveLength(1);
  });
});

test('the promotion is visible at once without JavaScript, and does not move on hydration', async ({
  browser,
  page,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(`${baseURL ?? ''}/promotion?id=2`);
  await expect(still.getByRole('button', { name: '立即申请' })).toBeVisible();
  await expect(still.getByText('注册免费，不产生任何贷款义务。')).toBeVisible();
  await context.close();

  const words: string[] = [];
  page.on('console', (message) => words.push(message.text()));
  const shiftNow = await watchShifts(page);
  await page.goto('/promotion?id=1');
  await captchaShown(page);
  await expect(page.getByRole('button', { name: '立即申请' })).toBeEnabled();
  expect(await shiftNow()).toBeLessThan(0.01);
  expect(words.filter((text) => /hydrat|Minified React error/i.test(text))).toEqual([]);
});

test('the promotion fits every screen, and axe finds no violation', async ({ page }) => {
  for (const target of [
    '/promotion?id=1',
    '/promotion#/downloadTemplate?id=1',
    '/promotion#/agreementTemplate',
  ]) {
    await page.goto('about:blank');
    await page.goto(target);
    // A hash route replaces the markup of the build.
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [320, 430, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await tooWide(page), `${target} at ${width} pixels`).toBeUndefined();
    }
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  }
});
