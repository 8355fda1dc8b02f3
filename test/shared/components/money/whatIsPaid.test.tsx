import { cleanup, screen, waitFor } from '@testing-library/react';
import type { BorrowerName, Lender } from '../../../../sandbox';
import { holdAnswers } from '../../../../sandbox/holdAnswers';
import { amountOf, fixedClockLender, payWithCard } from '../../../features/repayment/support';
import { come } from '../../../support/come';
import { goTo } from '../../../support/goTo';
import { received } from '../../../support/received';
import { renderScreen } from '../../../support/renderScreen';

/**
 * The guarantees for a borrower in every situation of the page (docs/reference/money.md). Tabs that share a browser:
 * test/hold/concurrency/money.spec.ts.
 */

/** The overdue borrower's price of an extension, and debt. */
const FEE = '13044';
const DEBT = '153207';

const payButton = () => screen.findByRole('button', { name: '确认还款' });
const codeField = () => screen.queryByLabelText('验证码');
const loanDetail = () => screen.findByText('Detalle del préstamo');

type User = Awaited<ReturnType<typeof renderScreen>>['user'];

const press = async (user: User, name: string) => {
  await user.click(await screen.findByRole('button', { name }));
};
/** The card screen of an amount. */
const payAt = (lender: Lender, amount: string, borrower: BorrowerName = 'overdue') =>
  renderScreen(`/ynRepayChoose?amount=${amount}`, { borrower, lender });

/** The payments that the lender accepted, in minor units. */
const paid = (lender: Lender) => lender.accepted.map(({ amount }) => amount);

/** The device's storage throws. */
function blockStorage() {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
}

it.each([
  ['the whole debt, after the code for a part was left waiting', FEE, DEBT],
  ['a part, after the code for the whole debt was left waiting', DEBT, FEE],
])('pays the amount on the screen: %s', async (_, first, second) => {
  const lender = fixedClockLender();
  expect(await amountOf(lender, 'overdue')).toBe(DEBT);
  const { user, unmount } = await payAt(lender, first);
  await payWithCard(user, 'code');
  await screen.findByLabelText('验证码');
  unmount();
  const other = await payAt(lender, second);
  await screen.findByRole('radio', { name: /1234/ });
  // Performs each step that the screen requires next.
  if (!codeField()) await payWithCard(other.user, 'code');
  await other.user.type(await screen.findByLabelText('验证码'), lender.outbox.at(-1)?.code ?? '');
  await press(other.user, '确定');
  await loanDetail();
  expect(paid(lender)).toEqual([Number(second)]);
});

it('a payment of another tab is not sent again without storage, since the debt is read first', async () => {
  blockStorage();
  const lender = fixedClockLender();
  const { user } = await payAt(lender, await amountOf(lender, 'overdue'));
  await screen.findByRole('radio', { name: /5678/ });
  // The lender accepted the other tab's payment, and this tab received no message about it.
  lender.pay({ orderId: lender.launch('overdue').orderId ?? '' });
  await payWithCard(user, 'noCode');
  await waitFor(async () => expect(await payButton()).not.toHaveAttribute('aria-busy', 'true'));
  expect(received(lender, 'repaymentCommit')).toEqual([]);
  expect(await screen.findByText(/尚未还款/)).toBeVisible();
});

it('keeps the code entry of an order open when another order is answered late', async () => {
  const lender = fixedClockLender();
  const { orderId = '', productId = '' } = lender.launch('twoDebts');
  const release = holdAnswers(lender, 'repaymentCommit');
  const { user } = await payAt(lender, '14500', 'twoDebts');
  await payWithCard(user, 'noCode');
  await waitFor(() => expect(received(lender, 'repaymentCommit')).toHaveLength(1));
  const other = `${orderId.slice(0, -1)}1`;
  await goTo(`/ynRepayChoose?amount=14600&orderId=${other}&productId=${productId}2`);
  await screen.findByText('$146,00');
  await payWithCard(user, 'code');
  await user.type(await screen.findByLabelText('验证码'), lender.outbox.at(-1)?.code ?? '');
  await come(release);
  await waitFor(() => expect(paid(lender)).toEqual([14500]));
  await press(user, '确定');
  await loanDetail();
  expect(lender.accepted).toMatchObject([
    { orderId, amount: 14500 },
    { orderId: other, amount: 14600 },
  ]);
});

it('offers no card for an extension, because a commit has no field for an extension', async () => {
  const lender = fixedClockLender();
  const card = { logo: '', desc: 'Con tarjeta', payCode: 'card', vCode: '', BARcodeImg: '' };
  const shop = { ...card, desc: 'En tienda', payCode: 'shop' };
  const repayList = [{ title: 'Medios de pago', list: [card, shop] }];
  lender.fault('loanPlayDelayDetail', { kind: 'patch', data: { repayList } });
  await renderScreen('/repayDelay', { borrower: 'overdue', lender });
  expect(await screen.findByText('En tienda')).toBeVisible();
  expect(screen.queryByText('Con tarjeta')).not.toBeInTheDocument();
  cleanup();
  // On a repayment the card is offered.
  lender.fault('loanPlayDetail', {
    kind: 'patch',
    data: { repayList: [{ reviewer: 'Medios de pago', channels: [card] }] },
  });
  await renderScreen('/repay', { borrower: 'overdue', lender });
  expect(await screen.findByText('Con tarjeta')).toBeVisible();
});
