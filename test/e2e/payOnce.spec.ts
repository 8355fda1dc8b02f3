import type { Page } from '@playwright/test';
import { holdAnswers } from '../../sandbox/holdAnswers';
import { launchAddress } from '../../sandbox/launchAddress';
import { cardPayment, checkStatus, pressTwice } from '../hold/concurrency/screens';
import { received } from '../support/received';
import { expect, test } from './fixtures';
import { chooseCard, loanDetail, owed, pay } from './steps';

const clickTwice = (page: Page) => pressTwice({ page, screen: cardPayment });

test.describe('one payment is one request', () => {
  test(
    'after two clicks in one task, Back and Forward during the request, whose late answer does not navigate',
    { tag: '@engines' },
    async ({ page, lender, open }) => {
      const release = holdAnswers(lender, 'repaymentCommit');
      await open(`/ynRepay?amount=${await owed(lender, 'overdue')}`, 'overdue');
      await page.getByRole('button', { name: '选择银行卡' }).click();
      await chooseCard(page, 'noCode');
      await clickTwice(page);
      await page.goBack();
      await expect(page.getByRole('heading', { name: '还款方式' })).toBeVisible();
      await page.goForward();
      await expect(pay(page)).toHaveAttribute('aria-busy', 'true');
      await clickTwice(page);
      await page.goBack();
      await expect(page.getByRole('heading', { name: '还款方式' })).toBeVisible();
      release();
      await expect(page.getByText('还款凭证')).toBeVisible();
      await expect(page.getByRole('heading', { name: '还款方式' })).toBeVisible();
      expect(received(lender, 'repaymentCommit')).toHaveLength(1);
    },
  );

  test('in two tabs of the same order', async ({ page, lender, open, context }) => {
    const release = holdAnswers(lender, 'repaymentCommit');
    const path = `/ynRepayChoose?amount=${await owed(lender, 'overdue')}`;
    await open(path, 'overdue');
    await chooseCard(page, 'noCode');
    const second = await context.newPage();
    await second.goto(launchAddress(lender, path, 'overdue'));
    await chooseCard(second, 'noCode');

    await page.bringToFront();
    await clickTwice(page);
    await expect.poll(() => received(lender, 'repaymentCommit').length).toBe(1);
    await clickTwice(second);
    await expect(checkStatus(second)).toBeVisible();
    expect(received(lender, 'repaymentCommit')).toHaveLength(1);
    release();
    await expect(loanDetail(page)).toBeVisible();
    // The second tab shows the payment that the first tab settled.
    await expect(second.getByText('还款凭证')).toBeVisible();
    await expect(checkStatus(second)).toBeHidden();
    expect(received(lender, 'repaymentCommit')).toHaveLength(1);
  });
});
