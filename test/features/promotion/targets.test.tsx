import { screen, waitFor } from '@testing-library/react';
import { renderPromotion } from '../../support/renderPromotion';

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

/** The focus moves in an effect, which can run after the page is there. */
const headingFocused = (name: string) =>
  waitFor(() => {
    expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus();
  });

describe('the download page', () => {
  it("offers the visitor's own store, as the template names it", async () => {
    await renderPromotion('/promotion#/downloadTemplate?id=1&links_id=3');
    expect(await screen.findByRole('link', { name: '下载APP' })).toBeVisible();
    await headingFocused('下载APP');
    await waitFor(() => {
      expect(href('下载APP')).toBe('https://downloads.prestamoclaro.example/app.apk');
    });
    expect(screen.queryByText(/下载地址不属于我们/)).not.toBeInTheDocument();
  });

  it("offers the environment's stores where the template names none", async () => {
    await renderPromotion('/promotion#/downloadTemplate?id=2', { platform: 'ios' });
    await screen.findByRole('link', { name: '下载APP' });
    expect(href('下载APP')).toBe('https://apps.apple.com/app/id0000000001');
    expect(screen.getByRole('link', { name: '下载APP' })).toHaveAccessibleDescription(
      '打开其他网站。',
    );
  });

  it('refuses a template’s address outside of the allowed origins', async () => {
    await renderPromotion('/promotion#/downloadTemplate?id=1', {
      environment: { allowedOrigins: [] },
    });
    await screen.findByRole('link', { name: '下载APP' });
    expect(await screen.findByText(/下载地址不属于我们/)).toBeVisible();
    expect(href('下载APP')).toMatch(/^https:\/\/play\.google\.com\//);
  });

  it('offers both stores and a QR code on a desktop', async () => {
    await renderPromotion('/promotion#/downloadTemplate', {
      platform: 'desktop',
    });
    expect(await screen.findByRole('link', { name: '下载APP（Android）' })).toBeVisible();
    expect(screen.getByRole('link', { name: '下载APP（iPhone）' })).toBeVisible();
    expect(screen.getByRole('img', { name: '本页地址二维码' })).toBeVisible();
  });

  it('puts only accepted parameters into the QR code', async () => {
    const codeAt = async (hash: string) => {
      const { unmount } = await renderPromotion(`/promotion#${hash}`, { platform: 'desktop' });
      const code = await screen.findByRole('img', { name: '本页地址二维码' });
      const drawing = code.getAttribute('src');
      unmount();
      return drawing;
    };
    const plain = await codeAt('/downloadTemplate?id=1');
    const tooLong = 'x'.repeat(8_192);
    expect(await codeAt(`/downloadTemplate?id=1&utm_tag=${tooLong}&other=1`)).toBe(plain);
    expect(await codeAt('/downloadTemplate?id=2')).not.toBe(plain);
  });
});

describe('the agreement', () => {
  it('opens from the form, and returns to it with the input kept', async () => {
    const { user } = await renderPromotion('/promotion?id=2&user_from=u');
    await user.type(screen.getByRole('textbox', { name: '手机号' }), '138');
    await user.click(screen.getByRole('link', { name: '用户协议' }));
    await headingFocused('用户协议');
    expect(window.location.hash).toBe('#/agreementTemplate?user_from=u&id=2');
    await user.click(screen.getByRole('link', { name: '返回注册' }));
    expect(await screen.findByRole('textbox', { name: '手机号' })).toHaveValue('138');
  });
});
