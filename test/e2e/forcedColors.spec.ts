import type { Locator } from '@playwright/test';
import { PNG_FILE } from '../support/picture';
import { inkOf } from './blackOnWhite';
import { contrastOf } from './colors';
import { expect, test } from './fixtures';

/** Colours that the device forces, light and dark: what has no ground and no shadow then needs an edge, a line or a colour. */

/** An element's line and edge, and their contrast with its own ground, or the one around it. In one step: a toast leaves. */
async function drawnOf(element: Locator) {
  const { color, edge, border, ground } = await element.evaluate((found) => {
    const groundOf = (at: Element | null): string => {
      if (!at) return '';
      const { backgroundColor } = getComputedStyle(at);
      const [, , , alpha = '1'] = backgroundColor.match(/[\d.]+/g) ?? [];
      return alpha === '0' ? groundOf(at.parentElement) : backgroundColor;
    };
    const style = getComputedStyle(found);
    return {
      color: style.color,
      edge: style.borderTopColor,
      border: `${style.borderTopWidth} ${style.borderTopStyle}`,
      ground: groundOf(found),
    };
  });
  return { line: contrastOf(color, ground), edge: contrastOf(edge, ground), border };
}

async function expectEdge(element: Locator): Promise<void> {
  const { border, edge } = await drawnOf(element);
  expect(border).toBe('1px solid');
  expect(edge).toBeGreaterThanOrEqual(3);
}

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
      await page.getByLabel('Agregar imagen').setInputFiles(PNG_FILE);
      await expectEdge(page.locator('[role=status] p', { hasText: 'Carga exitosa' }));
      await expectEdge(page.locator('footer'));
      const cross = page.getByRole('button', { name: 'Quitar imagen 1' }).locator('svg');
      expect((await drawnOf(cross)).line).toBeGreaterThanOrEqual(3);
      await expectEdge(cross);
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
      const { white, black } = await inkOf(page, await code.screenshot());
      expect(white).toBeGreaterThan(0.3);
      expect(black).toBeGreaterThan(0.05);
    });
  });
}
