import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createLender } from '../../../sandbox';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { come } from '../../support/come';
import { received } from '../../support/received';
import { renderPromotion } from '../../support/renderPromotion';
import { captchaOf, field, fillAll, PHONE, press, readCaptcha } from './support';

const WRONG_CAPTCHA = '请正确输入图形验证码！';
const hash = () => window.location.hash;

describe('the code', () => {
  it('is requested only with a number and a captcha', async () => {
    const { user, lender } = await renderPromotion('/promotion?id=1');
    await press(user, '获取验证码');
    expect(screen.getByText('请正确输入手机号！')).toBeVisible();
    await user.type(field('手机号'), PHONE);
    expect(screen.queryByText('请正确输入手机号！')).not.toBeInTheDocument();
    await user.type(field('图形验证码'), '  ');
    await press(user, '获取验证码');
    expect(screen.getByText(WRONG_CAPTCHA)).toBeVisible();
    expect(field('图形验证码')).toHaveFocus();
    expect(received(lender, 'getSms')).toHaveLength(0);
    // Sent again from the field itself, it is announced again: a live region announces changes only.
    const before = screen.getByText(WRONG_CAPTCHA).textContent;
    await user.keyboard('{Enter}');
    expect(screen.getByText(WRONG_CAPTCHA).textContent).not.toBe(before);
  });

  it('allows autofill by the phone, and its button is busy until the answer', async () => {
    const lender = createLender();
    const release = holdAnswers(lender, 'getSms');
    const { user } = await renderPromotion('/promotion?id=1', { lender });
    expect(field('短信验证码')).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(field('手机号'), PHONE);
    await user.type(field('图形验证码'), ' ab');
    await press(user, '获取验证码');
    expect(screen.getByRole('button', { name: '获取验证码' })).toHaveAttribute('aria-busy', 'true');
    await waitFor(() =>
      expect(received(lender, 'getSms')[0]?.body).toMatchObject({ capcode: 'ab' }),
    );
    await come(release);
  });

  it('waits for a sid and requests one, like the picture’s button and a registration', async () => {
    const lender = createLender();
    lender.refuse('getSid', { code: '5', message: '稍后再试', times: 3 });
    const fetched = jest.spyOn(lender, 'fetch');
    const { user } = await renderPromotion('/promotion?id=1', { lender });
    // Before the first key: the message is gone after three seconds.
    await screen.findByText('稍后再试');
    await user.type(field('手机号'), PHONE);
    await user.type(field('短信验证码'), '123456');
    expect(captchaOf({ container: document.body })).toBeNull();
    for (const [index, name] of ['刷新验证码', '获取验证码', '立即申请'].entries()) {
      await user.type(field('图形验证码'), 'abcd');
      await press(user, name);
      await waitFor(() => expect(received(lender, 'getSid')).toHaveLength(index + 2));
      await waitFor(() => expect(field('图形验证码')).toHaveValue(''));
      // A tap while a sid is on its way requests no other one.
      await Promise.all(fetched.mock.results.map(({ value }) => value as Promise<Response>));
    }
    await waitFor(() => expect(captchaOf({ container: document.body })).not.toBeNull());
    expect(received(lender, 'getSms')).toHaveLength(0);
    expect(received(lender, 'register')).toHaveLength(0);
    expect(received(lender, 'trackClick')).toHaveLength(0);
  });
});

describe('the captcha', () => {
  it('changes at each tap, and is loaded without cookies and without a referrer', async () => {
    const lender = createLender();
    const fetched = jest.spyOn(lender, 'fetch');
    const page = await renderPromotion('/promotion?id=1', { lender });
    await readCaptcha(page);
    expect(fetched).toHaveBeenCalledWith(
      expect.stringContaining('get-captcha'),
      expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
    );
    await page.user.type(field('手机号'), PHONE);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const seen = new Set([captchaOf(page)?.src]);
    for (let tap = 0; tap < 2; tap++) {
      await page.user.type(field('图形验证码'), 'ab');
      await press(page.user, '刷新验证码');
      expect(field('图形验证码')).toHaveValue('');
      await readCaptcha(page);
      seen.add(captchaOf(page)?.src);
    }
    expect(seen.size).toBe(3);
  });

  it.each(['status', 'cut', 'picture'] as const)(
    'shows how to refresh it where it fails to load: %s',
    async (kind) => {
      const lender = createLender();
      if (kind === 'status') lender.fault('getCaptcha', { kind, status: 500 });
      if (kind === 'cut') lender.fault('getCaptcha', { kind });
      const page = await renderPromotion('/promotion?id=1', { lender });
      if (kind === 'picture') {
        await readCaptcha(page);
        fireEvent.error(captchaOf(page) ?? document.body);
      }
      expect(await screen.findByText('刷新验证码')).toBeVisible();
      expect(captchaOf(page)).toBeNull();
      lender.clearFaults();
      await page.user.type(field('手机号'), PHONE);
      await press(page.user, '刷新验证码');
      expect(await readCaptcha(page)).not.toBe('');
      expect(screen.queryByText('刷新验证码')).not.toBeInTheDocument();
    },
  );

  it('is loaded from the environment’s address', async () => {
    const lender = createLender();
    const fetched = jest.spyOn(lender, 'fetch');
    const environment = { aliases: { getCaptcha: '/x/picture' } };
    await renderPromotion('/promotion?id=1', { lender, environment });
    await waitFor(() =>
      expect(fetched).toHaveBeenCalledWith(
        expect.stringMatching(/^\/x\/picture\?sid=/),
        expect.anything(),
      ),
    );
  });
});

describe('a registration', () => {
  async function apply(lender = createLender()) {
    const page = await renderPromotion('/promotion?id=1', { lender });
    await fillAll(page);
    return page;
  }

  it('is busy until the answer, replaces its form, and leaves an empty one behind', async () => {
    const lender = createLender();
    const release = holdAnswers(lender, 'register');
    const { user } = await apply(lender);
    const { length } = window.history;
    await press(user, '立即申请');
    expect(screen.getByRole('button', { name: '立即申请' })).toHaveAttribute('aria-busy', 'true');
    await come(release);
    await waitFor(() => expect(hash()).toMatch(/^#\/downloadTemplate/));
    expect(window.history).toHaveLength(length);
    await user.click(await screen.findByRole('link', { name: '返回注册' }));
    expect(await screen.findByRole('textbox', { name: '手机号' })).toHaveValue('');
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeVisible();
    expect(hash()).toBe('#/?id=1');
  });

  it('opens the download page for a registered number', async () => {
    const page = await apply();
    page.lender.refuse('register', { code: '11', message: 'x' });
    await press(page.user, '立即申请');
    expect(await screen.findByText('您已注册,请直接下载APP登录！')).toBeVisible();
    await waitFor(() => expect(hash()).toMatch(/^#\/downloadTemplate/));
    expect(page.conversions).toEqual([]);
  });
});
