import { addressOf, borrowerOf } from '../../scripts/sampleScreens';
import { samples } from '../../src/app/prerender/samples';
import { sampledScreens } from '../../src/features/preview/sampleVisits';
import { expect, test } from './fixtures';

const screens = sampledScreens.filter(({ name }) => name in samples);

for (const screen of screens) {
  test(`nothing shifts on ${screen.name} when the app takes over, on a slow phone`, async ({
    page,
    open,
    lender,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shift += (entry as { value?: number }).value ?? 0;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(addressOf(screen, lender), borrowerOf(screen));
    await expect(page.locator('#root > :not([data-early]) h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(
      () => (window as unknown as { seen: { shift: number } }).seen.shift,
    );
    expect(shift).toBeLessThan(0.001);
  });
}
