import { setTimeout as sleep } from 'node:timers/promises';
import { act, screen, waitFor } from '@testing-library/react';
import { createLender } from '../../../sandbox';
import { received } from '../../support/received';
import { renderPayment } from './support';

const NOW = '2026-03-02T12:00:00Z';
const NOT_OPENED = /没有打开还款应用/;

afterEach(() => {
  see(true);
});

/** Shows or hides the page, as a phone does that opens another app. */
function see(isSeen: boolean) {
  const hidden = { configurable: true, value: !isSeen };
  Object.defineProperty(document, 'hidden', hidden);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** The payment way of a borrower whose online payment opens an app. */
async function payByApp() {
  const lender = createLender({ now: NOW });
  const rendered = await renderPayment('/ynRepay', { borrower: 'paysByApp', lender });
  await rendered.prepare('/loanDetail');
  await rendered.user.click(await screen.findByRole('button', { name: '在线支付' }));
  return { ...rendered, lender };
}

const checks = (lender: ReturnType<typeof createLender>) => received(lender, 'loanDetails').length;

it('opens the app that the server names, and the screen stays with the payment', async () => {
  const { departures, lender } = await payByApp();
  await waitFor(() => expect(departures).toHaveLength(1));
  expect(departures[0]).toMatch(/^sandboxpay:\/\/pay\?ticket=\w+$/);
  expect(await screen.findByRole('button', { name: '查询状态' })).toBeVisible();
  expect(screen.getByRole('button', { name: '没有在那里付款' })).toBeVisible();
  expect(window.location.pathname).toBe('/ynRepay');
  expect(received(lender, 'repaymentHuichao')).toHaveLength(1);
});

it('says after two seconds that no app has opened, and opens the same one by another tap, without another request', async () => {
  const { user, departures, lender } = await payByApp();
  await screen.findByRole('button', { name: '查询状态' });
  expect(screen.queryByText(NOT_OPENED)).not.toBeInTheDocument();
  await screen.findByText(NOT_OPENED, undefined, { timeout: 5_000 });
  const before = lender.requests.length;
  await user.click(screen.getByRole('button', { name: '打开还款应用' }));
  expect(departures).toEqual([departures[0], departures[0]]);
  expect(lender.requests).toHaveLength(before);
});

it('does not say so where an app has opened', async () => {
  await payByApp();
  await screen.findByRole('button', { name: '查询状态' });
  see(false);
  await act(() => sleep(2_200));
  expect(screen.queryByText(NOT_OPENED)).not.toBeInTheDocument();
});

it('asks the lender when the borrower comes back, and opens the paid loan', async () => {
  const { lender, departures } = await payByApp();
  await screen.findByRole('button', { name: '查询状态' });
  see(false);
  const ticket = departures[0]?.split('=')[1] ?? '';
  await lender.fetch(`/__sandbox__/online-pay/done?ticket=${ticket}`, {});
  see(true);
  await waitFor(() => expect(window.location.pathname).toBe('/loanDetail'));
});

it('asks once for each return within ten seconds, and says that it asks', async () => {
  const { lender } = await payByApp();
  await screen.findByRole('button', { name: '查询状态' });
  see(false);
  const before = checks(lender);
  see(true);
  expect(await screen.findByText(/请先不要再次还款。正在向/)).toBeVisible();
  await waitFor(() => expect(checks(lender)).toBe(before + 1));
  see(false);
  see(true);
  await act(() => sleep(300));
  expect(checks(lender)).toBe(before + 1);
});
