import { readBuiltFiles } from '../../scripts/build/builtFiles';
import { setTextSize } from '../support/layout';
import { received } from '../support/received';
import { expect, test } from './fixtures';
import { drag } from './steps';

test('without a network a borrower who cannot pay still sees what there is', async ({
  page,
  open,
}) => {
  await open('/loanDetail', 'overdue');
  const button = page.getByRole('button', { name: 'No puedo pagar' });
  await button.waitFor();
  // The dialog's code arrives while the page is idle.
  const dialogFile = readBuiltFiles('dist').filesOf('cannot-pay')[0] ?? 'no file';
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(' '),
    );
  await expect.poll(loaded).toContain(dialogFile);
  await page.context().setOffline(true);
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Qué puede hacer' });
  await expect(dialog.getByText(/La prórroga cuesta/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Escribir a Préstamo Claro' })).toBeVisible();
});

test('the debt is read again by a button and by a pull', async ({ page, lender, open }) => {
  await open('/repay', 'overdue');
  await expect(page.getByText(/Datos de Préstamo Claro al \d{4}-\d\d-\d\d/)).toBeVisible();
  const reads = () => received(lender, 'loanPlayDetail').length;
  const before = reads();
  await page.getByRole('button', { name: 'Actualizar' }).tap();
  await expect.poll(reads).toBe(before + 1);
  await page.evaluate(() => window.scrollTo(0, 0));
  // The gesture is loaded while the page is idle: a borrower whose pull did nothing pulls again.
  await expect(async () => {
    await drag(page, 0, 160);
    await expect.poll(reads, { timeout: 2_000 }).toBe(before + 2);
  }).toPass();
});

for (const [height, fontSize] of [
  [640, 32],
  [380, 16],
] as const) {
  test(`a footer covers at most two fifths of ${height} px with text of ${fontSize} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 360, height });
    await setTextSize(page, fontSize);
    for (const [path, borrower] of [
      ['/confirm', 'newLoan'],
      ['/loanDetail', 'overdue'],
    ] as const) {
      await open(path, borrower);
      const footer = page.getByRole('contentinfo');
      await footer.waitFor();
      // The app replaces the footer of the first picture.
      await expect(page.locator('[data-early]')).toHaveCount(0);
      const covered = await footer.evaluate(
        (element) => window.innerHeight - element.getBoundingClientRect().top,
      );
      expect(covered).toBeLessThanOrEqual(height * 0.4);
      // It can be reached, also where it stands below content that arrives late.
      await page.waitForLoadState('networkidle');
      await footer.getByRole('button').first().scrollIntoViewIfNeeded();
      await expect(footer.getByRole('button').first()).toBeInViewport();
    }
  });
}
