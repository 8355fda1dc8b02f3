import type { BorrowerName, Lender } from '../../../sandbox';
import { launchAddress } from '../../../sandbox/launchAddress';
import { expect, test } from '../../e2e/fixtures';
import { chooseCard, enterCode, lastCode, loanDetail, owed, pay, sent } from '../../e2e/steps';
import { type MoneySituation, moneySituations } from './moneySituations';
import { checkStatus, expectOutcome } from './outcomes';
import { loanDetailPush } from './writes/loan';
import { repaymentCommit, repaymentConfirm } from './writes/repayment';

/** docs/reference/money.md: whatever happens to the page, one wish is one accepted payment. */
for (const write of [loanDetailPush, repaymentCommit, repaymentConfirm]) {
  for (const situation of Object.keys(moneySituations) as MoneySituation[]) {
    test(`${write.alias} × ${situation}: once`, async ({ page, context, lender }) => {
      await moneySituations[situation]({ page, context, lender, write });
    });
  }
}

const PART = 12_300;
const SHOWN_PART = '$123,00';

const cards = (lender: Lender, borrower: BorrowerName, amount: number | string, more = {}) =>
  launchAddress(lender, `/ynRepayChoose?amount=${amount}`, borrower, more);

test('two amounts: of unknown outcome, the one stands in the way of the other and is named', async ({
  page,
  lender,
}) => {
  lender.fault('repaymentCommit', { kind: 'stallAfter', times: 1 });
  await page.goto(cards(lender, 'overdue', PART));
  await chooseCard(page, 'noCode');
  await pay(page).tap();
  await expect.poll(() => lender.accepted.length).toBe(1);
  await page.goto(cards(lender, 'overdue', await owed(lender, 'overdue')));
  await expectOutcome('unknown', { page, write: repaymentCommit });
  await expect(page.getByText(SHOWN_PART).first()).toBeVisible();
  await checkStatus(page).tap();
  await expect(loanDetail(page)).toBeVisible();
  expect(lender.accepted).toMatchObject([{ amount: PART }]);
  expect(sent(lender, 'repaymentCommit')).toHaveLength(1);
});

test('two amounts: the code of the one never pays the other', async ({ page, lender }) => {
  await page.goto(cards(lender, 'overdue', PART));
  await chooseCard(page, 'code');
  await pay(page).tap();
  await page.getByLabel('验证码').waitFor();
  const first = lastCode(lender);
  const whole = await owed(lender, 'overdue');
  await page.goto(cards(lender, 'overdue', whole));
  await expect(pay(page)).toBeVisible();
  await expect(page.getByLabel('验证码')).toBeHidden();
  await chooseCard(page, 'code');
  await pay(page).tap();
  await expect.poll(() => lastCode(lender)).not.toBe(first);
  await enterCode(page, lender);
  await page.getByRole('button', { name: '确定' }).tap();
  await expect(loanDetail(page)).toBeVisible();
  expect(lender.accepted).toMatchObject([{ amount: Number(whole) }]);
  const [one, other] = sent(lender, 'repaymentCommit').map(({ body }) => Object(body) as Body);
  expect([one?.amount, other?.amount]).toEqual([PART, Number(whole)]);
  expect(other?.repayToken).not.toBe(one?.repayToken);
});

interface Body {
  readonly amount?: number;
  readonly repayToken?: string;
}

test('an order with instalments left: a check finds the paid one, and nothing pays the next', async ({
  page,
  lender,
}) => {
  lender.fault('repaymentCommit', { kind: 'cutMidway', times: 1 });
  const path = cards(lender, 'instalments', await owed(lender, 'instalments'));
  await page.goto(path);
  await chooseCard(page, 'noCode');
  await pay(page).tap();
  await checkStatus(page).tap();
  await expect(loanDetail(page)).toBeVisible();
  await page.goto(path);
  await expect(pay(page)).toBeVisible();
  expect(lender.accepted).toHaveLength(1);
  expect(sent(lender, 'repaymentCommit')).toHaveLength(1);
});

test('booked late: unlocked by a check, the same payment goes out with the first token, and is known', async ({
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
  const tokens = sent(lender, 'repaymentCommit').map(
    ({ body }) => (Object(body) as Body).repayToken,
  );
  expect(tokens).toEqual([tokens[0], tokens[0]]);
  expect(lender.accepted).toHaveLength(1);
  lender.book();
  await checkStatus(page).tap();
  await expect(loanDetail(page)).toBeVisible();
});

test('a late answer for one order leaves the waiting code of another alone', async ({
  page,
  lender,
}) => {
  const { orderId = '' } = lender.launch('twoDebts');
  const other = {
    orderId: `${orderId.slice(0, -1)}1`,
    productId: `${lender.launch('twoDebts').productId ?? ''}2`,
  };
  await page.goto(cards(lender, 'twoDebts', PART));
  await chooseCard(page, 'noCode');
  const held = lender.fault('repaymentCommit', { kind: 'hold', carriedOut: true, times: 1 });
  await pay(page).tap();
  await expect.poll(() => lender.accepted.length).toBe(1);
  await page.evaluate(({ productId, orderId: id }) => {
    history.pushState(null, '', `/ynRepayChoose?productId=${productId}&orderId=${id}&amount=4500`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, other);
  await expect(page.getByText('$45,00').first()).toBeVisible();
  await chooseCard(page, 'code');
  await pay(page).tap();
  await enterCode(page, lender);
  held.lift();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: '确定' }).tap();
  await expect(loanDetail(page)).toBeVisible();
  expect(lender.accepted).toMatchObject([
    { orderId, amount: PART },
    { orderId: other.orderId, amount: 4_500 },
  ]);
});
