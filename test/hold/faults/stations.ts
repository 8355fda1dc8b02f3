import type { Page } from '@playwright/test';
import type { AliasName } from '@/contract';
import type { BorrowerName, Lender } from '../../../sandbox';
import { captchaShown, lastCode, owed } from '../../e2e/steps';
import { PNG_FILE } from '../../support/picture';
import { cardPayment, codeEntry, confirmation, type MoneyScreen } from '../concurrency/screens';
import { VISITOR_PHONE } from './personal';

/** Ten screens, each with the call whose failures it shows, and the steps that make the call. `dataLayer.test.ts` has every call. */

export interface Station {
  readonly borrower?: BorrowerName;
  /** The screen's path and own parameters. */
  readonly path: string | ((lender: Lender) => Promise<string>);
  /**
   * The steps before the call, and the action that makes it. Without `act` the opening of the screen makes the call.
   */
  readonly prepare?: (page: Page, lender: Lender) => Promise<void>;
  readonly act?: (page: Page) => Promise<void>;
  /** The button that sends a write for the first time or again. */
  readonly submit?: RegExp;
  /** The promotion shows no pending state: some time must pass before the test knows that a call has no effect. */
  readonly isPatient?: boolean;
}

const press =
  (name: RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().click();

/** A screen whose button moves money. */
const moving = (screen: MoneyScreen): Station => ({
  borrower: screen.borrower,
  path: screen.path,
  async prepare(page, lender) {
    await screen.begin?.(page);
    await screen.fill?.(page, lender);
  },
  act: press(new RegExp(screen.button)),
  submit: new RegExp(screen.button),
});

const write = (page: Page) => page.getByLabel('Descripción').fill('No entiendo el cobro');

/** The captcha is entered after its picture has loaded. */
async function fillAll(page: Page, lender: Lender): Promise<void> {
  await page.getByLabel('手机号', { exact: true }).fill(VISITOR_PHONE);
  await captchaShown(page);
  await page.getByLabel('图形验证码', { exact: true }).fill(lastCode(lender));
  await press(/获取验证码/)(page);
  await page.getByText('验证码已发送').waitFor();
  await page.getByLabel('短信验证码', { exact: true }).fill(lastCode(lender));
}

const landing = { path: '/promotion?id=1', isPatient: true } as const;
const form = { borrower: 'manyOrders', path: '/complainPageNext?problemType=2' } as const;

export const stations = {
  loanDetailPush: moving(confirmation),
  loanDetails: { borrower: 'dueTomorrow', path: '/loanDetail' },
  loanPlayDetail: { borrower: 'dueTomorrow', path: '/repay' },
  generateVcode: {
    borrower: 'dueTomorrow',
    path: async (lender) =>
      `/carpmm?requestType=1&payCode=shop&amount=${await owed(lender, 'dueTomorrow')}`,
  },
  repaymentCommit: moving(cardPayment),
  repaymentConfirm: moving(codeEntry),
  problemSave: { ...form, prepare: write, act: press(/^Enviar$/), submit: /^Enviar$/ },
  uploadProblemImage: {
    ...form,
    act: (page) => page.getByLabel('Agregar imagen').setInputFiles(PNG_FILE),
    submit: /Reintentar imagen/,
  },
  channelTemplate: landing,
  register: { ...landing, prepare: fillAll, act: press(/立即申请/), submit: /立即申请/ },
} satisfies Partial<Record<AliasName, Station>>;

export type StationName = keyof typeof stations;
