import { expect, type Page } from '@playwright/test';

/** More than a captcha that is drawn again, less than a ground. */
export const HARDLY = 0.02;

/** The share of a picture's points whose colour is clearly another one. */
async function difference(page: Page, pictures: readonly Buffer[]): Promise<number> {
  const blank = await page.context().newPage();
  const sources = pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`);
  const share = await blank.evaluate(async (addresses) => {
    const [one = [], other = []] = await Promise.all(
      addresses.map(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const pen = canvas.getContext('2d');
        pen?.drawImage(image, 0, 0);
        return pen?.getImageData(0, 0, image.width, image.height).data ?? [];
      }),
    );
    let different = 0;
    for (let at = 0; at < one.length; at += 1)
      if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > 24) different += 1;
    return different / one.length;
  }, sources);
  await blank.close();
  return share;
}

/**
 * How much of the page changes where a browser darkens pages by itself, as some phones do on a device that asks for the
 * dark look: 0 nothing, 1 all of it. A page that still changes by itself, because its figures arrive, is compared again.
 */
export async function darkenedShare(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  const picture = async (isForced: boolean) => {
    await devTools.send('Emulation.setAutoDarkModeOverride', { enabled: isForced });
    return page.screenshot({ animations: 'disabled' });
  };
  let share = 0;
  await expect(async () => {
    const usual = await picture(false);
    const forced = await picture(true);
    const after = await picture(false);
    expect(await difference(page, [usual, after])).toBeLessThan(HARDLY);
    share = await difference(page, [usual, forced]);
  }).toPass();
  return share;
}
