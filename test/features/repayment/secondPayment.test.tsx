import { screen, waitFor } from '@testing-library/react';
import type { Lender } from '../../../sandbox';
import { inAnotherTab } from '../../support/inAnotherTab';
import { letPass } from '../../support/letPass';
import { received } from '../../support/received';
import { renderScreen } from '../../support/renderScreen';
import {
  amountOf,
  findUndone,
  fixedClockLender,
  follow,
  loseCommit,
  payButton,
  payWithCard,
  press,
  renderPayment,
  UNKNOWN,
} from './support';

/** The ways in which a borrower would pay a second time, or be told something false, without a word on the screen. */

const MINUTE_MS = 60_000;
const borrower = 'instalments';
const CARD_CHANNEL = { name: /Tarjeta o pago en línea/ };
const STALE = /此金额可能已过时/;
const THERE = /已有这笔还款。/;
const COUNTDOWN = /^\d+ 秒后重新获取$/;

/** The next instalment is due, with the amount of the last one. */
const dueNext = (lender: Lender, repayAmount: string) =>
  lender.fault('loanPlayDetail', {
    kind: 'patch',
    data: { repayAmount: Number(repayAmount), repayDate: '2027-04-02' },
  });

describe('an amount that is older than the last payment', () => {
  it('is not paid again from another tab, and leads to the new one', async () => {
    const lender = fixedClockLender();
    const amount = await amountOf(lender, borrower);
    const { user, prepare } = await renderScreen('/repay', { borrower, lender });
    await prepare('/ynRepay', '/ynRepayChoose', '/repay');
    const card = await screen.findByRole('link', CARD_CHANNEL);
    await inAnotherTab(async () => {
      const other = await renderPayment('/ynRepayChoose', { lender, borrower });
      await payWithCard(other.user, 'noCode');
      await waitFor(() => expect(lender.accepted).toHaveLength(1));
      await screen.findByText('Detalle del préstamo');
      other.unmount();
    });
    dueNext(lender, amount);

    await user.click(card);
    await press(user, '选择银行卡');
    await payWithCard(user, 'noCode');
    expect(await screen.findByText(STALE)).toBeVisible();
    expect(received(lender, 'repaymentCommit')).toHaveLength(1);
    await follow(user, '查看当前应还金额');
    expect((await screen.findByText('Fecha límite de pago')).nextSibling).toHaveTextContent(
      '2027-04-02',
    );
  });

  it('is not paid again by Back from the loan, also after a reload', async () => {
    const lender = fixedClockLender();
    const amount = await amountOf(lender, borrower);
    const { user, prepare, unmount } = await renderScreen('/repay', { borrower, lender });
    await prepare('/ynRepay', '/ynRepayChoose', '/loanDetail');
    await user.click(await screen.findByRole('link', CARD_CHANNEL));
    await press(user, '选择银行卡');
    await payWithCard(user, 'noCode');
    await screen.findByText('Detalle del préstamo');
    dueNext(lender, amount);

    window.history.back();
    await press(user, '在线支付');
    expect(await screen.findByText(STALE)).toBeVisible();
    const { pathname, search } = window.location;
    const entry = window.history.state as unknown;
    unmount();
    const again = await renderScreen(pathname + search, { borrower, lender, entry });
    await press(again.user, '在线支付');
    expect(await screen.findByText(STALE)).toBeVisible();
    expect(again.departures).toEqual([]);
  });
});

it('says that an undone payment may be booked after all, and pays online in two steps that name it', async () => {
  const lender = fixedClockLender();
  lender.bookLate();
  const first = await loseCommit({ kind: 'cutAfter', lender, borrower });
  await findUndone(first.user);
  expect(screen.getByText(/您可以再次还款/)).toBeVisible();
  first.unmount();
  lender.book();

  const { user, prepare, departures } = await renderPayment('/ynRepay', { lender, borrower });
  await prepare('/repay', '/ynRepay');
  expect(await screen.findByText(/可能就是这笔还款：/)).toBeVisible();
  expect(screen.queryByText(/您可以再次还款/)).not.toBeInTheDocument();
  await press(user, '在线支付');
  expect(await screen.findByText(STALE)).toBeVisible();
  await follow(user, '查看当前应还金额');
  await user.click(await screen.findByRole('link', CARD_CHANNEL));
  await press(user, '在线支付');
  const named = await screen.findByText(/可能是您之前的还款/);
  expect(named).toHaveTextContent(/\$[\d.,]+/);
  expect(departures).toEqual([]);
  await press(user, '再次还款');
  await waitFor(() => expect(departures).toHaveLength(1));
});

