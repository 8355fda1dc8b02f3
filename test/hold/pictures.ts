import path from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { brokenWords, troublesOf } from '../support/layout';

/** The settings of `npm run proof -- sheets` and `stories` (tools/proof/README.md#pictures). */
const { WIDTH, TEXT = '16', LOOK = 'light' } = process.env;

/** The size of the browser's texts, in pixels. */
export const textSize = Number(TEXT);

export const widthsOr = (usual: readonly number[]): readonly number[] =>
  WIDTH?.split(',').map(Number) ?? usual;

/** A phone as Playwright's `use` has it. `height`: with the browser's usual size of texts. */
export const phoneOf = (width: number, height: number) =>
  ({
    viewport: { width, height: (height * textSize) / 16 },
    colorScheme: LOOK === 'dark' ? 'dark' : 'light',
    contextOptions: { reducedMotion: 'reduce' },
  }) as const;

/** Keeps the picture of a page in `sheets/` and in the report. Fails where the layout has a fault. */
export async function keepPicture(
  page: Page,
  [brand, width, language]: readonly [string, number, string],
  name: string,
  info: TestInfo,
): Promise<void> {
  const settings = [width, language, ...(TEXT === '16' ? [] : ['text', TEXT])];
  const folder = [...settings, ...(LOOK === 'dark' ? [LOOK] : [])].join('-');
  const file = path.join('sheets', brand, folder, `${name.replace(/\W+/g, '-')}.png`);
  await page.screenshot({ path: file, animations: 'disabled' });
  await info.attach(name, { path: file, contentType: 'image/png' });
  expect.soft(await troublesOf(page)).toEqual([]);
  expect.soft(await brokenWords(page)).toEqual([]);
}
