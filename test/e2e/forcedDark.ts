import { expect, type Page } from '@playwright/test';
import { judgePixels } from './pixels';

/** More than a captcha that is drawn again, less than a ground. */
export const HARDLY = 0.02;

/** The share of the channels of a picture that are clearly others. */
const difference = (page: Page, pictures: readonly Buffer[]): Promise<number> =>
  judgePixels(
    page,
    pictures,
    ([one = new Uint8ClampedArray(), other = new Uint8ClampedArray()]) => {
      let different = 0;
      for (let at = 0; at < one.length; at += 1)
        if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > 24) different += 1;
      return different / one.length;
    },
  );

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
