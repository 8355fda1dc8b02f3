import type { Page } from '@playwright/test';

/** Faults of a layout that a browser can find. */

/** Sets the size of texts in pixels as the browser's setting does; 16 is usual. Before a page is opened, or in it. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard - 3 } });
}

/**
 * The width of a page that is wider than its screen, in pixels; else `undefined`. It is not measured by `innerWidth`: a
 * phone shows a page that is too wide smaller, and `innerWidth` is then as wide as the page.
 */
export const tooWide = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? scrollWidth : undefined;
  });

/** Finds a page wider than the phone, and controls that cut off their text. */
export async function troublesOf(page: Page): Promise<string[]> {
  const width = await tooWide(page);
  return [...(width ? [`is ${String(width)} px wide`] : []), ...(await cutControls(page))];
}

const cutControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('button, a, label, h1, h2, [role="tab"]'),
    ];
    // A turned arrow stands 2 px over the edge of its button.
    return controls
      .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 3)
      .filter((each) => getComputedStyle(each).display !== 'inline')
      .map((each) => `cuts "${each.innerText.trim()}"`);
  });

/** Finds words that break in the middle. Addresses and numbers may break, and Chinese breaks at any character. */
export const brokenWords = async (page: Page): Promise<string[]> =>
  (await brokenParts(page, 'body', /\S+/))
    .filter((word) => !/[\d@/._-]\S|\p{Script=Han}/u.test(word))
    .map((word) => `breaks "${word}"`);

/** Finds parts of visible texts, within elements of this selector, that stand on more than one line. */
export const brokenParts = (page: Page, within: string, part: RegExp): Promise<string[]> =>
  page.evaluate(
    ([selector, source]) =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const { parentElement, textContent } = node;
          if (!parentElement?.checkVisibility()) continue;
          for (const { 0: word, index } of (textContent ?? '').matchAll(new RegExp(source, 'g'))) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const boxes = [...range.getClientRects()];
            const lines = new Set(boxes.map(({ bottom }) => Math.round(bottom)));
            if (lines.size > 1) broken.push(word);
          }
        }
        return broken;
      }),
    [within, part.source] as const,
  );
