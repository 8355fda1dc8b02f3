import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Colours that the device forces, light and dark: what has no ground and no shadow then needs an edge, a line or a colour. */

/** An element's line and edge, and their contrast with its own ground, or the one around it. In one step: a toast leaves. */
const drawnOf = (element: Locator) =>
  element.evaluate((found) => {
    const channelsOf = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? [];
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (at: Element | null): string => {
      if (!at) return '';
      const { backgroundColor } = getComputedStyle(at);
      return channelsOf(backgroundColor)[3] === 0 ? groundOf(at.parentElement) : backgroundColor;
    };
    const ground = luminance(groundOf(found));
    const contrast = (color: string) => {
      const own = luminance(color);
      return (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05);
    };
    const { color, borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(found);
    return {
      line: contrast(color),
      edge: contrast(borderTopColor),
      border: `${borderTopWidth} ${borderTopStyle}`,
    };
  });

async function expectEdge(element: Locator): Promise<void> {
  const { border, edge } = await drawnOf(element);
  expect(border).toBe('1px solid');
  expect(edge).toBeGreaterThanOrEqual(3);
}

const addImage = async (page: Page) => {
  const buffer = await page.screenshot();
  await page
    .getByLabel('Agregar imagen')
    .setInputFiles([{ name: 'a.png', mimeType: 'image/png', buffer }]);
};

for (const look of ['light', 'dark'] as const) {
  test.describe(`with forced ${look} colours`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({
        forcedColors: 'active',
        colorScheme: look,
        reducedMotion: 'reduce',
      });
    });

    test('a toast, the footer, and the cross on an image are seen', async ({ page, open }) => {
      await open('/complainPageNext?problemType=2', 'complainant');
      await addImage(page);
      await expectEdge(page.locator('[role=status] p', { hasText: 'Carga exitosa' }));
      await expectEdge(page.locator('footer'));
      const cross = page.getByRole('button', { name: 'Quitar imagen 1' }).locator('svg');
      expect((await drawnOf(cross)).line).toBeGreaterThanOrEqual(3);
    });

    test('a dialog has an edge', async ({ page, open }) => {
      await open('/loanDetail', 'settled');
      await expectEdge(page.getByRole('dialog'));
    });

    test('a text button is told by its line, and a barcode is black on white', async ({
      page,
      open,
    }) => {
      await open('/repay', 'dueTomorrow');
      const text = page.getByRole('button', { name: 'Actualizar' });
      await expect(text).toHaveCSS('text-decoration-line', 'underline');
      expect((await drawnOf(text)).line).toBeGreaterThanOrEqual(4.5);
      await open('/carpmm?requestType=1&amount=140557&payCode=shop', 'dueTomorrow');
      const code = page.getByRole('img', { name: /Código de pago/ });
      await expect(code).toBeVisible();
      const paper = page.locator('div:has(> img[alt^="Código de pago"])');
      await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(paper).toHaveCSS('color', 'rgb(0, 0, 0)');
    });
  });
}
