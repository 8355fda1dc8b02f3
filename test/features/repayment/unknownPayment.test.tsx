import { cleanup, screen, waitFor } from '@testing-library/react';
import type { Lender } from '../../../sandbox';
import { letPass } from '../../support/letPass';
import { received } from '../../support/received';
import { renderScreen } from '../../support/renderScreen';
import {
  amountOf,
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

  it('can be settled by hand in two steps when no check settled it within a day', async () => {
    const { lender, user, unmount } = await loseCommit();
    unmount();
    letPass(24 * 60 * MINUTES_MS);
    lender.refuse('loanDetails', { code: '1', message: 'no' });
    await renderPayment('/ynRepayChoose', { lender });
    await checkStatus(user);
    await user.click(await screen.findByRole('button', { name: '没有付款' }));
    expect(await payButton()).toBeDisabled();
    await user.click(press('我已核实：没有付款。再次还款'));
    await waitFor(() => expect(press('确认还款')).toBeEnabled());
  });
});

it('locks after a code of unknown outcome, and finds the payment by a check', async () => {
  const lender = fixedClockLender();
  const { user } = await renderPayment('/ynRepayChoose', { lender });
  await payWithCard(user, 'code');
  lender.fault('repaymentConfirm', { kind: 'cutAfter', times: 1 });
  await user.type(await screen.findByLabelText('验证码'), `${lender.outbox[0]?.code ?? ''}{Enter}`);
  expect(await screen.findByText(UNKNOWN)).toBeVisible();
  expect(screen.queryByLabelText('验证码')).not.toBeInTheDocument();
  expect(await payButton()).toBeDisabled();
  await checkStatus(user);
  expect(await screen.findByText('Detalle del préstamo')).toBeVisible();
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

it('sends nothing when the debt cannot be read, and reads and sends on Retry', async () => {
  const lender = fixedClockLender();
  lender.refuse('loanPlayDetail', { code: '1', message: 'Ahora no', skip: 1, times: 1 });
  const { user } = await renderPayment('/ynRepayChoose', { lender });
  await payWithCard(user, 'noCode');
  expect(await screen.findByText(/Ahora no/)).toBeVisible();
  expect(bodies(lender)).toEqual([]);
  await user.click(press('重试'));
  expect(await screen.findByText('Detalle del préstamo')).toBeVisible();
});

it('shows a network failure once, with one Retry, beside the cards', async () => {
  const lender = fixedClockLender();
  const { user } = await renderPayment('/ynRepayChoose', { lender });
  await screen.findByRole('radio', { name: /5678/ });
  lender.fault('*', { kind: 'cut' });
  await payWithCard(user, 'noCode');
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  await waitFor(() => expect(press('确认还款')).not.toHaveAttribute('aria-busy', 'true'));
  lender.clearFaults('*');
  await user.click(press('重试'));
  expect(await screen.findByText('Detalle del préstamo')).toBeVisible();
  expect(bodies(lender)).toHaveLength(1);
});

it('shows a settled payment beside the next one', async () => {
  const lender = fixedClockLender();
  const { user, unmount } = await renderPayment('/ynRepayChoose', {
    borrower: 'instalments',
    lender,
  });
  await payWithCard(user, 'noCode');
  await screen.findByText('Detalle del préstamo');
  expect(await screen.findByText('Recibo de pago')).toBeVisible();
  unmount();
  await renderScreen(`/ynRepayChoose?amount=${await amountOf(lender, 'instalments')}`, {
    borrower: 'instalments',
    lender,
  });
  expect(await screen.findByText('还款凭证')).toBeVisible();
  await payWithCard(user, 'noCode');
  expect(await screen.findByText('Detalle del préstamo')).toBeVisible();
  expect(bodies(lender)).toHaveLength(2);
});
