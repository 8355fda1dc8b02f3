import type { Page } from '@playwright/test';
import { judgePixels } from './pixels';

/** How much of a picture (PNG) is white, black, and neither: a scanner reads black on white alone. */
export const inkOf = (page: Page, png: Buffer) =>
  judgePixels(page, [png], ([data = new Uint8ClampedArray()]) => {
    const counts = { white: 0, black: 0, other: 0 };
    for (let at = 0; at < data.length; at += 4) {
      const channels = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      if (Math.min(...channels) > 230) counts.white += 1;
      else if (Math.max(...channels) < 60) counts.black += 1;
      else counts.other += 1;
    }
    const all = data.length / 4;
    return { white: counts.white / all, black: counts.black / all, other: counts.other / all };
  });
