import type { Page } from '@playwright/test';
import type { Alias, BorrowerName, Lender } from '../../../sandbox';
import { launchAddress } from '../../../sandbox/launchAddress';
import { expect } from '../../e2e/fixtures';
import { chooseCard, enterCode, owed, pay } from '../../e2e/steps';
import { received } from '../../support/received';

/** A screen whose button moves money. */
export interface MoneyScreen {
  readonly alias: Alias;
  readonly borrower: BorrowerName;
  readonly path: (lender: Lender) => Promise<string>;
  /** The steps before the button, once for a payment. */
  readonly begin?: (page: Page) => Promise<void>;
  /** Enters what a new page lacks. */
  readonly fill?: (page: Page, lender: Lender) => Promise<void>;
  readonly button: string;
}

export const confirmation: MoneyScreen = {
  alias: 'loanDetailPush',
  borrower: 'newLoan',
  path: () => Promise.resolve('/confirm'),
  button: 'Confirmar préstamo',
};

export const cardPayment: MoneyScreen = {
  alias: 'repaymentCommit',
  borrower: 'overdue',
  path: async (lender) => `/ynRepayChoose?amount=${await owed(lender, 'overdue')}`,
  fill: (page) => chooseCard(page, 'noCode'),
  button: '确认还款',
};

export const codeEntry: MoneyScreen = {
  ...cardPayment,
  alias: 'repaymentConfirm',
  async begin(page) {
    await chooseCard(page, 'code');
    await pay(page).tap();
  },
  fill: enterCode,
  button: '确定',
};

export const onlinePayment: MoneyScreen = {
  alias: 'repaymentHuichao',
  borrower: 'overdue',
  path: async (lender) => `/ynRepay?amount=${await owed(lender, 'overdue')}`,
  button: '在线支付',
};

export const button = (page: Page, { button: name }: MoneyScreen) =>
  page.getByRole('button', { name });

/** A borrower on a screen, ready to tap its button. */
export interface Ready {
  readonly page: Page;
  readonly lender: Lender;
  readonly screen: MoneyScreen;
  readonly path: string;
  /** The address of the launch. Its amount is no longer owed after the payment. */
  readonly address: string;
  /** How often the lender has received the write. */
  readonly sent: () => number;
}

/** Opens the screen as the native app does. */
export async function ready(page: Page, lender: Lender, screen: MoneyScreen): Promise<Ready> {
  const path = await screen.path(lender);
  const address = launchAddress(lender, path, screen.borrower);
  const sent = () => received(lender, screen.alias).length;
  await page.goto(address);
  await screen.begin?.(page);
  await screen.fill?.(page, lender);
  await expect(button(page, screen)).toBeEnabled();
  return { page, lender, screen, path, address, sent };
}

/** Taps, and waits until the lender has received the request. */
export async function send({ page, screen, sent }: Ready): Promise<void> {
  await button(page, screen).tap();
  await expect.poll(sent).toBe(1);
}

/** Clicks the button twice by script, also where it is disabled or busy. */
export const pressTwice = ({ page, screen }: Pick<Ready, 'page' | 'screen'>) =>
  button(page, screen).evaluateAll((buttons: HTMLElement[]) => {
    buttons.forEach((each) => {
      each.click();
      each.click();
    });
  });

export const checkStatus = (page: Page) =>
  page.getByRole('button', { name: /^(Consultar estado|查询状态)$/ });

/** The outcome is unknown: *Check status* is offered, and the button is locked. */
export async function expectUnknown(page: Page, screen: MoneyScreen): Promise<void> {
  await expect(checkStatus(page)).toBeVisible();
  // The message disappears when the lock of the closed page is found free.
  await expect(page.getByText(/^(Otra ventana está|另一个窗口正在)/)).toHaveCount(0);
  await expect(button(page, screen).and(page.locator(':enabled'))).toHaveCount(0);
}
