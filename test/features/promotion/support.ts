import { screen, waitFor } from '@testing-library/react';
import type { renderPromotion } from '../../support/renderPromotion';

export const PHONE = '13800138000';

export type Rendered = Awaited<ReturnType<typeof renderPromotion>>;

export const field = (name: string) => screen.getByRole('textbox', { name });
export const press = (user: Rendered['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));
export const captchaOf = ({ container }: Pick<Rendered, 'container'>) =>
  container.querySelector<HTMLImageElement>('img[src^="blob:"]');

/** The letters in the captcha, once its picture is shown. */
export async function readCaptcha({ lender, container }: Rendered): Promise<string> {
  await waitFor(() => expect(captchaOf({ container })).not.toBeNull());
  return lender.outbox.filter(({ kind }) => kind === 'captcha').at(-1)?.code ?? '';
}

export async function fillIn(page: Rendered, phone = PHONE): Promise<void> {
  await page.user.type(field('手机号'), phone);
  await page.user.type(field('图形验证码'), await readCaptcha(page));
}

export async function askForCode(page: Rendered): Promise<string> {
  await press(page.user, '获取验证码');
  await screen.findByText('验证码已发送，请在手机上查看！');
  return page.lender.outbox.at(-1)?.code ?? '';
}

/** Fills in the whole form, with the code of the SMS. Returns the code. */
export async function fillAll(page: Rendered): Promise<string> {
  await fillIn(page);
  const code = await askForCode(page);
  await page.user.type(field('短信验证码'), code);
  return code;
}
