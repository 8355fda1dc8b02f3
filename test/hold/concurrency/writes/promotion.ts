import type { Page } from '@playwright/test';
import { expect } from '../../../e2e/fixtures';
import { captchaShown, lastCode } from '../../../e2e/steps';
import { goBack, type Place, type Write } from '../write';

const PHONE = '13800138000';
const phone = (page: Page) => page.getByLabel('手机号', { exact: true });
const smsCode = (page: Page) => page.getByLabel('短信验证码', { exact: true });
const getCode = (page: Page) => page.getByRole('button', { name: /^获取验证码/ });
const agreement = (page: Page) => page.getByRole('heading', { level: 1, name: '用户协议' });

/** Goes from the agreement to the form, and enters the values that an SMS code needs. */
async function comeToForm({ page, lender }: Place): Promise<void> {
  await page.goto('/promotion?id=1#/agreementTemplate');
  await page.getByRole('link', { name: '返回注册' }).tap();
  await phone(page).fill(PHONE);
  await captchaShown(page);
  await page.getByLabel('图形验证码', { exact: true }).fill(lastCode(lender));
}

const onTheForm = {
  other: { borrower: 'overdue', path: '/loanDetail' },
  path: () => Promise.resolve('/promotion?id=1'),
  before: agreement,
  leave: (page: Page) => page.getByRole('link', { name: '用户协议' }).tap(),
  away: agreement,
  comeBack: goBack,
  kept: (page: Page) => expect(phone(page)).toHaveValue('138 0013 8000'),
} as const;

export const getSms: Write = {
  ...onTheForm,
  alias: 'getSms',
  come: comeToForm,
  control: getCode,
  done: (page) => expect(getCode(page)).toHaveText(/^\d+ 秒$/),
  told: (page) => page.getByText('验证码已发送，请在手机上查看！'),
  countdown: { control: getCode, rest: '获取验证码' },
};

export const register: Write = {
  ...onTheForm,
  alias: 'register',
  async come(place) {
    const { page, lender } = place;
    await comeToForm(place);
    await getCode(page).tap();
    await expect(getCode(page)).toHaveText(/^\d+ 秒$/);
    await smsCode(page).fill(lastCode(lender));
  },
  control: (page) => page.getByRole('button', { name: '立即申请' }),
  field: smsCode,
  done: (page) => expect(page.getByRole('link', { name: /^下载APP/ }).first()).toBeVisible(),
  told: (page) => page.getByText('注册成功'),
};
