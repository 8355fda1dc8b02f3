import type { Browser } from '@playwright/test';
import type { Lender } from '../../sandbox';
import { launchAddress } from '../../test/e2e/fixtures';

/** DOM nodes of the complaint list with so many complaints, at its top and in its middle. */
export async function nodesOfRows(
  browser: Browser,
  origin: string,
  lender: Lender,
  count: number,
): Promise<number> {
  const items = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    time: '2026-01-01 10:00:00',
    type: 'Otros',
    content: `Queja ${index}`,
  }));
  const fault = { kind: 'patch', data: { tabs: [{ title: 'Todas', items }] }, times: 1 } as const;
  lender.fault('problemList', fault);
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  try {
    await page.goto(origin + launchAddress(lender, '/complaintList', 'complainant'));
    await page.getByText('Queja 0', { exact: true }).waitFor();
    const atTop = await page.locator('*').count();
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight / 2);
    });
    await page.waitForTimeout(300);
    return Math.max(atTop, await page.locator('*').count());
  } finally {
    await page.close();
  }
}
