import { act, screen, waitFor, within } from '@testing-library/react';
import { received } from '../../support/received';
import { renderScreen } from '../../support/renderScreen';
import { fixedClockLender, payWithCard, renderPayment, statusOf } from './support';

const SMS_ENTRY = '请输入短信中的验证码';
const codeField = () => screen.findByLabelText('验证码');
const press = (name: string) => screen.getByRole('button', { name });

describe('choosing a card', () => {
  it('shows each card by its last four digits, in Chinese for each launch language', async () => {
    await renderPayment('/ynRepayChoose', { launch: { language: '1' } });
    const card = await screen.findByRole('radio', { name: /Banco Ficticio/ });
    expect(card).toHaveAccessibleName('Banco Ficticio 尾号 1234');
    expect(screen.getByRole('group', { name: '选择银行卡' })).toBeVisible();
    expect(screen.getByRole('button', { name: '返回' })).toBeVisible();
    expect(card.closest('[lang]:not(span)')).toHaveAttribute('lang', 'zh');
    expect(document.documentElement).toHaveAttribute('lang', 'zh');
    expect(document.body).not.toHaveTextContent('500000');
  });

  it('uses the launch language where the environment requires it', async () => {
    await renderPayment('/ynRepayChoose', { environment: { cardRepaymentLanguage: 'launch' } });
    expect(await screen.findByRole('button', { name: 'Confirmar pago' })).toBeVisible();
  });

  it('requires a card', async () => {
    const { user, lender } = await renderPayment('/ynRepayChoose');
    await user.click(await screen.findByRole('button', { name: '确认还款' }));
    const region = screen.getByText('请先选择银行卡').closest('[role="alert"]');
    expect(region).toBeVisible();
    // Pressed again, it is announced again: a live region announces changes only.
    const before = region?.textContent;
    await user.click(press('确认还款'));
    expect(screen.getByText('请先选择银行卡')).toBeVisible();
    expect(region?.textContent).not.toBe(before);
    expect(received(lender, 'repaymentCommit')).toEqual([]);
  });

  it('shows an error after a network failure', async () => {
    const lender = fixedClockLender();
    lender.fault('repaymentWay', { kind: 'cut' });
    await renderPayment('/ynRepayChoose', { lender });
    expect(await screen.findByText('error')).toBeVisible();
    expect(screen.getByText('银行卡列表查询失败')).toBeVisible();
  });

  it('explains what to do without a card, or without a payment', async () => {
    const lender = fixedClockLender();
    lender.fault('repaymentWay', { kind: 'patch', data: { bankCards: null } });
    const { user, unmount } = await renderPayment('/ynRepayChoose', { lender });
    expect(await screen.findByText('暂无银行卡')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '添加银行卡' }));
    expect(window.location.pathname).toBe('/bindBank');
    unmount();
    await renderScreen('/ynRepayChoose', { borrower: 'overdue' });
    expect(await screen.findByText('未选择还款')).toBeVisible();
  });
});

describe('a card without a code', () => {
  it('pays once with all parameters, and opens the loan', async () => {
    const { user, lender, amount } = await renderPayment('/ynRepayChoose');
    await user.click(await screen.findByRole('radio', { name: /5678/ }));
    await user.dblClick(press('确认还款'));
    // The message outlives the Chinese screen.
    const message = await screen.findByText('还款已发送');
    expect(message.closest('[role=status]')).toBeVisible();
    expect(message).toHaveAttribute('lang', 'zh');
    expect(await screen.findByText('Detalle del préstamo')).toBeVisible();

    const { userId, orderId } = lender.launch('overdue');
    const [commit, ...more] = received(lender, 'repaymentCommit');
    expect(more).toEqual([]);
    expect(commit?.body).toEqual({
      amount: Number(amount),
      bankName: 'Banco Inventado',
      cardId: `${userId ?? ''}2`,
      cardNo: '5000000000005678',
      couponId: null,
      orderId,
      repayToken: expect.stringMatching(/^RT-/) as string,
      bankCode: 'BINV',
      sendMsg: 0,
    });
    expect(await statusOf(lender, 'overdue')).toBe('200');
  });
});

