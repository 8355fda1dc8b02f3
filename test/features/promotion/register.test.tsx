import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createLender, REGISTERED_PHONE } from '../../../sandbox';
import { received } from '../../support/received';
import { renderPromotion } from '../../support/renderPromotion';
import { storedUnder } from '../../support/storedUnder';
import {
  askForCode,
  captchaOf,
  field,
  fillAll,
  fillIn,
  PHONE,
  press,
  readCaptcha,
  type Rendered,
} from './support';

const ADDRESS =
  '/promotion?id=1&app_from=ad&user_from=friend&utm_tag=spring&invite_code=I7&UC=c-1&links_id=L9';

it('registers, also by two taps: captcha, code, one click tracked, a conversion, the download page', async () => {
  const lender = createLender();
  // Another id than the address's: it names the page, and is not the one that is sent.
  lender.fault('channelTemplate', { kind: 'patch', data: { id: 77 } });
  const page = await renderPromotion(ADDRESS, { lender });
  const code = await fillAll(page);
  const apply = screen.getByRole('button', { name: '立即申请' });
  fireEvent.click(apply);
  fireEvent.click(apply);

  expect(await screen.findByText('注册成功')).toBeVisible();
  expect(await screen.findByRole('link', { name: '下载APP' })).toBeVisible();
  expect(window.location.hash).toBe(
    '#/downloadTemplate?app_from=ad&user_from=friend&utm_tag=spring&id=1&links_id=L9',
  );
  expect(page.conversions).toEqual([
    { UC: 'c-1', page_id: '77', app_from: 'ad', user_from: 'friend', utm_tag: 'spring' },
  ]);
  const writes = lender.requests.map(({ alias }) => alias ?? '');
  expect(writes.filter((alias) => /trackClick|register/.test(alias))).toEqual([
    'trackClick',
    'register',
  ]);
  expect(received(lender, 'channelTemplate')[0]?.query).toMatchObject({ templateId: '1' });
  expect(received(lender, 'register')[0]?.body).toMatchObject({
    phone: PHONE,
    userName: PHONE,
    merchantNumber: 0,
    invite_code: 'I7',
    id: '1',
    deviceId: 'device-1',
    smsCode: code,
  });
  const reference = readFileSync('docs/reference/calls.md', 'utf8');
  expect(reference).toMatch(/\| `templateId` +\| text +\| `id` of the page's address +\|/);
  expect(reference).toMatch(/\| `id` +\| text +\| `id` of the page's address, or empty +\|/);
});

it('shows the first error in the order of the form, and sends nothing', async () => {
  const page = await renderPromotion('/promotion?id=1');
  await press(page.user, '立即申请');
  expect(screen.getByText('请正确输入手机号！')).toHaveAttribute('role', 'alert');
  expect(field('手机号')).toHaveFocus();
  await page.user.type(field('手机号'), '12000138000');
  await press(page.user, '立即申请');
  expect(screen.getByText('请正确输入手机号！')).toBeVisible();
  await page.user.clear(field('手机号'));
  await page.user.type(field('手机号'), PHONE);
  await press(page.user, '立即申请');
  expect(screen.getByText('请正确输入图形验证码！')).toBeVisible();
  await page.user.type(field('图形验证码'), 'abcdef');
  expect(field('图形验证码')).toHaveValue('abcd');
  await press(page.user, '立即申请');
  expect(screen.getByText('请正确输入短信验证码！')).toBeVisible();
  expect(received(page.lender, 'register')).toHaveLength(0);
  expect(received(page.lender, 'trackClick')).toHaveLength(0);
});

it('refreshes the captcha once a number is entered, valid or not, and requests the first one before that', async () => {
  const page = await renderPromotion('/promotion?id=2');
  await readCaptcha(page);
  const first = captchaOf(page)?.src;
  await press(page.user, '刷新验证码');
  expect(screen.getByText('请正确输入手机号！')).toBeVisible();
  expect(captchaOf(page)?.src).toBe(first);
  await page.user.type(field('手机号'), '1');
  await press(page.user, '刷新验证码');
  await waitFor(() => expect(captchaOf(page)?.src).not.toBe(first));
  expect(screen.queryByText('请正确输入手机号！')).not.toBeInTheDocument();
  expect(received(page.lender, 'getSid')).toHaveLength(1);
});

describe('requesting the code', () => {
  it('counts down for a minute, also after a reload, and sends no second request', async () => {
    const page = await renderPromotion('/promotion?id=1');
    await fillIn(page);
    await askForCode(page);
    const button = screen.getByRole('button', { name: /^获取验证码：\d+ 秒$/ });
    await page.user.click(button);
    expect(screen.getByText('请勿重复发送验证码!')).toBeVisible();
    expect(received(page.lender, 'getSms')).toHaveLength(1);
    page.unmount();
    await renderPromotion('/promotion?id=1', { lender: page.lender });
    expect(screen.getByRole('button', { name: /^获取验证码：\d+ 秒$/ })).toBeVisible();
    expect(storedUnder(sessionStorage, 'promotion.resendAt')).toEqual(expect.any(Number));
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(PHONE);
  });

  it('sends one request for two taps in one task', async () => {
    const page = await renderPromotion('/promotion?id=1');
    await fillIn(page);
    const button = screen.getByRole('button', { name: '获取验证码' });
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText('验证码已发送，请在手机上查看！');
    expect(received(page.lender, 'getSms')).toHaveLength(1);
  });

  it('refreshes the captcha after a wrong one, and shows the message', async () => {
    const page = await renderPromotion('/promotion?id=1');
    await fillIn(page);
    const first = captchaOf(page)?.src;
    page.lender.refuse('getSms', { code: '101', message: '图形验证码不对', times: 1 });
    await press(page.user, '获取验证码');
    expect(await screen.findByText('图形验证码不对')).toBeVisible();
    await waitFor(() => expect(captchaOf(page)?.src).not.toBe(first));
    expect(field('图形验证码')).toHaveValue('');
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeVisible();
  });

  it('opens the download page for a registered visitor', async () => {
    const page = await renderPromotion('/promotion?id=1&down_id=D3');
    await fillIn(page, REGISTERED_PHONE);
    await press(page.user, '获取验证码');
    expect(await screen.findByText('您已注册,请直接下载APP登录！')).toBeVisible();
    await waitFor(() => {
      expect(window.location.hash).toBe('#/downloadTemplate?id=1&down_id=D3');
    });
  });

  it('shows any other message of the server unchanged', async () => {
    const page = await renderPromotion('/promotion?id=1');
    await fillIn(page);
    page.lender.refuse('getSms', { code: '999', message: '今日次数已用完' });
    await press(page.user, '获取验证码');
    expect(await screen.findByText('今日次数已用完')).toBeVisible();
    expect(field('图形验证码')).not.toHaveValue('');
  });
});

describe('registering', () => {
  async function apply(page: Rendered) {
    await fillAll(page);
    fireEvent.click(screen.getByRole('button', { name: '立即申请' }));
    fireEvent.click(screen.getByRole('button', { name: '立即申请' }));
  }

  it.each([
    ['-1', '图形验证码不对', ''],
    ['555', '系统维护中', undefined],
  ])('shows the message and the form after the answer %s', async (code, message, captcha) => {
    const page = await renderPromotion('/promotion?id=1&UC=1');
    page.lender.refuse('register', { code, message, times: 1 });
    await apply(page);
    expect(await screen.findByText(message)).toBeVisible();
    if (captcha !== undefined) expect(field('图形验证码')).toHaveValue(captcha);
    expect(page.conversions).toEqual([]);
    expect(screen.getByRole('button', { name: '立即申请' })).toBeEnabled();
  });

  it('can be repeated after a network failure', async () => {
    const page = await renderPromotion('/promotion?id=1');
    page.lender.fault('register', { kind: 'cut', times: 1 });
    await apply(page);
    await waitFor(() => {
      expect(screen.getByRole('button', { name: '立即申请' })).not.toHaveAttribute('aria-busy');
    });
    await press(page.user, '立即申请');
    expect(await screen.findByText('注册成功')).toBeVisible();
  });
});

describe('opening the page', () => {
  it("shows the server's message for a missing template, and can register without it", async () => {
    const page = await renderPromotion('/promotion?id=404');
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    await fillIn(page);
    await askForCode(page);
    expect(received(page.lender, 'trackVisit')[0]?.query).toMatchObject({ page_id: '404' });
  });

  it('speaks the launch language where the environment says so', async () => {
    await renderPromotion('/promotion?language=1', {
      environment: { promotionLanguage: 'launch' },
    });
    expect(screen.getByRole('button', { name: 'Apply now' })).toBeVisible();
  });
});
