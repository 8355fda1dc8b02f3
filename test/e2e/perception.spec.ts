import type { Page } from '@playwright/test';
import { addressOf, borrowerOf } from '../../scripts/trialScreens';
import { triedScreens } from '../../src/features/preview/trials';
import { expect, test } from './fixtures';

/** Every screen as some people have it: text twice as large on 320 px, in their own colours, without motion. */

test.use({ viewport: { width: 320, height: 640 } });

/** What the browser's own setting for large text does. */
async function doubleText(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Words that somebody could not read: wider or higher than a box that hides the rest. */
function wordsCut(): readonly string[] {
  const isCut = (element: Element) => {
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    // A box of one pixel is for screen readers alone; the first lines of a text lead to the whole of it.
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

/** Texts that are read aloud after one that stands below them. */
function readTooLate(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen: { readonly text: string; readonly box: DOMRect }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element?.checkVisibility() || !node.textContent?.trim()) continue;
    const isPlaced = element.closest('header, nav, dialog, [role=status], [role=alert], button');
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!isPlaced && box.width > 1) seen.push({ text: node.textContent, box });
  }
  return seen.flatMap(({ text, box }, index) => {
    const before = seen[index - 1]?.box;
    const isAbove = before && box.bottom <= before.top && box.left < before.right;
    return isAbove ? [text] : [];
  });
}

/** Animations that run longer than a blink. */
const motions = () =>
  document
    .getAnimations()
    .map((animation) => animation.effect?.getComputedTiming() ?? {})
    .filter(({ duration = 0 }) => Number(duration) > 10)
    .map(({ duration }) => String(duration));

/** They lead to the native app at once. */
const LEAVING = ['/product', '/recommendList'];

for (const screen of triedScreens.filter(({ path }) => !LEAVING.includes(path))) {
  test(`${screen.path} loses nothing`, async ({ page, open, lender }) => {
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
