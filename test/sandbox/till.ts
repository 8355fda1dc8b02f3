import { callerFor } from '../../sandbox/caller';
import type { BorrowerName, LenderOptions } from '../../sandbox/index';
import { createLender } from '../../sandbox/index';

/** A caller with the payment ways and a chosen card. */
export async function openAtTheTill(
  borrower: BorrowerName,
  card: number,
  environment: LenderOptions['environment'] = {},
) {
  const lender = createLender({ now: '2026-03-02T12:00:00Z', environment });
  const launch = lender.launch(borrower);
  const call = callerFor(lender, borrower);
  const { productId, orderId } = launch;
  const { data: due } = await call('loanPlayDetail', { productId, orderId });
  const { data: way } = await call('repaymentWay', { orderId });
  const cards = way.bankCards as Record<'id' | 'bankName' | 'cardNo' | 'bankCode', string>[];
  const { id: cardId, ...chosen } = cards[card] ?? { id: '' };
  const { repayToken } = way;
  const amount = due.repayAmount;
  const commit = { amount, cardId, couponId: null, orderId, repayToken, sendMsg: 0, ...chosen };
  const orderStatus = async () =>
    (await call('loanDetails', { productId, orderId })).data.orderStatus;
  return { lender, launch, call, commit, orderStatus };
}
