import type { Page } from '@playwright/test';
import type { BorrowerName, Lender } from '../../../sandbox';
import { callerFor } from '../../../sandbox/caller';
import { launchAddress } from '../../../sandbox/launchAddress';
import { expect, test } from '../../e2e/fixtures';
import { chooseCard, enterCode, lastCode, letPass, loanDetail, owed, pay } from '../../e2e/steps';
import { received } from '../../support/received';
import { checkStatus } from './outcomes';

/** What a reading proves about a payment (docs/reference/money.md#evidence-of-a-payment). */

const PART = 40_000;
const DAY_MINUTES = 24 * 60;

const payOnline = (page: Page) => page.getByRole('button', { name: '在线支付' });
const unclear = (page: Page) => page.getByText(/仍不明确/).first();
const payAnother = (page: Page) => page.getByRole('button', { name: '再次还款' });
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ }).first();

const cards = (lender: Lender, amount: number | string) =>
  launchAddress(lender, `/ynRepayChoose?amount=${amount}`, 'overdue');

const paid = (lender: Lender) => lender.accepted.map(({ amount, via }) => ({ amount, via }));

const tokens = (lender: Lender) =>
  received(lender, 'repaymentCommit').map(({ body }) => (Object(body) as Body).repayToken);

interface Body {
  readonly repayToken?: string;
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

async function payOnCards(page: Page, lender: Lender, amount: number | string): Promise<void> {
  await page.goto(cards(lender, amount));
  await chooseCard(page, 'noCode');
  await pay(page).tap();
}

for (const way of ['by card', 'online'] as const) {
  test(`after a payment and Back, a second payment ${way} is not sent while the lender still shows the debt`, async ({
    page,
    lender,
    open,
  }) => {
    await freeze(lender, 'overdue');
    await open(`/ynRepay?amount=${await owed(lender, 'overdue')}`, 'overdue');
    await page.getByRole('button', { name: '选择银行卡' }).tap();
    await chooseCard(page, 'noCode');
    await pay(page).tap();
    await expect(loanDetail(page)).toBeVisible();
    await page.goBack();
    if (way === 'by card') {
      await page.getByRole('button', { name: '选择银行卡' }).tap();
      await chooseCard(page, 'noCode');
    }
    const button = way === 'by card' ? pay(page) : payOnline(page);
    await button.tap();
    await expect(alert(page)).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
    expect(received(lender, 'repaymentCommit')).toHaveLength(1);
    expect(received(lender, 'repaymentHuichao')).toEqual([]);
    expect(lender.accepted).toHaveLength(1);
  });
}

test('the booking of a payment does not settle an unknown second payment of the same amount', async ({
  page,
  lender,
}) => {
  lender.bookLate(60_000);
  await payOnCards(page, lender, PART);
  await expect(loanDetail(page)).toBeVisible();

  lender.bookLate();
  lender.fault('repaymentCommit', { kind: 'cutMidway', times: 1 });
  await payOnCards(page, lender, PART);
  await payAnother(page).tap();
  await expect(checkStatus(page)).toBeVisible();
  expect(lender.accepted).toHaveLength(2);

  // The lender books the first payment only.
  lender.clock.advance(61_000);
  expect(lender.accepted.map(({ isBooked }) => isBooked)).toEqual([true, false]);
  await page.clock.install();
  await letPass(page, 3);
  await checkStatus(page).tap();
  await expect(unclear(page)).toBeVisible();
  await page.goto(cards(lender, PART));
  await expect(checkStatus(page)).toBeVisible();
  await expect(pay(page)).toBeDisabled();
  expect(received(lender, 'repaymentCommit')).toHaveLength(2);

  // The booking of the second payment is evidence for it.
  lender.book();
  await checkStatus(page).tap();
  await expect(loanDetail(page)).toBeVisible();
  expect(paid(lender)).toEqual([
    { amount: PART, via: 'card' },
    { amount: PART, via: 'card' },
  ]);
});

test('a code is not sent for more than the rest when a part was paid in a shop meanwhile', async ({
  page,
  lender,
}) => {
  const whole = await owed(lender, 'overdue');
  await page.goto(cards(lender, whole));
  await chooseCard(page, 'code');
  await pay(page).tap();
  await enterCode(page, lender);
  lender.pay({ orderId: lender.launch('overdue').orderId ?? '', amount: PART });
  await page.getByRole('button', { name: '确定' }).tap();
  await expect(alert(page)).toBeVisible();
  expect(received(lender, 'repaymentConfirm')).toEqual([]);
  expect(paid(lender)).toEqual([{ amount: PART, via: 'shop' }]);
});

test('the evidence for a payment with a code uses the debt at the entry of the code', async ({
  page,
  lender,
}) => {
  await page.clock.install();
  await page.goto(cards(lender, PART));
  await chooseCard(page, 'code');
  await pay(page).tap();
  await enterCode(page, lender);
  lender.pay({ orderId: lender.launch('overdue').orderId ?? '', amount: PART });
  // The code does not reach the lender: the shop's booking is no evidence for it.
  lender.fault('repaymentConfirm', { kind: 'status', status: 502, times: 1 });
  await page.getByRole('button', { name: '确定' }).tap();
  await expect(checkStatus(page)).toBeVisible();
  await checkStatus(page).tap();
  await expect(unclear(page)).toBeVisible();
  await expect(loanDetail(page)).toBeHidden();
  expect(lastCode(lender)).not.toBe('');
  expect(paid(lender)).toEqual([{ amount: PART, via: 'shop' }]);
});

test('an expired token is repeated for 24 hours, and then a fresh token pays', async ({
  page,
  lender,
}) => {
  await page.clock.install();
  lender.fault('repaymentCommit', { kind: 'status', status: 502, times: 1 });
  await payOnCards(page, lender, await owed(lender, 'overdue'));
  await expect(checkStatus(page)).toBeVisible();
  await letPass(page, 3);
  await checkStatus(page).tap();
  await expect(pay(page)).toBeEnabled();

  lender.expireTokens('overdue');
  await pay(page).tap();
  await expect(checkStatus(page)).toBeVisible();
  expect(tokens(lender)).toHaveLength(2);
  expect(tokens(lender)[1]).toBe(tokens(lender)[0]);
  expect(lender.accepted).toEqual([]);

  await letPass(page, DAY_MINUTES + 1);
  await checkStatus(page).tap();
  await expect(pay(page)).toBeEnabled();
  await pay(page).tap();
  await expect(loanDetail(page)).toBeVisible();
  expect(tokens(lender)).toHaveLength(3);
  expect(tokens(lender)[2]).not.toBe(tokens(lender)[0]);
  expect(lender.accepted).toHaveLength(1);
});

test('an undone payment and its notice are removed after 24 hours, and the next payment has a fresh token', async ({
  page,
  lender,
}) => {
  await page.clock.install();
  lender.fault('repaymentCommit', { kind: 'status', status: 502, times: 1 });
  await payOnCards(page, lender, PART);
  await expect(checkStatus(page)).toBeVisible();
  await letPass(page, 3);
  await checkStatus(page).tap();
  await expect(page.getByText(/上次查询时/)).toBeVisible();
  await letPass(page, DAY_MINUTES + 1);
  await page.goto(cards(lender, PART));
  await expect(pay(page)).toBeEnabled();
  await expect(page.getByText(/上次查询时/)).toBeHidden();
  await chooseCard(page, 'noCode');
  await pay(page).tap();
  await expect(loanDetail(page)).toBeVisible();
  expect(tokens(lender)[1]).not.toBe(tokens(lender)[0]);
});
