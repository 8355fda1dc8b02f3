import { screen, waitFor } from '@testing-library/react';
import { createLender } from '../../../sandbox';
import { received } from '../../support/received';
import { renderPromotion } from '../../support/renderPromotion';
import { field, press, readCaptcha, type Rendered } from './support';

const WRONG_PHONE = '请正确输入手机号！';
const india = { pattern: '^[6-9]\\d{9}$', length: 10, groups: [5], countryCode: '91' };

async function paste({ user }: Rendered, name: string, text: string) {
  await user.click(field(name));
  await user.paste(text);
}

const open = () =>
  renderPromotion('/promotion?id=1', {
    environment: { mobilePhone: india },
    lender: createLender({ environment: { mobilePhone: india } }),
  });

const sentPhone = async ({ lender }: Rendered) => {
  await waitFor(() => expect(received(lender, 'getSms')).toHaveLength(1));
  return (received(lender, 'getSms')[0]?.body as { readonly phone: string }).phone;
};

it.each(['+91 98765 43210', '\u202a९८७६५\u200b४३२१०\u202c'])(
  'sends a pasted %j as the number without its code, and shows that number',
  async (pasted) => {
    const page = await open();
    await paste(page, '手机号', pasted);
    await paste(page, '图形验证码', ` ${await readCaptcha(page)}\u200b`);
    expect(field('手机号')).toHaveValue('98765 43210');
    await press(page.user, '获取验证码');
    expect(await sentPhone(page)).toBe('9876543210');
  },
);

it('takes a number with its code typed key by key, and judges it when the field is left', async () => {
  const page = await open();
  await page.user.type(field('手机号'), '+919876543210');
  expect(field('手机号')).toHaveValue('+91 98765 43210');
  expect(screen.queryByText(WRONG_PHONE)).toBeNull();
  await page.user.tab();
  expect(field('手机号')).toHaveValue('98765 43210');
});

it('refuses a pasted number of another country with the phone message, and asks for no code', async () => {
  const page = await open();
  await paste(page, '手机号', '+52 55 1234 5678');
  await page.user.tab();
  expect(screen.getByText(WRONG_PHONE)).toBeVisible();
  expect(field('手机号')).not.toHaveFocus();
  await paste(page, '图形验证码', await readCaptcha(page));
  await press(page.user, '获取验证码');
  expect(screen.getByText(WRONG_PHONE)).toBeVisible();
  expect(received(page.lender, 'getSms')).toHaveLength(0);
});

it('says at once that a pasted number, captcha or code was cut, until it is changed', async () => {
  const page = await open();
  await paste(page, '手机号', '98765432109');
  expect(field('手机号')).toHaveValue('98765 43210');
  expect(screen.getByText(WRONG_PHONE)).toBeVisible();
  await page.user.type(field('手机号'), '{Backspace}0');
  expect(screen.queryByText(WRONG_PHONE)).toBeNull();
  await paste(page, '图形验证码', 'abcde');
  expect(field('图形验证码')).toHaveValue('abcd');
  expect(screen.getByText('请正确输入图形验证码！')).toBeVisible();
  await paste(page, '短信验证码', '1234567');
  expect(field('短信验证码')).toHaveValue('123456');
  expect(screen.getByText('请正确输入短信验证码！')).toBeVisible();
});

it('registers with a code in the digits of another script', async () => {
  const page = await open();
  await paste(page, '手机号', '98765 43210');
  await paste(page, '图形验证码', await readCaptcha(page));
  await press(page.user, '获取验证码');
  await screen.findByText('验证码已发送，请在手机上查看！');
  const code = page.lender.outbox.at(-1)?.code ?? '';
  const inHindi = code.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));
  await paste(page, '短信验证码', Array.from(inHindi).join('\u200b '));
  expect(field('短信验证码')).toHaveValue(code);
  await press(page.user, '立即申请');
  await waitFor(() => expect(received(page.lender, 'register')).toHaveLength(1));
  expect(received(page.lender, 'register')[0]?.body).toMatchObject({
    phone: '9876543210',
    userName: '9876543210',
    smsCode: code,
  });
});

// `tel-national` is not valid on a field of this type. A country's code that the phone fills in is taken off.
it('asks the phone for its number in a form that the field’s type takes', async () => {
  await renderPromotion('/promotion?id=1');
  const mobile = await screen.findByRole('textbox', { name: '手机号' });
  expect(mobile).toHaveAttribute('type', 'tel');
  expect(mobile).toHaveAttribute('autocomplete', 'tel');
});
