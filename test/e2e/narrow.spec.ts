import type { Page } from '@playwright/test';
import { sampledScreens } from '@/features/preview/sampleVisits';
import { addressOf, askingScreens, borrowerOf } from '../../tools/proof/sampleScreens';
import { languagesAt } from '../support/explore';
import { brokenParts, brokenWords, setTextSize, troublesOf } from '../support/layout';
import { expect, test } from './fixtures';
import { chooseCard, linesOf, pay } from './steps';

/** The narrowest phone: every screen with text twice as large, forced colours and no motion, then with long words. */

test.use({ viewport: { width: 320, height: 640 } });

/** Texts that are cut off: wider or higher than a box with hidden overflow. */
function wordsCut(): readonly string[] {
  const isCut = (element: Element) => {
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    // A box of one pixel is for screen readers only. A text of limited lines has a link to the full text.
    if (clientWidth <= 1 || clientHeight <= 1 || webkitLineClamp !== 'none') return false;
    return (
      (hides(overflowX) && scrollWidth > clientWidth + 1) ||
      (hides(overflowY) && scrollHeight > clientHeight + 1)
    );
  };
  return Array.from(document.querySelectorAll<HTMLElement>('main *'))
    .filter((element) => element.innerText && isCut(element))
    .map(({ innerText }) => innerText);
}

/** Texts whose reading order differs from their visual order. A box of one pixel, for screen readers only, has no place. */
function readTooLate(): readonly string[] {
  // At the end of the page a sticky footer stands below all content.
  window.scrollTo(0, document.documentElement.scrollHeight);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen: { readonly text: string; readonly box: DOMRect }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element?.checkVisibility() || !node.textContent?.trim()) continue;
    const isPlaced = element.closest('header, nav, dialog, [role=status], [role=alert], button');
    const isSeen = element.getBoundingClientRect().width > 1;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!isPlaced && isSeen) seen.push({ text: node.textContent, box });
  }
  return seen.flatMap(({ text, box }, index) => {
    const before = seen[index - 1]?.box;
    const isAbove = before && box.bottom <= before.top && box.left < before.right;
    return isAbove ? [text] : [];
  });
}

/** Animations that are longer than an instant. */
const motions = () =>
  document
    .getAnimations()
    .map((animation) => animation.effect?.getComputedTiming() ?? {})
    .filter(({ duration = 0 }) => Number(duration) > 10)
    .map(({ duration }) => String(duration));

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

/** Screens that open the native app at once. */
const LEAVING = ['/product', '/recommendList'];

/** Screens that show only the app's own texts. */
const SHOWS_NO_TEXT = ['/ynRepay'];

/** Screens with words that are wider than their place when the text is twice as large: in each language, and in Spanish. */
const WIDE_WORDS = ['/complainPageNext', '/Dag', '/agony', '/Loan'];
const WIDE_IN_SPANISH = ['/repayDelay', '/PrivacyPolicy', '/loanTerms', '/Policy'];

async function expectReadable(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const size = await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
  expect(size, 'the text is twice as large').toBeGreaterThanOrEqual(28);
  expect(await widthOf(page)).toBe(320);
  expect(await troublesOf(page)).toEqual([]);
  const isSpanish = (await page.locator('html').getAttribute('lang')) === 'es';
  const wide = isSpanish ? [...WIDE_WORDS, ...WIDE_IN_SPANISH] : WIDE_WORDS;
  if (!wide.includes(path)) expect(await brokenWords(page)).toEqual([]);
  expect(await page.evaluate(wordsCut), 'words that are cut').toEqual([]);
  expect(await page.evaluate(readTooLate), 'read after what stands below').toEqual([]);
  expect(await page.evaluate(motions), 'motion').toEqual([]);
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  if ((await focused.count()) > 0) await expect(focused).toHaveCSS('outline-style', 'solid');
}

/** The forced colours of a device may be light or dark. */
const LOOKS = ['light', 'dark'] as const;

