import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { launchAddress } from '../../../sandbox/launchAddress';
import { expect, test } from '../../e2e/fixtures';
import { SEED } from '../../support/explore';
import { hostileLink } from '../../support/hostileLinks';

/** The stored items of session, borrower, complaint and money. A screen may store other items when it is opened. */
const stored = (page: Page) =>
  page.evaluate(() =>
    [sessionStorage, localStorage]
      .flatMap((storage) => Object.entries(storage) as [string, string][])
      .filter(([key]) => /^h5\.(session|borrower|salt|complaint|money)/.test(key))
      .sort(),
  );

const DRAFT = 'Me llaman de noche';
const FORM = '/complainPageNext?problemType=2';

test('a hostile link does not change, end or leak a running session', async ({ page, lender }) => {
  // Each step has its own time limit.
  test.setTimeout(0);
  const { userId = '', sessionId = '' } = lender.launch('overdue');
  await page.goto(launchAddress(lender, FORM, 'overdue'));
  await page.getByLabel('Descripción').fill(DRAFT);
  await expect.poll(async () => JSON.stringify(await stored(page))).toContain(DRAFT);
  const before = await stored(page);
  const already = lender.requests.length;

  // `test/platform/session/hostileLinks.test.ts` tries a hundred.
  for (const link of fc.sample(hostileLink, { numRuns: 16, seed: SEED })) {
    await page.goto(link);
    await expect(page.locator('h1').first(), link).toBeAttached();
    expect(await stored(page), link).toEqual(before);
    for (const secret of [userId, sessionId]) expect(page.url(), link).not.toContain(secret);
  }

  await page.goto('/loanDetail');
  await expect(page.getByRole('heading', { name: 'Detalle del préstamo' })).toBeVisible();
  await page.goto(FORM);
  await expect(page.getByLabel('Descripción')).toHaveValue(DRAFT);

  const sent = lender.requests.slice(already);
  expect(sent.length).toBeGreaterThan(5);
  for (const { path, query, headers } of sent) {
    expect(query, path).toMatchObject({ userId, sessionId });
    expect(JSON.stringify([query, headers]), path).not.toMatch(/EVIL|66600001/);
  }
});
