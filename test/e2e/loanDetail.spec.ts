import { expect, test } from './fixtures';

test('the actions keep their position from the first paint', async ({ page, open }) => {
  await page.addInitScript(() => {
    const removed: string[] = [];
    Object.assign(window, { removed });
    new MutationObserver((records) => {
      const gone = records.flatMap(({ removedNodes }) => [...removedNodes]);
      removed.push(...gone.filter((node) => node.nodeName === 'FOOTER').map(String));
    }).observe(document, { subtree: true, childList: true });
  });
  await open('/loanDetail', 'dueTomorrow');
  await expect(page.getByRole('button', { name: 'Pagar', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { removed: string[] }).removed)).toEqual(
    [],
  );
});
