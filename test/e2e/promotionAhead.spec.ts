import type { Page } from '@playwright/test';
import { received } from '../support/received';
import { expect, test } from './fixtures';
import { holdFiles, withBlock } from './steps';

const HOUSE = '贷款前，看清全部费用';
const TITLE = '审核通过后，1–3 天到账';

const SCRIPT = /\/assets\/promotion\.\w+\.js/;

/** Opens the promotion with its app's script held. Returns a function that releases the script. */
async function openBeforeApp(page: Page, address: string): Promise<() => void> {
  const deliver = await holdFiles(page, SCRIPT);
  await page.goto(address, { waitUntil: 'commit' });
  return deliver;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const apply = (page: Page) => page.locator('button[type=submit]');

/** The heading of the built page. The element stays the same only if React hydrates the page. */
async function builtHeading(page: Page) {
  const built = await heading(page).elementHandle();
  return async () => {
    await expect(apply(page)).toBeEnabled();
    return built.evaluate((it) => it.isConnected);
  };
}

/** Records every text of the heading. */
async function watchHeading(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const texts: string[] = [];
    Object.assign(window, { headings: texts });
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.innerText ?? '';
      if (text && text !== texts.at(-1)) texts.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { headings: string[] }).headings);
}

test('the template’s texts are shown before the app, which hydrates the page without changes', async ({
  page,
  lender,
}) => {
  const words = { title: '<b>零</b>费用 & "明白"', appTitle: 'Otra <i>marca</i>' };
  lender.fault('channelTemplate', { kind: 'patch', data: words });
  const letAppCome = await openBeforeApp(page, '/promotion?id=1&userId=1&sessionId=S&crp_phe=P');
  await expect(heading(page)).toHaveText(words.title);
  await expect(page.getByText(words.appTitle)).toBeVisible();
  await expect(apply(page)).toBeDisabled();
  expect(new URL(page.url()).search).toBe('?id=1');
  const isKept = await builtHeading(page);
  letAppCome();
  expect(await isKept()).toBe(true);
  await expect(heading(page)).toHaveText(words.title);
  await expect(page.getByText(words.appTitle)).toBeVisible();
  await expect(page.locator('header img')).toHaveAttribute('src', /banner/);
  expect(await page.title()).toContain(words.title);
  const [asked, ...more] = received(lender, 'channelTemplate');
  expect(asked?.headers).toMatchObject({ crp_phe: 'P' });
  expect(more).toEqual([]);
  await expect.poll(() => received(lender, 'trackVisit')).toHaveLength(1);
});

test('a form with a running countdown keeps the template’s texts without interruption', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const resendAt = { value: Date.now() + 50_000 };
    sessionStorage.setItem('h5.promotion.resendAt', JSON.stringify(resendAt));
  });
  const shown = await watchHeading(page);
  const letAppCome = await openBeforeApp(page, '/promotion?id=1');
  await expect(heading(page)).toHaveText(TITLE);
  letAppCome();
  await expect(page.getByRole('button', { name: /^获取验证码：\d+ 秒$/ })).toBeVisible();
  await expect(page.locator('header img')).toHaveAttribute('src', /banner/);
  expect((await shown()).slice(-2)).toEqual([HOUSE, TITLE]);
});

test('the agreement’s link keeps the hash’s advertisement, tapped before the app or after', async ({
  page,
}) => {
  const query = '?id=1&user_from=friend&invite_code=I7&UC=c-1';
  const letAppCome = await openBeforeApp(page, `/promotion#/${query}`);
  const link = page.getByRole('link', { name: '用户协议' });
  await link.click();
  expect(new URL(page.url()).hash).toBe('#/agreementTemplate');
  letAppCome();
  await page.getByRole('link', { name: '返回注册' }).click();
  await expect(link).toHaveAttribute('href', '#/agreementTemplate?user_from=friend&id=1');
  const { hash } = new URL(page.url());
  expect(hash).toBe('#/?user_from=friend&id=1&invite_code=I7&UC=c-1');
  await page.reload();
  await expect(link).toHaveAttribute('href', '#/agreementTemplate?user_from=friend&id=1');
});

test('with a launch, the texts have its language before the rest of the page', async ({
  page,
  lender,
}) => {
  await page.route('**/promotion?**', async (route) => {
    const response = await route.fetch();
    const body = withBlock(await response.text(), (environment) => {
      environment.promotionLanguage = 'launch';
    });
    await route.fulfill({ response, body });
  });
  const title = 'Once approved, your loan arrives in 1 to 3 days';
  lender.fault('channelTemplate', { kind: 'patch', data: { title } });
  const shown = await watchHeading(page);
  const letAppCome = await openBeforeApp(page, '/promotion?id=1&language=1');
  await expect(heading(page)).toHaveText(title);
  letAppCome();
  await expect(page.getByRole('button', { name: 'Apply now' })).toBeEnabled();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await shown()).toEqual([HOUSE, title]);
  const asked = received(lender, 'channelTemplate');
  expect(asked.map(({ headers }) => headers.language)).toEqual(['1']);
});

test('if its script fails to load, the landing page shows a message and a Retry link', async ({
  page,
}) => {
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto('/promotion?id=1');
  const said = page.getByRole('alert').filter({ hasText: 'No se pudo cargar la página.' });
  await expect(said).toBeVisible();
  await expect(heading(page)).toHaveText(TITLE);
  await page.unroute(SCRIPT);
  await page.getByRole('link', { name: 'Reintentar' }).click();
  await expect(apply(page)).toBeEnabled();
  await expect(said).toBeHidden();
});
