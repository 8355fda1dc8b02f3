import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

test.describe('the customer-service icon', () => {
  const icon = (page: Page) => page.getByRole('button', { name: 'Servicio al cliente' });
  const top = async (page: Page) => (await icon(page).boundingBox())?.y ?? -1;

  test('is dragged within the screen and keeps its position, and a drag is not a tap', async ({
    page,
    open,
  }) => {
    await open('/repayDelay', 'overdue');
    const start = await top(page);
    const x = ((await icon(page).boundingBox())?.x ?? 0) + 20;
    await page.mouse.move(x, start + 20);
    await page.mouse.down();
    await page.mouse.move(x, start - 180, { steps: 5 });
    await page.mouse.up();
    expect(Math.round(start - (await top(page)))).toBeCloseTo(200, -1);
    expect(page.url()).toContain('/repayDelay');

    const moved = await top(page);
    await page.reload();
    await expect(icon(page)).toBeVisible();
    expect(await top(page)).toBeCloseTo(moved, 0);

    await page.mouse.move(x, moved + 20);
    await page.mouse.down();
    await page.mouse.move(x, -500, { steps: 5 });
    await page.mouse.up();
    expect(await top(page)).toBeGreaterThan(0);
    await page.setViewportSize({ width: 360, height: 320 });
    const { y = 0, height = 0 } = (await icon(page).boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(320);

    await icon(page).tap();
    await expect(page).toHaveURL(/\/Dag/);
  });

  test('moves with the arrow keys', async ({ page, open }) => {
    await open('/repayDelay', 'overdue');
    await icon(page).focus();
    const start = await top(page);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await top(page)).toBeLessThan(start);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/Dag/);
  });
});
