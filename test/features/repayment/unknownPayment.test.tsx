import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../support/renderScreen';
import { holdAnswers } from '../../sandbox/holdAnswers';
import { payWithCard, renderPayment, sent, standingLender } from './support';

const UNKNOWN = '无法确认还款是否成功';
const press = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('a commit whose outcome nobody knows', () => {
  it('stays locked, also after a reload and on the other payment screen', async () => {
    const lender = standingLender();
    lender.fault('repaymentCommit', { kind: 'cut', times: 1 });
    const { user, unmount } = await renderPayment('/ynRepayChoose', { lender });
    await payWithCard(user, 'noCode');
    expect(await screen.findByText(UNKNOWN)).toBeVisible();
    expect(press('确认还款')).toBeDisabled();
    unmount();

    const again = await renderPayment('/ynRepayChoose', { lender });
    expect(await screen.findByText(UNKNOWN)).toBeVisible();
    expect(await screen.findByRole('button', { name: '确认还款' })).toBeDisabled();
    again.unmount();

    await renderPayment('/ynRepay', { lender });
    expect(await screen.findByText(UNKNOWN)).toBeVisible();
    expect(await screen.findByRole('button', { name: '在线支付' })).toBeDisabled();
    expect(sent(lender, 'repaymentCommit')).toHaveLength(1);
  });

  it('is unlocked by a check that finds the order still to be repaid', async () => {
    const lender = standingLender();
    lender.fault('repaymentCommit', { kind: 'cut', times: 1 });
    const { user } = await renderPayment('/ynRepayChoose', { lender });
    await payWithCard(user, 'noCode');
    await user.click(await screen.findByRole('button', { name: '查询状态' }));
    await waitFor(() => expect(press('确认还款')).toBeEnabled());
    expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument();
    await user.click(press('确认还款'));
    expect(await screen.findByText('Detalle del préstamo')).toBeVisible();
  });

  it('and whose code was sent all the same is not stuck: the code is asked for again', async () => {
    const lender = standingLender();
    lender.fault('repaymentCommit', { kind: 'cutAfter', times: 1 });
    const { user } = await renderPayment('/ynRepayChoose', { lender });
    await payWithCard(user, 'code');
    await user.click(await screen.findByRole('button', { name: '查询状态' }));
    await waitFor(() => expect(press('确认还款')).toBeEnabled());
    await user.click(press('确认还款'));
    expect(await screen.findByText('请勿重复提交支付请求')).toBeVisible();
    await user.click(press('确认还款'));
    expect(await screen.findByLabelText('验证码')).toBeVisible();
    expect(sent(lender, 'repaymentCommit').map(({ body }) => body)).toMatchObject([
      { sendMsg: 0 },
      { sendMsg: 0 },
      { sendMsg: 1 },
    ]);
  });

  it('stays locked when the check fails', async () => {
    const lender = standingLender();
    lender.fault('repaymentCommit', { kind: 'cut', times: 1 });
    lender.refuse('loanDetails', { code: '1', message: 'no' });
    const { user } = await renderPayment('/ynRepayChoose', { lender });
    await payWithCard(user, 'noCode');
    await user.click(await screen.findByRole('button', { name: '查询状态' }));
    expect(await screen.findByText('状态仍不明确。不会再次发送。请稍后再查询。')).toBeVisible();
    expect(press('确认还款')).toBeDisabled();
  });

  it('leads to the loan when the check finds it paid', async () => {
    const lender = standingLender();
    lender.fault('repaymentCommit', { kind: 'cutAfter', times: 1 });
    const { user } = await renderPayment('/ynRepayChoose', { lender });
    await payWithCard(user, 'noCode');
    await user.click(await screen.findByRole('button', { name: '查询状态' }));
    expect(await screen.findByText('Detalle del préstamo')).toBeVisible();
    expect(sent(lender, 'repaymentCommit')).toHaveLength(1);
  });

  it.each([
    ['a server that fails', { kind: 'status', status: 500 }],
    ['an HTML page', { kind: 'html' }],
    ['no body', { kind: 'empty' }],
    ['null', { kind: 'null' }],
    ['a code that is none', { kind: 'envelope', fields: { code: null } }],
  ] as const)('is %s', async (_name, fault) => {
    const lender = standingLender();
    lender.fault('repaymentCommit', { ...fault, times: 1 });
    const { user } = await renderPayment('/ynRepayChoose', { lender });
    await payWithCard(user, 'code');
    expect(await screen.findByText(UNKNOWN)).toBeVisible();
    expect(sent(lender, 'repaymentCommit')).toHaveLength(1);
  });
});

it('a confirmation of unknown outcome locks the code, its cancel and its resend, until checked', async () => {
  const lender = standingLender();
  const { user } = await renderPayment('/ynRepayChoose', { lender });
  await payWithCard(user, 'code');
  lender.fault('repaymentConfirm', { kind: 'cut', times: 1 });
  await user.type(await screen.findByLabelText('验证码'), `${lender.outbox[0]?.code ?? ''}{Enter}`);
  expect(await screen.findByText(UNKNOWN)).toBeVisible();
  expect(press('确定')).toBeDisabled();
  expect(press('取消')).toBeDisabled();

  await user.click(press('查询状态'));
  await waitFor(() => expect(press('确定')).toBeEnabled());
  await user.click(press('确定'));
  expect(await screen.findByText('Detalle del préstamo')).toBeVisible();
  expect(sent(lender, 'repaymentConfirm')).toHaveLength(2);
});

it('a late answer does not pull the borrower away from another screen', async () => {
  const lender = standingLender();
  const { user, prepare } = await renderPayment('/ynRepay', { lender });
  await prepare('/ynRepayChoose');
  await user.click(await screen.findByRole('button', { name: '选择银行卡' }));
  const letGo = holdAnswers(lender, 'repaymentCommit');
  await payWithCard(user, 'noCode');
  await user.click(press('返回'));
  expect(await screen.findByRole('heading', { name: '还款方式' })).toBeVisible();
  letGo();
  expect(await screen.findByText('还款已提交')).toBeVisible();
  expect(screen.queryByText('Detalle del préstamo')).not.toBeInTheDocument();
});

it('a payment that was made is said where it was made; an order with more to pay can be paid again', async () => {
  const lender = standingLender();
  const { user, store, unmount } = await renderPayment('/ynRepayChoose', {
    borrower: 'instalments',
    lender,
  });
  await payWithCard(user, 'noCode');
  await screen.findByText('Detalle del préstamo');
  expect(Object.values(store.getState().writes)).toMatchObject([{ status: 'done' }]);
  unmount();

  // A reload of the page in this tab: no launch comes with it.
  const { productId, orderId } = lender.launch('instalments');
  const path = `/ynRepayChoose?amount=100&productId=${productId ?? ''}&orderId=${orderId ?? ''}`;
  const again = await renderScreen(path, { lender });
  expect(await screen.findByText('还款已提交')).toBeVisible();
  expect(screen.queryByRole('button', { name: '确认还款' })).not.toBeInTheDocument();
  await again.user.click(await screen.findByRole('button', { name: '再次还款' }));
  expect(await screen.findByRole('button', { name: '确认还款' })).toBeEnabled();
});
