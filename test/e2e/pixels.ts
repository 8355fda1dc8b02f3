import type { Page } from '@playwright/test';

/** What `judge`, which runs in an empty page, says of the pixels of pictures (PNG): four channels for each point. */
export async function judgePixels<Said>(
  page: Page,
  pictures: readonly Buffer[],
  judge: (pixels: readonly Uint8ClampedArray[]) => Said,
): Promise<Said> {
  const blank = await page.context().newPage();
  const sources = pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`);
  const pixels = await blank.evaluateHandle(
    (addresses) =>
      Promise.all(
        addresses.map(async (src) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
          if (!pen) throw new Error('The browser draws no picture');
          pen.drawImage(image, 0, 0);
          return pen.getImageData(0, 0, image.width, image.height).data;
        }),
      ),
    sources,
  );
  const said = await pixels.evaluate(judge);
  await blank.close();
  return said;
}
