import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { escapeHtml } from '../../../scripts/build/html';
import type { Picture } from './photograph';

const PER_ROW = 6;
const ROWS = 2;
/** The maximum height of a page on the contact sheet. The page's own picture is complete. */
const TALLEST = 1500;
/** Per cent, of a JPEG. */
const QUALITY = 60;

/** Writes contact sheets: pictures side by side with their names. Returns the number of sheets. */
export async function contactSheets(
  browser: Browser,
  pictures: readonly Picture[],
  width: number,
  folder: string,
  rows = ROWS,
): Promise<number> {
  const perSheet = rows * PER_ROW;
  const page = await browser.newPage({
    viewport: { width: PER_ROW * (width + 12) + 16, height: 100 },
  });
  const sheets = Math.ceil(pictures.length / perSheet);
  for (let sheet = 0; sheet < sheets; sheet += 1) {
    const shown = pictures.slice(sheet * perSheet, (sheet + 1) * perSheet);
    await page.setContent(style(width) + shown.map(figure).join(''));
    await page.screenshot({ path: `${folder}-${sheet + 1}.jpg`, fullPage: true, quality: QUALITY });
  }
  await page.close();
  return sheets;
}

function figure({ name, file }: Picture): string {
  const data = readFileSync(file).toString('base64');
  return `<figure><figcaption>${escapeHtml(name)}</figcaption><img src="data:image/png;base64,${data}"></figure>`;
}

const style = (width: number) => `<!doctype html><style>
  body { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 12px; margin: 8px; font: 16px sans-serif; background: #999; }
  figure { margin: 0; max-height: ${TALLEST}px; overflow: hidden; }
  img { display: block; width: ${width}px; }
</style>`;
