import { brokenWords } from '../../scripts/sheets/photograph';
import { expect, test } from './fixtures';

test.use({ viewport: { width: 320, height: 640 } });

test('the labels of two complaint tabs do not overlap, and break between words only', async ({
  page,
  open,
}) => {
  await open('/complaintList', 'complainant');
  const tabs = page.getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  const overflows = await tabs.evaluateAll((all) =>
    all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
  expect(Math.max(...overflows)).toBe(0);
  expect(await brokenWords(page)).toEqual([]);
});

test('the picture tiles contain their labels', async ({ page, open }) => {
  await open('/complainPageNext?problemType=2', 'complainant');
  const tile = page.locator('label', { hasText: 'Agregar imagen' });
  await expect(tile).toBeVisible();
  const overflow = await tile.evaluate((label) => {
    const words = document.createRange();
    words.selectNodeContents(label);
    const { bottom, right } = words.getBoundingClientRect();
    const box = label.getBoundingClientRect();
    return Math.max(bottom - box.bottom, right - box.right);
  });
  expect(overflow).toBeLessThan(0);
});
