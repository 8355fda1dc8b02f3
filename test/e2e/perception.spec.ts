import type { Page } from '@playwright/test';
import { sampledScreens } from '@/features/preview/sampleVisits';
import { addressOf, borrowerOf } from '../../tools/proof/sampleScreens';
import { brokenParts } from '../../tools/proof/sheets/photograph';
import { expect, test } from './fixtures';

/** Every screen with double text size on 320 px, with forced colours, and without motion. */

test.use({ viewport: { width: 320, height: 640 } });

/** Doubles the text size as the browser's setting does. */
async function doubleText(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

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

/** Screens that open the native app at once. */
const LEAVING = ['/product', '/recommendList'];

for (const screen of sampledScreens.filter(({ path }) => !LEAVING.includes(path))) {
  test(`${screen.path} has no cut text, correct reading order and no motion`, async ({
    page,
    open,
    lender,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
    await doubleText(page);
    await open(addressOf(screen, lender), borrowerOf(screen));
    await page.waitForLoadState('networkidle');
    const size = await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
    expect(size, 'the text is twice as large').toBeGreaterThanOrEqual(28);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(320);
    expect(await page.evaluate(wordsCut), 'words that are cut').toEqual([]);
    expect(await page.evaluate(readTooLate), 'read after what stands below').toEqual([]);
    expect(await page.evaluate(motions), 'motion').toEqual([]);
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) > 0) await expect(focused).toHaveCSS('outline-style', 'solid');
  });
}

/** A number, date or code wraps between these parts: at a space, a hyphen, a slash or a point. */
const BETWEEN_JOINTS = /[^\s\-/.]+/;

test('numbers, dates and codes of a loan wrap at their joints', async ({ page, open, lender }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await doubleText(page);
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