for (const [place, screen] of sampledScreens
  .filter(({ path }) => !LEAVING.includes(path))
  .entries()) {
  test(`${screen.path} is readable with text twice as large, and with words of 400 letters`, async ({
    page,
    open,
    lender,
  }) => {
    const address = addressOf(screen, lender);
    await setTextSize(page, 32);
    for (const [turn, language] of languagesAt(place).entries()) {
      const colorScheme = LOOKS[(Math.floor(place / 2) + turn) % 2] ?? 'light';
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active', colorScheme });
      await open(address, borrowerOf(screen), { language });
      await expectReadable(page, screen.path);
    }

    const asking = askingScreens.find(({ path }) => path === screen.path);
    if (!asking) return;
    await setTextSize(page, 16);
    await lengthenAnswers(page);
    lender.refuse(asking.asks.alias, { code: '9', message: LONG, times: 1 });
    await open(address, borrowerOf(screen));
    const refusal = page.getByText(LONG, { exact: true });
    await expect(refusal.first()).toBeVisible();
    expect(await widthOf(page)).toBe(320);
    await page.getByRole('button', { name: /^(Reintentar|重试)$/ }).tap();
    await expect(refusal).toHaveCount(0);
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
    if (!SHOWS_NO_TEXT.includes(screen.path))
      await expect(page.getByText(LONG).first()).toBeAttached();
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

test('a reference of 16 digits stands on one line', async ({ page, open }) => {
  await open('/carpmm?requestType=1&amount=140557&payCode=shop', 'dueTomorrow');
  const reference = page.locator('dd', { hasText: /^(\d{4} ){3}\d{4}$/ });
  await expect(reference).toBeVisible();
  const lines = await reference.evaluate((value) => {
    const text = document.createRange();
    text.selectNodeContents(value);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('an e-mail address breaks before its points and its @ only', async ({
  page,
  open,
  lender,
}) => {
  const email = 'privacidad@nuevopesofacil.example';
  lender.fault('getWhatsapp', { kind: 'patch', data: { email } });
  await open('/Dag', 'settled');
  const address = page.locator('dd', { hasText: email });
  await expect(address).toBeVisible();
  await expect.poll(() => linesOf(address)).toEqual(['privacidad', '@nuevopesofacil', '.example']);
});

test('a payment of unknown outcome, and the two steps that unlock it by hand, break between words only with text twice as large', async ({
  page,
  open,
  lender,
}) => {
  await page.clock.install();
  lender.fault('repaymentCommit', { kind: 'status', status: 502, body: 'html', times: 1 });
  await open('/ynRepayChoose?amount=100000', 'dueTomorrow');
  await chooseCard(page, 'noCode');
  await pay(page).click();
  await expect(page.getByRole('button', { name: '查询状态' })).toBeVisible();
  await setTextSize(page, 32);
  const check = page.getByRole('button', { name: 'Consultar estado' });
  await open('/repay', 'dueTomorrow');
  await expect(check).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);

  await page.clock.fastForward('24:01:00');
  lender.refuse('loanDetails', { code: '1', message: 'no' });
  // The payment is listed on the Spanish screen, too.
  await open('/carpmm?requestType=1&amount=140557&payCode=shop', 'dueTomorrow');
  await check.click();
  await page.getByRole('button', { name: 'No se pagó' }).click();
  await expect(
    page.getByRole('button', { name: 'Ya revisé: no se pagó. Pagar de nuevo' }),
  ).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
});

/** A number, date or code wraps between these parts: at a space, a hyphen, a slash or a point. */
const BETWEEN_JOINTS = /[^\s\-/.]+/;

test('numbers, dates and codes of a loan wrap at their joints', async ({ page, open, lender }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await setTextSize(page, 32);
  const values = [
    '963252900000',
    '2026-08-07 12:34:56',
    '27/11/2026',
    'MX-2026-000123-ABCDEF-99',
    '0321 8000 0118 3597 19',
    '$12.345.678,90 MXN',
    '3 / 4',
  ];
  lender.fault('loanDetails', {
    kind: 'patch',
    data: { userOrderDetail: { detail: values.map((value) => ({ text: 'Dato', value })) } },
  });
  await open('/order?orderUrl=x', 'dueTomorrow');
  for (const value of values) await expect(page.getByText(value, { exact: true })).toBeVisible();
  expect(await brokenParts(page, 'dd', BETWEEN_JOINTS)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a page that is wider than the phone is named, though the phone shows it smaller', async ({
  page,
}) => {
  const viewport = '<meta name="viewport" content="width=device-width">';
  await page.setContent(`${viewport}<body style="margin: 0"><p style="width: 500px">Wide`);
  expect(await troublesOf(page)).toEqual(['is 500 px wide']);
});
