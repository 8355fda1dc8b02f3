import type { Page } from '@playwright/test';
import type { Lender } from '../../sandbox';
import { expect, launchAddress, test } from './fixtures';
import { loanDetail, sent } from './steps';

/** A confirmation that was made is known in every tab, also after its page was left for where the answer led. */

const submit = (page: Page) => page.getByRole('button', { name: 'Confirmar préstamo' });
const confirmed = (page: Page) => page.getByText('Su préstamo está confirmado').first();

/** Presses what is there to press, in the page's own task: it need not have heard of anything yet. */
const press = (page: Page) =>
  submit(page).evaluateAll((buttons: HTMLElement[]) => {
    buttons.forEach((button) => {
      button.click();
    });
  });

/** The lender books late: it goes on offering the loan, and would take a second confirmation. */
test.beforeEach(({ lender }) => {
  lender.bookLate();
});

async function confirmAndLeave(page: Page, lender: Lender) {
  await page.bringToFront();
  await submit(page).tap();
  await expect(loanDetail(page)).toBeVisible();
  expect(sent(lender, 'loanDetailPush')).toHaveLength(1);
}

test('a tab that stood open meanwhile does not confirm again', async ({
  page,
  context,
  lender,
}) => {
  const stale = await context.newPage();
  await stale.goto(launchAddress(lender, '/confirm', 'newLoan'));
  await expect(submit(stale)).toBeEnabled();
  await page.goto(launchAddress(lender, '/confirm', 'newLoan'));
  await confirmAndLeave(page, lender);

  await stale.bringToFront();
  await press(stale);
  // Once more, on what it shows then.
  await stale.waitForLoadState('networkidle');
  await press(stale);
  await stale.waitForLoadState('networkidle');
  expect(sent(lender, 'loanDetailPush')).toHaveLength(1);
  expect(lender.accepted).toHaveLength(1);
  await expect(confirmed(stale)).toBeVisible();
});

test('the tab that confirmed finds it confirmed when it comes back, and so does another login', async ({
  page,
  lender,
}) => {
  await page.goto(launchAddress(lender, '/confirm', 'newLoan'));
  await expect(submit(page)).toBeEnabled();
  const address = page.url();
  await confirmAndLeave(page, lender);
  await page.goto(address);
  await expect(confirmed(page).or(submit(page))).toBeVisible();
  await expect(submit(page)).toHaveCount(0);
  lender.logInAgain('newLoan');
  await page.goto(launchAddress(lender, '/confirm', 'newLoan'));
  await expect(confirmed(page)).toBeVisible();
  await expect(submit(page)).toHaveCount(0);
});
