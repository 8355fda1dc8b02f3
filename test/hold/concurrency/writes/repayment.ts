import type { Page } from '@playwright/test';
import type { BorrowerName } from '../../../../sandbox';
import { launchAddress } from '../../../../sandbox/launchAddress';
import { expect } from '../../../e2e/fixtures';
import { chooseCard, enterCode, owed } from '../../../e2e/steps';
import { goForward, headerBack, type Place, type Write } from '../write';

const paymentWay = (page: Page) => page.getByRole('heading', { level: 1, name: '还款方式' });
const loanDetail = (page: Page) => page.getByRole('heading', { name: 'Detalle del préstamo' });
const paid = (page: Page) => page.getByText('还款凭证');
const other = { borrower: 'dueTomorrow', path: '/ynRepayChoose' } as const;

/** Goes from the ways to repay to the payment way. */
async function comeToPaymentWay({ page, lender }: Place, borrower: BorrowerName): Promise<void> {
  await page.goto(launchAddress(lender, '/repay', borrower));
  await page.getByRole('link', { name: /Tarjeta o pago en línea/ }).tap();
  await paymentWay(page).waitFor();
}

async function comeToCards(place: Place, borrower: BorrowerName): Promise<void> {
  await comeToPaymentWay(place, borrower);
  await place.page.getByRole('button', { name: '选择银行卡' }).tap();
  await expect(repaymentCommit.control(place.page)).toBeEnabled();
}

/** Back from both writes of a card payment leads to the payment way, which says that the payment was sent. */
const onTheCardScreen = {
  before: paymentWay,
  leave: headerBack,
  away: paymentWay,
  told: paid,
  comeBack: goForward,
  done: (page: Page) => expect(loanDetail(page).or(paid(page))).toBeVisible(),
};

export const repaymentCommit: Write = {
  ...onTheCardScreen,
  alias: 'repaymentCommit',
  isMoney: true,
  borrower: 'overdue',
  other,
  path: async (lender) => `/ynRepayChoose?amount=${await owed(lender, 'overdue')}`,
  async come(place, borrower = 'overdue') {
    await comeToCards(place, borrower);
    await chooseCard(place.page, 'noCode');
  },
  enterAnew: ({ page }) => chooseCard(page, 'noCode'),
  control: (page) => page.getByRole('button', { name: '确认还款' }),
};

export const repaymentConfirm: Write = {
  ...onTheCardScreen,
  alias: 'repaymentConfirm',
  isMoney: true,
  borrower: 'overdue',
  other,
  path: repaymentCommit.path,
  async come(place, borrower = 'overdue') {
    const { page, lender } = place;
    await comeToCards(place, borrower);
    await chooseCard(page, 'code');
    const form = page.locator('form');
    const refused = page.getByText('请勿重复提交支付请求');
    await repaymentCommit.control(page).tap();
    await form.or(refused).waitFor();
    // The payment already waits for its code in another tab: this tab requests the code again.
    if (await refused.isVisible()) await repaymentCommit.control(page).tap();
    await enterCode(page, lender);
  },
  enterAnew: ({ page, lender }) => enterCode(page, lender),
  control: (page) => page.getByRole('button', { name: '确定' }),
  kept: (page) => expect(page.getByLabel('验证码')).toHaveValue(/^\d{6}$/),
};

export const repaymentHuichao: Write = {
  alias: 'repaymentHuichao',
  borrower: 'overdue',
  other: { borrower: 'dueTomorrow', path: '/ynRepay' },
  path: async (lender) => `/ynRepay?amount=${await owed(lender, 'overdue')}`,
  come: (place, borrower = 'overdue') => comeToPaymentWay(place, borrower),
  before: (page) => page.getByRole('link', { name: /Tarjeta o pago en línea/ }),
  control: (page) => page.getByRole('button', { name: '在线支付' }),
  done: (page) => expect(page.getByRole('link', { name: 'Pagar' })).toBeVisible(),
  leave: headerBack,
  away: (page) => page.getByRole('link', { name: /Tarjeta o pago en línea/ }),
  comeBack: goForward,
};
