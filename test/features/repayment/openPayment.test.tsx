import { screen, waitFor } from '@testing-library/react';
import { inAnotherTab } from '../../support/inAnotherTab';
import { letPass } from '../../support/letPass';
import { received } from '../../support/received';
import { renderScreen } from '../../support/renderScreen';
import {
  acceptPayment,
  findUndone,
  fixedClockLender,
  follow,
  loseCommit,
  payButton,
  payWithCard,
  press,
  renderPayment,
} from './support';

/** The texts and actions of the payment screens while a payment of their order is open. */

const DAY_MS = 86_400_000;

const card = (digits: string) => screen.findByRole('radio', { name: new RegExp(digits) });
const query = () => new URLSearchParams(window.location.search);

/**
 * A lost commit with the card that needs a code. A check finds it undone, and the lender then reports it as a duplicate
 * (800005).
 */
async function reachKnownPayment(more: Parameters<typeof renderPayment>[1] = {}) {
  const rendered = await loseCommit({ kind: 'cutAfter', card: 'code', ...more });
  await findUndone(rendered.user);
  await rendered.user.click(await payButton());
  await screen.findByText('请勿重复提交支付请求');
  await screen.findByText(/已有这笔还款。/);
  return rendered;
}

it('an online payment that was opened is not reported as missing after a failed check', async () => {
  const MISSING = '您的贷款尚未显示这笔还款。如果银行应用显示已扣款，请勿再次还款。';
  const { lender, user } = await renderPayment('/ynRepay');
  await press(user, '在线支付');
  await screen.findByText(/的在线还款/);
  lender.refuse('loanDetails', { code: '1', message: 'no' });
  await press(user, '查询状态');
  expect(await screen.findByText(/没有答复。请先不要还款/)).toBeVisible();
  expect(screen.queryByText(MISSING)).not.toBeInTheDocument();

  lender.clearFaults();
  await press(user, '查询状态');
  expect(await screen.findByText(MISSING)).toBeVisible();
});

describe('a payment that the lender has received', () => {
  const coupon = { borrower: 'dueTomorrow', query: '&couponId=C-10' } as const;
  const link = 'Obtener el código de este pago';

  it.each([
    ['the payment way', '/ynRepay?amount=100', '前往获取这笔还款的验证码', {}],
    [
      'a card screen with another amount',
      '/ynRepayChoose?amount=100',
      '前往获取这笔还款的验证码',
      {},
    ],
    ['the payment instruction', '/carpmm?amount=#&payCode=shop&requestType=1', link, {}],
    ['the repayment screen, with its coupon', '/repay', link, coupon],
  ])('is linked from %s to the screen that requests its code', async (_, path, name, more) => {
    const { lender, unmount, amount } = await reachKnownPayment(more);
    unmount();
    const { user, prepare } = await renderScreen(path.replace('#', amount), { lender });
    await prepare('/ynRepayChoose');
    await follow(user, name);
    await waitFor(() => expect(query().get('amount')).toBe(amount));
    expect(window.location.pathname).toBe('/ynRepayChoose');
    const couponId = 'query' in more ? 'C-10' : null;
    expect(query().get('couponId')).toBe(couponId);
    await press(user, '获取验证码');
    await screen.findByLabelText('验证码');
    const resent = received(lender, 'repaymentCommit').at(-1)?.body;
    expect(resent).toMatchObject({ couponId, sendMsg: 1 });
  });

  it('offers no code where its card is no longer listed', async () => {
    const { lender, unmount, amount } = await reachKnownPayment();
    unmount();
    lender.fault('repaymentWay', { kind: 'patch', data: { bankCards: [] } });
    await renderScreen(`/ynRepayChoose?amount=${amount}`, { lender });
    expect(await screen.findByText('暂无银行卡')).toBeVisible();
    expect(screen.getByText(/已有这笔还款。/)).toBeVisible();
    expect(screen.queryByText(/请获取验证码以完成还款/)).not.toBeInTheDocument();
  });
});

describe('the shown card', () => {
  it('is the card of the code, not the card that the tab chose last', async () => {
    const lender = fixedClockLender();
    const { user, unmount, amount } = await renderPayment('/ynRepayChoose', { lender });
    await user.click(await card('5678'));
    unmount();
    await inAnotherTab(async () => {
      // It pays with the other card, and waits for its code.
      const other = await renderPayment('/ynRepayChoose', { lender });
      await payWithCard(other.user, 'code');
      await screen.findByLabelText('验证码');
      other.unmount();
    });

    await renderScreen(`/ynRepayChoose?amount=${amount}`, { lender });
    await screen.findByLabelText('验证码');
    expect(await card('1234')).toBeChecked();
    expect(await card('5678')).not.toBeChecked();
  });

  it('is the card of the payment after a check found it undone and the borrower logged in again', async () => {
    const { lender, user, unmount } = await loseCommit();
    await findUndone(user);
    unmount();
    sessionStorage.clear();
    lender.logInAgain('overdue');

    const again = await renderPayment('/ynRepayChoose', { lender });
    expect(await card('5678')).toBeChecked();
    await again.user.click(await payButton());
    expect(await screen.findByText('Detalle del préstamo')).toBeVisible();
    expect(lender.accepted).toHaveLength(1);
  });
});

it('a lost payment is settled by hand in two steps; older figures send nothing, and lead to what is owed now', async () => {
  const { lender, unmount } = await loseCommit();
  unmount();
  letPass(DAY_MS);
  lender.refuse('loanDetails', { code: '1', message: 'no', times: 1 });
  const { user, prepare } = await renderPayment('/ynRepayChoose', { lender });
  await prepare('/repay');
  await card('5678');
  await press(user, '查询状态');
  await press(user, '没有付款');
  expect(await payButton()).toBeDisabled();
  await press(user, '我已核实：没有付款。再次还款');
  await waitFor(async () => expect(await payButton()).toBeEnabled());

  await payWithCard(user, 'noCode');
  expect(await screen.findByText(/此金额可能已过时/)).toBeVisible();
  await follow(user, '查看当前应还金额');
  expect(await screen.findByText('Lo que debe ahora')).toBeVisible();
  expect(window.location.pathname).toBe('/repay');
  expect(received(lender, 'repaymentCommit')).toHaveLength(1);
});

it('a payment that only a check found booked has no card, amount or time, on the loan and in a complaint', async () => {
  const { lender, user, prepare } = await loseCommit({
    kind: 'cutAfter',
    borrower: 'instalments',
  });
  await press(user, '查询状态');
  const found = await screen.findByText(
    'Su préstamo muestra un pago nuevo. Vea cuánto debe todavía',
  );
  const receipt = found.closest('section')!;
  expect(receipt).toHaveTextContent(lender.launch('instalments').orderId ?? '');
  expect(receipt).not.toHaveTextContent(/5678|\$|\d\d:\d\d/);
  await prepare('/complainPageNext');
  await press(user, 'Ya pagué');
  expect(await screen.findByLabelText('Descripción')).not.toHaveTextContent(/5678|\$/);
});

it('needs a second step before the next payment, and the step shows its amount and time', async () => {
  const lender = await acceptPayment('overdue');
  // The payment is booked, and a late charge makes the debt higher than before.
  lender.book();
  lender.clock.advance(30 * DAY_MS);
  const again = await renderScreen('/ynRepayChoose?amount=40000', { lender });
  await payWithCard(again.user, 'noCode');
  expect(await screen.findByText(/无法判断变动是否来自这笔还款/)).toBeVisible();
  expect(screen.queryByText(/尚未显示您上一笔还款/)).not.toBeInTheDocument();
});
