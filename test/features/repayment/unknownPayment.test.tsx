import { cleanup, screen, waitFor } from '@testing-library/react';
import type { Lender } from '../../../sandbox';
import { letPass } from '../../support/letPass';
import { received } from '../../support/received';
import { renderScreen } from '../../support/renderScreen';
import {
  checkStatus,
  findUndone,
  fixedClockLender,
  loseCommit,
  payButton,
  payWithCard,
  renderPayment,
  UNKNOWN,
} from './support';

const UNCLEAR = /仍不明确/;
const MINUTES_MS = 60_000;
const press = (name: string) => screen.getByRole('button', { name });

const bodies = (lender: Lender) =>
  received(lender, 'repaymentCommit').map(({ body }) => body as Record<string, unknown>);

describe('a commit of unknown outcome', () => {
  it('is announced once, by a panel that has the focus and the word of the specification', async () => {
    await loseCommit();
    const heading = screen.getByRole('heading', { name: UNKNOWN });
    await waitFor(() => expect(heading).toHaveFocus());
    const [alert = document.body, ...more] = screen
      .getAllByRole('alert')
      .filter(({ textContent }) => textContent);
    expect(alert).toContainElement(heading);
    expect(more).toEqual([]);
    // The alert would be announced again for a word that comes later.
    expect(alert).not.toHaveTextContent('error');
    expect(screen.getByText('error')).toBeVisible();
  });

  it('stays locked after a reload, on both payment screens, at each amount, and names the payment', async () => {
    const { lender, unmount } = await loseCommit();
    expect(press('确认还款')).toBeDisabled();
    expect(screen.getByText(/Banco Inventado 5678/)).toBeVisible();
    unmount();

    await renderScreen('/ynRepayChoose?amount=100', { borrower: 'overdue', lender });
    expect(await screen.findByText(UNKNOWN)).toBeVisible();
    expect(await payButton()).toBeDisabled();
    cleanup();

    await renderPayment('/ynRepay', { lender });
    expect(await screen.findByText(UNKNOWN)).toBeVisible();
    expect(await screen.findByRole('button', { name: '在线支付' })).toBeDisabled();
    expect(bodies(lender)).toHaveLength(1);
  });

  it.each([
    ['the screen’s own call', ['repaymentWay']],
    ['every call about the order', ['repaymentWay', 'loanDetails']],
  ] as const)('is shown at the next start, although the lender refuses %s', async (_, refused) => {
    const { lender, unmount } = await loseCommit();
    unmount();
    // The web view is gone, and with it what only this tab knew.
    sessionStorage.clear();
    refused.forEach((alias) => {
      lender.refuse(alias, { code: '1009', message: 'No' });
    });
    await renderScreen('/ynRepayChoose?amount=153207', { borrower: 'overdue', lender });
    expect(await screen.findByText('银行卡列表查询失败')).toBeVisible();
    expect(await screen.findByText(UNKNOWN)).toBeVisible();
    expect(press('查询状态')).toBeEnabled();
  });

  it('is unlocked by an unchanged debt, not before two minutes have passed', async () => {
    const { user } = await loseCommit();
    await checkStatus(user);
    expect(await screen.findByText(UNCLEAR)).toBeVisible();
    expect(screen.queryByRole('button', { name: '没有付款' })).not.toBeInTheDocument();
    expect(press('确认还款')).toBeDisabled();
    await findUndone(user);
    expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument();
    await user.click(press('确认还款'));
    expect(await screen.findByText('Detalle del préstamo')).toBeVisible();
  });
});

it('waits half an hour for a code', async () => {
  const lender = fixedClockLender();
  const { user, unmount } = await renderPayment('/ynRepayChoose', { lender });
  await payWithCard(user, 'code');
  await screen.findByLabelText('验证码');
  unmount();
  letPass(30 * MINUTES_MS);
  await renderPayment('/ynRepayChoose', { lender });
  expect(await payButton()).toBeEnabled();
  expect(screen.queryByLabelText('验证码')).not.toBeInTheDocument();
});

it('sends nothing when the debt cannot be read, says why once, with one Retry, beside the cards, and sends on Retry', async () => {
  const lender = fixedClockLender();
  const { user } = await renderPayment('/ynRepayChoose', { lender });
  await screen.findByRole('radio', { name: /5678/ });
  lender.fault('*', { kind: 'cut' });
  await payWithCard(user, 'noCode');
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  expect(screen.getByText(/无法读取您的应还金额。\S+/)).toBeVisible();
  await waitFor(() => expect(press('确认还款')).not.toHaveAttribute('aria-busy', 'true'));
  expect(bodies(lender)).toEqual([]);
  lender.clearFaults('*');
  await user.click(press('重试'));
  expect(await screen.findByText('Detalle del préstamo')).toBeVisible();
  expect(bodies(lender)).toHaveLength(1);
});
