import type { Page } from '@playwright/test';
import { addressOf, askingScreens, borrowerOf } from '../../tools/proof/sampleScreens';
import { expect, test } from './fixtures';

test.use({ viewport: { width: 320, height: 640 } });

const LONG = 'W'.repeat(400);

/** Fields with codes: their values decide what a screen shows. */
const CODED = new Set(['termUnit', 'payCode', 'id', 'value', 'status']);

/** An answer with a word of 400 letters at the end of each text. Numbers, dates and addresses stay unchanged. */
function lengthened(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => lengthened(entry, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, lengthened(entry, name)]),
    );
  }
  const isText = typeof value === 'string' && /\p{L}/u.test(value) && !/^(\/|https?:)/.test(value);
  const isShown = isText && (!CODED.has(key) || value.includes(' '));
  return isShown ? `${value} ${LONG}` : value;
}

/** Screens that show only the app's own texts. */
const SHOWS_NO_TEXT = new Set(['/ynRepay']);

const lengthenAnswers = (page: Page) =>
  page.route(/\/(entered|loan-service)\//, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { readonly data?: unknown };
    await route.fulfill({ response, json: { ...answer, data: lengthened(answer.data) } });
  });

/** The largest width of the page and its dialogs. */
const widthOf = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('dialog')].map(
        ({ scrollWidth }) => scrollWidth,
      ),
    ),
  );

for (const screen of askingScreens) {
  test(`${screen.path}: a word of 400 letters in a refusal, then in each text of an answer, causes no overflow`, async ({
    page,
    open,
    lender,
  }) => {
    await lengthenAnswers(page);
    lender.refuse(screen.asks.alias, { code: '9', message: LONG, times: 1 });
    await open(addressOf(screen, lender), borrowerOf(screen));
    const refusal = page.getByText(LONG, { exact: true });
    await expect(refusal.first()).toBeVisible();
    expect(await widthOf(page)).toBe(320);
    await page.getByRole('button', { name: /^(Reintentar|重试)$/ }).tap();
    await expect(refusal).toHaveCount(0);
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
    if (!SHOWS_NO_TEXT.has(screen.path)) {
      await expect(page.getByText(LONG).first()).toBeAttached();
    }
    expect(await widthOf(page)).toBe(320);
  });
}

test('a word of 400 letters in a toast and in a dialog causes no overflow', async ({
  page,
  open,
  lender,
}) => {
  lender.refuse('problemSave', { code: '9', message: LONG });
  await open('/complainPageNext?problemType=2', 'complainant');
  await page.getByLabel('Descripción').fill('No entiendo el cobro');
  await page.getByRole('button', { name: 'Enviar' }).tap();
  await expect(page.getByText(LONG)).toBeVisible();
  expect(await widthOf(page)).toBe(320);
  lender.refuse('googleScore', { code: '9', message: LONG });
  await open('/loanDetail', 'settled');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').nth(2).tap();
  await dialog.getByRole('button', { name: 'Enviar' }).tap();
  await expect(dialog.getByText(LONG)).toBeVisible();
  expect(await widthOf(page)).toBe(320);
});
