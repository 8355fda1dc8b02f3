import type { BorrowerName, Lender } from '../../../sandbox';
import { launchAddress } from '../../../sandbox/launchAddress';
import { expect, test } from '../../e2e/fixtures';
import { chooseCard, loanDetail, owed, pay } from '../../e2e/steps';
import { received } from '../../support/received';
import { type MoneySituation, moneySituations } from './moneySituations';
import { checkStatus } from './outcomes';
import { loanDetailPush } from './writes/loan';
import { repaymentCommit, repaymentConfirm } from './writes/repayment';

/** One intent is one accepted payment in every situation (docs/reference/money.md). */
for (const write of [loanDetailPush, repaymentCommit, repaymentConfirm]) {
  for (const situation of Object.keys(moneySituations) as MoneySituation[]) {
    test(`${write.alias} × ${situation}: one accepted payment`, async ({
      page,
      context,
      lender,
    }) => {
      await moneySituations[situation]({ page, context, lender, write });
    });
  }
}

const cards = (lender: Lender, borrower: BorrowerName, amount: number | string, more = {}) =>
  launchAddress(lender, `/ynRepayChoose?amount=${amount}`, borrower, more);

interface Body {
  readonly amount?: number;
  readonly repayToken?: string;
}

test('a payment that is booked late and unlocked by a check is repeated with its first token, and refused as a duplicate', async ({
  page,
  lender,
}) => {
  await page.clock.install();
  lender.bookLate();
  lender.fault('repaymentCommit', { kind: 'cutMidway', times: 1 });
  await page.goto(cards(lender, 'instalments', await owed(lender, 'instalments')));
  await chooseCard(page, 'noCode');
  await pay(page).tap();
  await expect(checkStatus(page)).toBeVisible();
  await page.clock.fastForward(121_000);
  await checkStatus(page).tap();
  await expect(pay(page)).toBeEnabled();
  await pay(page).tap();
  await expect(page.getByText('请勿重复提交支付请求').first()).toBeVisible();
  await expect(checkStatus(page)).toBeVisible();
  const tokens = received(lender, 'repaymentCommit').map(
    ({ body }) => (Object(body) as Body).repayToken,
  );
  expect(tokens).toEqual([tokens[0], tokens[0]]);
  expect(lender.accepted).toHaveLength(1);
  lender.book();
  await checkStatus(page).tap();
  await expect(loanDetail(page)).toBeVisible();
});
