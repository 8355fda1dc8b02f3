import type { Page } from '@playwright/test';
import type { Lender } from '../../sandbox';
import { launchAddress } from '../../sandbox/launchAddress';
import { expect, test } from './fixtures';
import { loanDetail, sent } from './steps';

/** Every tab knows a completed confirmation, also after its page is gone. */

const submit = (page: Page) => page.getByRole('button', { name: 'Confirmar préstamo' });
const confirmed = (page: Page) => page.getByText('Su préstamo está confirmado').first();

/** Clicks the button within the page's task, before the page handles messages of other tabs. */
const press = (page: Page) =>
  submit(page).evaluateAll((buttons: HTMLElement[]) => {
    buttons.forEach((button) => {
      button.click();
    });
  });

/** The lender books late: it still offers the loan and would accept a second confirmation. */
test.beforeEach(({ lender }) => {
  lender.bookLate();
});

async function confirmAndLeave(page: Page, lender: Lender) {
  await page.bringToFront();
  await submit(page).tap();
  await expect(loanDetail(page)).toBeVisible();
  expect(sent(lender, 'loanDetailPush')).toHaveLength(1);
}

test('a tab that was open during the confirmation does not confirm again', async ({
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
  // A second press on the updated screen.
  await stale.waitForLoadState('networkidle');
  await press(stale);
  await stale.waitForLoadState('networkidle');
  expect(sent(lender, 'loanDetailPush')).toHaveLength(1);
  expect(lender.accepted).toHaveLength(1);
  await expect(confirmed(stale)).toBeVisible();
});

test('the confirming tab and a later login show the loan as confirmed', async ({
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