it('a payment that waits for its code is locked after a lost resend or code, says that it is there, and offers its code', async () => {
  const lender = fixedClockLender();
  const { user, unmount } = await renderPayment('/ynRepayChoose', { lender, borrower });
  await payWithCard(user, 'code');
  await screen.findByLabelText('验证码');
  letPass(MINUTE_MS);
  await waitFor(() => expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled());
  lender.fault('repaymentCommit', { kind: 'cut', times: 1 });
  await press(user, '获取验证码');
  expect(await screen.findByText(THERE)).toBeVisible();
  expect(await payButton()).toBeDisabled();
  expect(screen.getByRole('button', { name: COUNTDOWN })).toBeDisabled();
  unmount();

  letPass(MINUTE_MS);
  const again = await renderPayment('/ynRepayChoose', { lender, borrower });
  await press(again.user, '获取验证码');
  lender.fault('repaymentConfirm', { kind: 'cut', times: 1 });
  await again.user.type(await screen.findByLabelText('验证码'), '123456{Enter}');
  expect(await screen.findByText(THERE)).toBeVisible();
  expect(screen.queryByLabelText('验证码')).not.toBeInTheDocument();
  expect(await payButton()).toBeDisabled();
});

describe('a payment that the lender has (800005)', () => {
  async function payAndLose(lender: Lender, amount: string) {
    lender.fault('repaymentCommit', { kind: 'cut', times: 1 });
    const { user, unmount } = await renderScreen(`/ynRepayChoose?amount=${amount}`, {
      borrower,
      lender,
    });
    await payWithCard(user, 'noCode');
    await screen.findByText(UNKNOWN);
    await findUndone(user);
    unmount();
  }

  async function repeat(lender: Lender) {
    lender.refuse('repaymentCommit', { code: '800005', message: 'no', times: 1 });
    const rendered = await renderScreen('/ynRepayChoose?amount=40000', { borrower, lender });
    await payWithCard(rendered.user, 'noCode');
    return rendered;
  }

  it('has no amount and no code where the sendings under its token differed', async () => {
    const lender = fixedClockLender();
    await payAndLose(lender, '40000');
    await payAndLose(lender, '50000');
    await repeat(lender);
    expect(await screen.findByText(/已有此贷款的一笔还款/)).toBeVisible();
    expect(screen.queryByText(/· Banco Inventado 5678/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '获取验证码' })).not.toBeInTheDocument();
    expect(screen.queryByText(THERE)).not.toBeInTheDocument();
  });

  it('has them where all were the same, and counts down after a refused request for its code', async () => {
    const lender = fixedClockLender();
    await payAndLose(lender, '40000');
    const { user } = await repeat(lender);
    expect(await screen.findByText(THERE)).toBeVisible();
    expect(screen.getByText(/· Banco Inventado 5678/)).toHaveTextContent(/\$400,00 · Banco/);
    lender.refuse('repaymentCommit', { code: '900', message: 'Espere', times: 1 });
    await press(user, '获取验证码');
    expect(await screen.findByText('Espere')).toBeVisible();
    expect(screen.getByRole('button', { name: COUNTDOWN })).toBeDisabled();
    expect(screen.getByText(UNKNOWN)).toBeVisible();
  });
});

it('a payment that cannot be read is checked without an amount: the fee of an extension is not its amount', async () => {
  const { lender, unmount } = await loseCommit({ borrower: 'dueTomorrow' });
  unmount();
  const [key = '', value = ''] =
    Object.entries(localStorage as Record<string, string>).find(([name]) =>
      name.includes('money@'),
    ) ?? [];
  localStorage.setItem(key, value.replace('"kind":"card"', '"kind":"cash"'));

  const { user: person } = await renderScreen('/repayDelay', { lender });
  const name = 'Estamos comprobando su pago';
  const banner = (await screen.findByRole('heading', { name })).closest('header');
  await press(person, 'Consultar estado');
  expect(await screen.findByText(/Consulte de nuevo a partir/)).toBeVisible();
  expect(banner).not.toHaveTextContent('$');
});
