import type { Page } from '@playwright/test';
import { launchAddress } from '../../../sandbox/launchAddress';
import { expect, test } from '../../e2e/fixtures';
import { EVIL, hostileLinks } from '../../support/hostileLinks';
import { progressOf } from '../progress';

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

  const opened = progressOf('hostile links opened', hostileLinks.length);
  for (const link of hostileLinks) {
    await page.goto(link);
    await expect(page.locator('h1').first(), link).toBeAttached();
    expect(await stored(page), link).toEqual(before);
    for (const secret of [userId, sessionId]) expect(page.url(), link).not.toContain(secret);
    opened();
  }

  await page.goto('/loanDetail');
  await expect(page.getByRole('heading', { name: 'Detalle del préstamo' })).toBeVisible();
  await page.goto(FORM);
  await expect(page.getByLabel('Descripción')).toHaveValue(DRAFT);

  const sent = lender.requests.slice(already);
  expect(sent.length).toBeGreaterThan(20);
  const evil = new RegExp(Object.values(EVIL).join('|'));
  for (const { path, query, headers } of sent) {
    expect(query, path).toMatchObject({ userId, sessionId });
    expect(JSON.stringify([query, headers]), path).not.toMatch(evil);
  }
});
