import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

test.describe('the customer-service icon', () => {
  const icon = (page: Page) => page.getByRole('button', { name: 'Servicio al cliente' });
  const top = async (page: Page) => (await icon(page).boundingBox())?.y ?? -1;

  test('rests in the title bar: it covers nothing, wherever the page is scrolled to', async ({
    page,
    open,
  }) => {
    await open('/repayDelay', 'overdue');
    await expect(page.getByRole('main')).toContainText('Paga en total');
    const isInBar = () =>
      page.evaluate(() => {
        const [header, button] = ['header', 'header button[aria-describedby]'].map((name) =>
          document.querySelector(name)?.getBoundingClientRect(),
        );
        const title = document.querySelector('h1')?.getBoundingClientRect();
        if (!header || !button || !title) return false;
        return (
          button.top >= header.top && button.bottom <= header.bottom && button.left >= title.right
        );
      });
    await expect.poll(isInBar).toBe(true);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => top(page)).toBeLessThan(0);
    expect(await isInBar()).toBe(true);
  });

  test('is dragged within the screen and keeps its position, and a drag is not a tap', async ({
    page,
    open,
  }) => {
    await open('/repayDelay', 'overdue');
    await expect(page.getByRole('main')).toContainText('Paga en total');
    const start = await top(page);
    const x = ((await icon(page).boundingBox())?.x ?? 0) + 20;
    await page.mouse.move(x, start + 20);
    await page.mouse.down();
    await page.mouse.move(x, start + 220, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => Math.abs((await top(page)) - start - 200)).toBeLessThan(5);
    expect(page.url()).toContain('/repayDelay');

    const moved = await top(page);
    await page.reload();
    await expect(icon(page)).toBeVisible();
    await expect.poll(async () => Math.abs((await top(page)) - moved)).toBeLessThan(1);

    await page.setViewportSize({ width: 360, height: 320 });
    const bottom = async () => {
      const { y = 0, height = 0 } = (await icon(page).boundingBox()) ?? {};
      return y + height;
    };
    await expect.poll(bottom).toBeLessThanOrEqual(320);
    const y = await top(page);
    await page.mouse.move(x, y + 20);
    await page.mouse.down();
    await page.mouse.move(x, -500, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => top(page)).toBeGreaterThan(0);

    await icon(page).tap();
    await expect(page).toHaveURL(/\/Dag/);
  });

  test('moves with the arrow keys', async ({ page, open }) => {
    await open('/repayDelay', 'overdue');
    await expect(page.getByRole('main')).toContainText('Paga en total');
    await icon(page).focus();
    const start = await top(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => top(page)).toBeGreaterThan(start);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/Dag/);
  });
});
