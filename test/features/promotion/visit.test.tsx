import { act, screen, waitFor } from '@testing-library/react';
import { conversionsOf, platformOf } from '@/features/promotion';
import { createLender } from '../../../sandbox';
import { holdAnswers } from '../../../sandbox/holdAnswers';
import { come } from '../../support/come';
import { received } from '../../support/received';
import { renderPromotion } from '../../support/renderPromotion';
import { field, PHONE, press } from './support';

const follow = (name: string) =>
  act(() => {
    screen.getByRole('link', { name }).click();
    return Promise.resolve();
  });

describe('a visit', () => {
  it('is tracked once after the template has loaded, and reads once, on any page', async () => {
    const lender = createLender();
    const release = holdAnswers(lender, 'channelTemplate');
    lender.fault('channelTemplate', { kind: 'patch', data: { id: 77 } });
    await renderPromotion('/promotion?id=1&utm_tag=t', { lender, platform: 'desktop' });
    await waitFor(() => expect(received(lender, 'getSid')).toHaveLength(1));
    expect(received(lender, 'trackVisit')).toHaveLength(0);
    await come(release);
    await waitFor(() => expect(received(lender, 'trackVisit')).toHaveLength(1));
    expect(received(lender, 'trackVisit')[0]?.query).toMatchObject({
      page_id: '77',
      page_type: '1',
      client_type: 'android',
      utm_tag: 't',
    });
    await follow('用户协议');
    await screen.findByRole('heading', { level: 1, name: '用户协议' });
    await follow('返回注册');
    await screen.findByRole('textbox', { name: '手机号' });
    expect(received(lender, 'trackVisit')).toHaveLength(1);
    expect(received(lender, 'channelTemplate')).toHaveLength(1);
    expect(received(lender, 'getSid')).toHaveLength(1);
  });

  it('sends the header values of its address, and no other launch parameter', async () => {
    const names = 'deviceId appVersion clientType merchantNumber mobilePhone userId sessionId';
    const injected = [...names.split(' '), 'productId', 'orderId'].map((name) => `${name}=evil`);
    const lender = createLender();
    await renderPromotion(`/promotion?id=1&crp_phe=P&${injected.join('&')}`, { lender });
    await waitFor(() => expect(received(lender, 'trackVisit')).toHaveLength(1));
    expect(JSON.stringify(lender.requests)).not.toContain('evil');
    const calls = lender.requests.filter(({ alias }) => alias !== 'getCaptcha');
    expect(calls.map(({ headers }) => headers.crp_phe)).toEqual(['P', 'P', 'P']);
  });

  it('is tracked without a template, and requests none', async () => {
    const { lender } = await renderPromotion('/promotion');
    await waitFor(() => expect(received(lender, 'trackVisit')).toHaveLength(1));
    expect(received(lender, 'channelTemplate')).toHaveLength(0);
    expect(document.title).toMatch(/^注册 · /);
  });

  it('repeats only the failed request when the captcha’s button is pressed', async () => {
    const lender = createLender();
    lender.refuse('channelTemplate', { code: '9', message: '稍后再试', times: 1 });
    const { user } = await renderPromotion('/promotion?id=1', { lender });
    await screen.findByText('稍后再试');
    await waitFor(() => expect(received(lender, 'getSid')).toHaveLength(1));
    await user.type(field('手机号'), PHONE);
    await press(user, '刷新验证码');
    await waitFor(() => expect(document.title).not.toMatch(/^注册 · /));
    await press(user, '刷新验证码');
    expect(received(lender, 'channelTemplate')).toHaveLength(2);
    expect(received(lender, 'getSid')).toHaveLength(1);
  });

  it('starts with the page’s texts, and ends with the template’s', async () => {
    const lender = createLender();
    const release = holdAnswers(lender, 'channelTemplate');
    const filled = { title: '页面上的标题', appTitle: '页面上的名称' };
    await renderPromotion('/promotion?id=1', { lender, filled });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('页面上的标题');
    expect(screen.getByText('页面上的名称')).toBeVisible();
    expect(document.title).toMatch(/^页面上的标题 · /);
    await come(release);
    await screen.findByRole('heading', { level: 1, name: '审核通过后，1–3 天到账' });
    expect(screen.queryByText('页面上的名称')).not.toBeInTheDocument();
  });

  it('drops the page’s texts when the template fails', async () => {
    const lender = createLender();
    lender.refuse('channelTemplate', { code: '9', message: '稍后再试', times: 1 });
    await renderPromotion('/promotion?id=1', { lender, filled: { title: '页面上的标题' } });
    await screen.findByText('稍后再试');
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('页面上的标题');
  });

  it('belongs to the page’s address; a page behind the hash belongs to the hash’s', async () => {
    const query = '/promotion?id=2&user_from=page';
    const { lender, unmount } = await renderPromotion(`${query}#/?id=1&user_from=hash`);
    await waitFor(() => {
      expect(received(lender, 'trackVisit')[0]?.query).toMatchObject({ user_from: 'page' });
    });
    unmount();
    await renderPromotion(`${query}#/downloadTemplate?id=1&user_from=hash`);
    const back = await screen.findByRole('link', { name: '返回注册' });
    expect(back).toHaveAttribute('href', '#/?user_from=hash&id=1');
    await waitFor(() => expect(document.title).toMatch(/^下载APP · /));
    expect(screen.getByRole('link', { name: '下载APP' })).toHaveAttribute('rel', 'noreferrer');
    expect(screen.queryByRole('img', { name: '本页地址二维码' })).not.toBeInTheDocument();
  });
});

describe('the visitor’s platform', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 5, 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'desktop'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 'desktop'],
  ])('%s with %d fingers: %s', (userAgent, maxTouchPoints, platform) => {
    expect(platformOf({ userAgent, maxTouchPoints } as Navigator)).toBe(platform);
  });
});

describe('a conversion', () => {
  const conversion = { UC: 'c', page_id: '1', app_from: 'a', user_from: 'u', utm_tag: 't' };
  const page = window as Window & { dataLayer?: unknown[] };

  afterEach(() => {
    delete page.dataLayer;
  });

  it('is reported to listeners, and added to a tag manager’s list', () => {
    const heard = jest.fn();
    page.addEventListener('conversion', heard, { once: true });
    page.dataLayer = ['earlier'];
    conversionsOf(page, '')(conversion);
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ detail: conversion }));
    expect(page.dataLayer).toEqual(['earlier', { event: 'conversion', ...conversion }]);
  });

  it('is sent to the environment’s address without cookies, and nowhere without an address', () => {
    const send = jest.spyOn(page, 'fetch').mockResolvedValue(new Response());
    conversionsOf(page, '')(conversion);
    expect(send).not.toHaveBeenCalled();
    conversionsOf(page, 'https://ads.lender.example/c')(conversion);
    const body = JSON.stringify({ event: 'register', ...conversion });
    const options = { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' };
    expect(send.mock.calls).toEqual([
      ['https://ads.lender.example/c', expect.objectContaining(options)],
    ]);
  });

  it('does not stop the visitor where a tag or the request fails, and reaches the others', () => {
    const fail = () => {
      throw new Error('blocked');
    };
    const heard = jest.fn();
    page.addEventListener('conversion', heard, { once: true });
    page.dataLayer = Object.assign([], { push: fail });
    const send = jest.spyOn(page, 'fetch').mockImplementation(fail);
    conversionsOf(page, '/conversions')(conversion);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('waits for a tag manager that loads later', () => {
    conversionsOf(page, '')(conversion);
    expect(page.dataLayer).toHaveLength(1);
  });
});