describe('a card with an SMS code', () => {
  it('pays with the code from the SMS, and opens the loan', async () => {
    const { user, lender, store } = await renderPayment('/ynRepayChoose');
    await payWithCard(user, 'code');
    expect(await screen.findByText('验证码已发送，请查看手机')).toBeVisible();
    const field = await codeField();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    const code = lender.outbox[0]?.code ?? '';
    // As an SMS writes it.
    await user.paste(`${code.slice(0, 3)} ${code.slice(3)}`);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Detalle del préstamo')).toBeVisible();

    const [confirm, ...more] = received(lender, 'repaymentConfirm');
    expect(more).toEqual([]);
    expect(confirm?.body).toEqual({
      orderId: lender.launch('overdue').orderId,
      verifyCode: code,
      repaymentRecordId: expect.stringMatching(/^RR/) as string,
    });
    expect(store.getState().repayment.cardId).toBeNull();
    expect(await statusOf(lender, 'overdue')).toBe('200');
  });

  it('requires at least six characters, and reports a wrong code', async () => {
    const { user, lender } = await renderPayment('/ynRepayChoose');
    await payWithCard(user, 'code');
    const field = await codeField();
    await user.type(field, '12345');
    await user.click(press('确定'));
    expect(field).toHaveAccessibleDescription('请输入至少6位的验证码');
    const before = screen.getByText('请输入至少6位的验证码').textContent;
    await user.click(press('确定'));
    expect(screen.getByText('请输入至少6位的验证码').textContent).not.toBe(before);
    await waitFor(() => expect(field).toHaveFocus());
    expect(received(lender, 'repaymentConfirm')).toEqual([]);

    await user.type(field, 'x');
    await user.click(press('确定'));
    await waitFor(() => expect(field).toHaveAccessibleDescription('验证码错误'));
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toBeInvalid();
    await user.clear(field);
    await user.type(field, lender.outbox[0]?.code ?? '');
    await user.click(press('确定'));
    expect(await screen.findByText('Detalle del préstamo')).toBeVisible();
  });

  it.each([
    ['800099', 'Fondos insuficientes', 'Fondos insuficientes'],
    ['800099', '', '处理失败'],
    // A table that is an object inherits this key.
    ['constructor', 'La tarjeta fue rechazada', 'La tarjeta fue rechazada'],
  ])('explains a commit refused with %s "%s"', async (code, message, shown) => {
    const lender = fixedClockLender();
    lender.refuse('repaymentCommit', { code, message, times: 1 });
    const { user } = await renderPayment('/ynRepayChoose', { lender });
    await payWithCard(user, 'code');
    const words = await screen.findByText(shown);
    expect(words.closest('[role="alert"]')).toBeInTheDocument();
    await user.click(press('确认还款'));
    expect(await codeField()).toBeVisible();
  });
});

describe('the countdown', () => {
  const begin = async () => {
    const lender = fixedClockLender();
    const rendered = await renderPayment('/ynRepayChoose', { lender });
    jest.useFakeTimers({ advanceTimers: true });
    await payWithCard(rendered.user, 'code');
    await codeField();
    return rendered;
  };
  const resend = () =>
    within(screen.getByText(SMS_ENTRY).closest('form')!).getAllByRole('button')[0]!;
  const pass = (ms: number) => {
    act(() => {
      jest.advanceTimersByTime(ms);
    });
  };

  it('counts down from 60 s, then allows another code for the same payment', async () => {
    const { user, lender } = await begin();
    expect(resend()).toHaveTextContent(/^(60|59) 秒后重新获取$/);
    expect(resend()).toBeDisabled();
    pass(60_000);
    expect(resend()).toHaveTextContent('获取验证码');
    await user.click(resend());
    await waitFor(() => expect(received(lender, 'repaymentCommit')).toHaveLength(2));
    const [first, second] = received(lender, 'repaymentCommit');
    expect(second?.body).toEqual({ ...(first?.body as object), sendMsg: 1 });
    await waitFor(() => expect(resend()).toHaveTextContent(/60|59/));
    expect(lender.outbox).toHaveLength(2);
  });

  it('starts again when a commit fails', async () => {
    const { user, lender } = await begin();
    pass(60_000);
    lender.refuse('repaymentCommit', { code: '800099', message: 'Espere', times: 1 });
    await user.click(resend());
    expect(await screen.findByText('Espere')).toBeVisible();
    expect(resend()).toHaveTextContent(/60|59/);
  });

  it('is reset by a cancel, after which the same payment requests another code', async () => {
    const { user, lender } = await begin();
    await user.click(press('取消'));
    expect(screen.queryByText(SMS_ENTRY)).not.toBeInTheDocument();
    await user.click(press('确认还款'));
    expect(await codeField()).toBeVisible();
    expect(resend()).toHaveTextContent(/60|59/);
    expect(received(lender, 'repaymentCommit').map(({ body }) => body)).toMatchObject([
      { sendMsg: 0 },
      { sendMsg: 1 },
    ]);
  });

  it('is ended by a cancel: the way back to the received code asks for no other one, also after a reload', async () => {
    const { user, lender, unmount } = await begin();
    pass(30_000);
    await user.click(press('取消'));
    await user.click(press('输入验证码'));
    expect(resend()).toHaveTextContent('获取验证码');
    expect(resend()).toBeEnabled();
    unmount();
    const again = await renderPayment('/ynRepayChoose', { lender });
    await again.user.type(await codeField(), lender.outbox.at(-1)?.code ?? '');
    expect(resend()).toHaveTextContent('获取验证码');
    await again.user.click(press('确定'));
    expect(await screen.findByText('Detalle del préstamo')).toBeVisible();
    expect(received(lender, 'repaymentCommit')).toHaveLength(1);
  });
});

it('chooses the only card beforehand', async () => {
  const lender = fixedClockLender();
  const card = { id: 'c-2', bankName: 'Banco Ejemplo', cardNo: '4111111111115678', bankCode: 'B2' };
  lender.fault('repaymentWay', { kind: 'patch', data: { bankCards: [card] } });
  await renderPayment('/ynRepayChoose', { lender });
  expect(await screen.findByRole('radio', { name: /5678/ })).toBeChecked();
});
