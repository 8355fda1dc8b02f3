import { screen, waitFor } from '@testing-library/react';
import { type BorrowerName, createLender, type Lender } from '../../../sandbox';
import { callerFor } from '../../../sandbox/caller';
import { letPass } from '../../support/letPass';
import { type RenderOptions, renderScreen } from '../../support/renderScreen';

/** A lender with a fixed clock, for known amounts and dates. */
export const fixedClockLender = () => createLender({ now: '2026-03-02T12:00:00Z' });

/** The current debt of a borrower, in minor units. */
export async function amountOf(lender: Lender, borrower: BorrowerName): Promise<string> {
  const { productId, orderId } = lender.launch(borrower);
  const { data } = await callerFor(lender, borrower)('loanPlayDetail', { productId, orderId });
  return String(data.repayAmount);
}

export const statusOf = async (lender: Lender, borrower: BorrowerName) => {
  const { productId, orderId } = lender.launch(borrower);
  const { data } = await callerFor(lender, borrower)('loanDetails', { productId, orderId });
  return data.orderStatus;
};

/** A payment screen for the borrower's debt. */
export async function renderPayment(
  path: '/ynRepay' | '/ynRepayChoose',
  options: RenderOptions & { readonly query?: string } = {},
) {
  const { borrower = 'overdue', lender = fixedClockLender(), query = '', ...more } = options;
  const amount = await amountOf(lender, borrower);
  const rendered = await renderScreen(`${path}?amount=${amount}${query}`, {
    borrower,
    lender,
    ...more,
  });
  return { ...rendered, amount };
}

type User = Awaited<ReturnType<typeof renderScreen>>['user'];

export const press = async (user: User, name: string | RegExp) => {
  await user.click(await screen.findByRole('button', { name }));
};

export const follow = async (user: User, name: string) => {
  await user.click(await screen.findByRole('link', { name }));
};

export const UNKNOWN = '无法确认还款是否成功';
export const payButton = () => screen.findByRole('button', { name: '确认还款' });

/** Chooses a card and commits. The first card needs an SMS code, the second does not. */
export async function payWithCard(user: User, card: 'code' | 'noCode') {
  const name = card === 'code' ? /1234/ : /5678/;
  await user.click(await screen.findByRole('radio', { name }));
  await user.click(screen.getByRole('button', { name: '确认还款' }));
}

/** A commit without an answer, which the lender never received; `cutAfter`: it did. */
export async function loseCommit(
  options: Parameters<typeof renderPayment>[1] & {
    readonly kind?: 'cut' | 'cutAfter';
    readonly card?: 'code' | 'noCode';
  } = {},
) {
  const { lender = fixedClockLender(), kind = 'cut', card = 'noCode', ...more } = options;
  lender.fault('repaymentCommit', { kind, times: 1 });
  const rendered = await renderPayment('/ynRepayChoose', { ...more, lender });
  await payWithCard(rendered.user, card);
  await screen.findByText(UNKNOWN);
  return rendered;
}

/** A card payment of a part that the lender accepts and books later. */
export async function acceptPayment(borrower: BorrowerName): Promise<Lender> {
  const lender = fixedClockLender();
  lender.bookLate();
  const path = '/ynRepayChoose?amount=40000';
  const { user, unmount } = await renderScreen(path, { borrower, lender });
  await payWithCard(user, 'noCode');
  await screen.findByText('Recibimos su pago');
  unmount();
  return lender;
}

export const checkStatus = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: '查询状态' }));
};

/** Two minutes later a check finds an unknown payment undone, and unlocks the screen. */
export async function findUndone(user: User) {
  letPass(120_000);
  await checkStatus(user);
  await waitFor(async () => expect(await payButton()).toBeEnabled());
}
