import { callerFor } from '../../sandbox/caller';
import type { BorrowerName, LenderOptions } from '../../sandbox/index';
import { createLender } from '../../sandbox/index';

/** A lender at a fixed time, with a caller for one of its borrowers. */
export function openAs(borrower: BorrowerName, environment: LenderOptions['environment'] = {}) {
  const lender = createLender({ now: '2026-03-02T12:00:00Z', environment });
  const launch = lender.launch(borrower);
  const call = callerFor(lender, borrower);
  const { productId = '', orderId = '' } = launch;
  const order = { productId, orderId };
  const orderStatus = async () => (await call('loanDetails', order)).data.orderStatus;
  return { lender, launch, call, order, orderStatus };
}

/** A caller with a commit of the whole debt by a chosen card: card 0 needs a code, card 1 does not. */
export async function openAtTheTill(
  borrower: BorrowerName,
  card: number,
  environment: LenderOptions['environment'] = {},
) {
  const opened = openAs(borrower, environment);
  const { call, order } = opened;
  const { orderId } = order;
  const owed = async () => {
    const { repayAmount, repayDate } = (await call('loanPlayDetail', order)).data;
    return { repayAmount, repayDate };
  };
  const freshCommit = async () => {
    const { repayAmount: amount } = await owed();
    const { data: way } = await call('repaymentWay', { orderId });
    const cards = way.bankCards as Record<'id' | 'bankName' | 'cardNo' | 'bankCode', string>[];
    const { id: cardId, ...chosen } = cards[card] ?? { id: '' };
    const { repayToken } = way;
    return { amount, cardId, couponId: null, orderId, repayToken, sendMsg: 0, ...chosen };
  };
  /** Pays what is owed, with a new token. */
  const pay = async () => (await call('repaymentCommit', await freshCommit())).code;
  return { ...opened, owed, pay, commit: await freshCommit() };
}
