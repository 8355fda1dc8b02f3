import { screen } from '@testing-library/react';
import { type BorrowerName, createLender, type Lender } from '../../../sandbox';
import { callerFor } from '../../../sandbox/caller';
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

/** Chooses a card and commits. The first card needs an SMS code, the second does not. */
export async function payWithCard(
  user: Awaited<ReturnType<typeof renderScreen>>['user'],
  card: 'code' | 'noCode',
) {
  const name = card === 'code' ? /1234/ : /5678/;
  await user.click(await screen.findByRole('radio', { name }));
  await user.click(screen.getByRole('button', { name: '确认还款' }));
}
