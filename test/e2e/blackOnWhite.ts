import type { Page } from '@playwright/test';

/** How much of a picture (PNG) is white, black, and neither: a scanner reads black on white alone. */
export async function inkOf(page: Page, png: Buffer) {
  const blank = await page.context().newPage();
  const shares = await blank.evaluate(
    async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext('2d');
      pen?.drawImage(image, 0, 0);
      const { data } = pen?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
      const counts = { white: 0, black: 0, other: 0 };
      for (let at = 0; at < data.length; at += 4) {
        const channels = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
        if (Math.min(...channels) > 230) counts.white += 1;
        else if (Math.max(...channels) < 60) counts.black += 1;
        else counts.other += 1;
      }
      const all = image.width * image.height;
      return { white: counts.white / all, black: counts.black / all, other: counts.other / all };
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await blank.close();
  return shares;
}
