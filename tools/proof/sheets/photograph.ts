import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Preview } from '../../../scripts/previewServer';
import type { View } from './view';
import { addressOfView } from './views';

/** A phone's settings: one width and one language, by the brand's number. */
export interface Session {
  readonly browser: Browser;
  readonly preview: Preview;
  readonly width: number;
  readonly language: string;
  /** The browser's text size in pixels. 16 is the default. */
  readonly text: number;
  readonly look: 'light' | 'dark';
  /** The folder for the pictures. */
  readonly folder: string;
}

export interface Picture {
  readonly name: string;
  readonly file: string;
  /** The layout errors that the browser found. */
  readonly troubles: readonly string[];
}

/** The maximum height of a picture: browsers do not render a taller one. */
const TALLEST = 12_000;
/** Time for the page to redraw after a tap or a resize. */
const SETTLES_MS = 400;

/** A phone: its screen in pixels, and the settings of its browser. */
interface Phone extends Pick<Session, 'width' | 'text' | 'look'> {
  readonly height: number;
}

/** Opens a page of a phone in a browser context of its own. */
export async function openPhone(browser: Browser, phone: Phone): Promise<Page> {
  const { width, height, text, look } = phone;
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile: true,
    hasTouch: true,
    locale: 'es-MX',
    colorScheme: look,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: text } });
  return page;
}

/** Opens a view in its own browser context and takes a picture of the page, or of the view's part. */
export async function photograph(view: View, session: Session): Promise<Picture> {
  const { browser, preview, width, language, text, look, folder } = session;
  preview.lender.reset();
  const page = await openPhone(browser, { width, height: (720 * text) / 16, text, look });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  try {
    await page.goto(preview.origin + addressOfView(view, preview.lender, language), {
      waitUntil: 'networkidle',
    });
    for (const control of view.taps) await tap(page, control);
    await growToWhole(page, width);
  } catch (error) {
    errors.push(String(error).split('\n')[0] ?? '');
  }
  const file = path.join(folder, `${view.name.replace(/\W+/g, '-')}.png`);
  await page.screenshot({ path: file });
  const troubles = [...errors, ...(await troublesOf(page)), ...(await brokenWords(page))];
  await page.context().close();
  return { name: view.name, file, troubles };
}

/** Sets the viewport to the page's height, so that the fixed bar covers nothing and a virtual list renders all rows. */
async function growToWhole(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, TALLEST) });
  await page.waitForTimeout(SETTLES_MS);
}

async function tap(page: Page, control: string): Promise<void> {
  await page.locator(control).first().click({ timeout: 5_000 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLES_MS);
}

/** Finds a page wider than the phone, and controls that cut off their text. */
export const troublesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const wide = scrollWidth > window.innerWidth ? [`is ${scrollWidth} px wide`] : [];
    const controls = [
      ...document.querySelectorAll<HTMLElement>('button, a, label, h1, h2, [role="tab"]'),
    ];
    // A turned arrow stands 2 px over the edge of its button.
    const cut = controls
      .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 3)
      .filter((each) => getComputedStyle(each).display !== 'inline')
      .map((each) => `cuts "${each.innerText.trim()}"`);
    return [...wide, ...cut];
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
