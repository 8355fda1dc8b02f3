import type { BorrowerName, Lender } from '../../../sandbox';
import { callerFor } from '../../../sandbox/caller';
import { expect, test } from '../../e2e/fixtures';
import { chooseCard, loanDetail, owed, pay } from '../../e2e/steps';
import { received } from '../../support/received';
import { type MoneySituation, moneySituations } from './moneySituations';
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

/** The lender repeats its current answers to these calls from now on. */
async function freeze(lender: Lender, borrower: BorrowerName): Promise<void> {
  const { productId, orderId } = lender.launch(borrower);
  const call = callerFor(lender, borrower);
  const calls = ['loanPlayDetail', 'repaymentWay'] as const;
  for (const alias of calls) {
    const answer = await call(alias, { productId, orderId });
    lender.fault(alias, { kind: 'text', text: JSON.stringify(answer) });
  }
}

test('after a payment and Back, a second payment is not sent while the lender still shows the debt', async ({
  page,
  lender,
  open,
}) => {
  await freeze(lender, 'overdue');
  await open(`/ynRepay?amount=${await owed(lender, 'overdue')}`, 'overdue');
  const choose = page.getByRole('button', { name: '选择银行卡' });
  await choose.tap();
  await chooseCard(page, 'noCode');
  await pay(page).tap();
  await expect(loanDetail(page)).toBeVisible();
  await page.goBack();
  await choose.tap();
  await chooseCard(page, 'noCode');
  await pay(page).tap();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await expect(pay(page)).not.toHaveAttribute('aria-busy', 'true');
  expect(received(lender, 'repaymentCommit')).toHaveLength(1);
  expect(lender.accepted).toHaveLength(1);
});
