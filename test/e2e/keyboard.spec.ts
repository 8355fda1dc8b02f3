import type { Page } from '@playwright/test';
import { received } from '../support/received';
import { expect, test } from './fixtures';
import { captchaShown, lastCode, loanDetail, owed } from './steps';

/** The main journeys by keyboard, with the announcements of live regions. */

/** Presses Tab until the named control has the focus. Checks that the focus is visible. */
async function tabTo(page: Page, spoken: string): Promise<void> {
  const focused = page.locator(':focus');
  for (let presses = 0; presses < 60; presses += 1) {
    const isThere = (await focused.count()) > 0 && (await focused.ariaSnapshot()).includes(spoken);
    if (isThere) {
      await expect(focused).toHaveCSS('outline-style', 'solid');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab reaches no control with the name ${spoken}`);
}

async function press(page: Page, spoken: string): Promise<void> {
  await tabTo(page, spoken);
  await page.keyboard.press('Enter');
}

async function type(page: Page, spoken: string, text: string): Promise<void> {
  await tabTo(page, spoken);
  await page.keyboard.type(text);
}

/** Records the announcements of live regions in order: a text again only after another one of its region. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    const last = new WeakMap<Element, string>();
    const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    const look = () => {
      document.querySelectorAll<HTMLElement>(LIVE).forEach((region) => {
        const text = region.innerText.trim().replace(/\s+/g, ' ');
        if (text && text !== last.get(region)) said.push(text);
        last.set(region, text);
      });
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => (window as { said?: string[] }).said ?? []);
}

test('the keyboard confirms a loan', async ({ page, open, lender }) => {
  await open('/confirm', 'newLoan');
  await tabTo(page, 'checkbox');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Confirmar préstamo' })).toBeDisabled();
  await page.keyboard.press('Space');
  await press(page, 'Confirmar préstamo');
  await expect(loanDetail(page)).toBeVisible();
  expect(received(lender, 'loanDetailPush')).toHaveLength(1);
});

test('the keyboard repays a loan by card and code, and each step is announced', async ({
  page,
  open,
  lender,
}) => {
  const said = await listen(page);
  await open(`/ynRepayChoose?amount=${await owed(lender, 'overdue')}`, 'overdue');
  // Without a choice, the screen shows what is missing.
  await press(page, '确认还款');
  await expect(page.getByText('请先选择银行卡').first()).toBeVisible();
  const focused = page.locator(':focus');
  while (!(await focused.ariaSnapshot()).includes('radio')) await page.keyboard.press('Shift+Tab');
  while (!(await focused.ariaSnapshot()).includes('1234')) await page.keyboard.press('ArrowUp');
  await expect(focused).toBeChecked();
  await press(page, '确认还款');
  await page.getByLabel('验证码').waitFor();
  await type(page, 'textbox "验证码', '000000');
  // A busy button ignores Enter: the payment is still being stored when its field appears.
  const confirm = page.getByRole('button', { name: '确定' });
  await expect(confirm).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByText('验证码错误').first()).toBeVisible();
  await page.getByLabel('验证码').fill('');
  await page.keyboard.type(lastCode(lender));
  await expect(confirm).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(loanDetail(page)).toBeVisible();
  const heard = await said();
  const places = ['请先选择银行卡', '验证码已发送，请查看手机', '验证码错误'].map((words) =>
    heard.findIndex((text) => text.includes(words)),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test('a first answer that failed is announced once, and so is the same failure of Retry', async ({
  page,
  open,
  lender,
}) => {
  const said = await listen(page);
  lender.refuse('loanDetails', { code: '9', message: 'Hoy no' });
  await open('/loanDetail', 'dueTomorrow');
  // The page has a hidden alert, too, for files that fail to load.
  const heard = async () => (await said()).filter((text) => text.includes('Hoy no'));
  const failed = 'No pudimos cargar esta información Hoy no';
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(heard).toEqual([failed]);
  await press(page, 'Reintentar');
  await expect.poll(heard).toEqual([failed, 'Cargando… Hoy no', failed]);
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeFocused();
});

test('the keyboard files a complaint, and missing fields are announced', async ({
  page,
  open,
  lender,
}) => {
  const said = await listen(page);
  await open('/complaint', 'complainant');
  await press(page, 'button "Otro"');
  await expect(page.getByLabel('Descripción')).toBeVisible();
  await press(page, 'button "Enviar"');
  await expect
    .poll(async () => (await said()).join('\n'))
    .toContain('Por favor, escriba sus opiniones y sugerencias');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await type(page, 'textbox "Descripción', 'Solo con el teclado');
  await press(page, 'button "Enviar"');
  await expect(page.getByRole('dialog')).toBeVisible();
  // The dialog has the focus: screen readers then read the dialog.
  expect(await page.getByRole('dialog').locator(':focus').count()).toBe(1);
  expect(received(lender, 'problemSave')).toHaveLength(1);
});

test('the keyboard registers a visitor, and each answer is announced', async ({ page, lender }) => {
  const said = await listen(page);
  await page.goto('/promotion?id=1');
  await type(page, 'textbox "手机号', '13800138000');
  await captchaShown(page);
  await type(page, 'textbox "图形验证码', lastCode(lender));
  await press(page, '获取验证码');
  await expect(page.getByText('验证码已发送，请在手机上查看！')).toBeVisible();
  const sms = lender.outbox.find(({ kind }) => kind === 'sms')?.code ?? '';
  await type(page, 'textbox "短信验证码', sms);
  await press(page, '立即申请');
  await expect(page.getByText('注册成功')).toBeVisible();
  expect((await said()).join('\n')).toContain('验证码已发送，请在手机上查看！');
  expect(received(lender, 'register')).toHaveLength(1);
});
