import { MINUTE_MS } from './clock';
import { id, idOrNull, oneOf, text, wholeNumber } from './fields';
import type { CardRepayment, Order } from './model';
import { acceptPayment } from './payment';
import { Refusal } from './refusal';
import type { BorrowerVisit } from './route';

/** The validity of an SMS code, in milliseconds. */
const CODE_LIFE_MS = 5 * MINUTE_MS;

export const commitFields = {
  amount: wholeNumber,
  bankName: text,
  cardId: id,
  cardNo: text,
  couponId: idOrNull,
  orderId: text,
  repayToken: text,
  bankCode: text,
  sendMsg: oneOf('0', '1'),
};

export type Commit = {
  readonly [Name in keyof typeof commitFields]: ReturnType<(typeof commitFields)[Name]>;
};

/** Creates a new `repayToken`. Each read of the payment channels gets a new token. One token pays once. */
export function createToken({ lender }: BorrowerVisit, { orderId, repayTokens }: Order): string {
  const token = `RT-${orderId}-${lender.random.digits(8)}`;
  repayTokens.add(token);
  return token;
}

/**
 * Checks the token of a commit. A commit with the token of an existing payment is refused as a duplicate.
 * Exceptions: the commit asks for the code of that payment again, or the code has expired.
 */
export function checkToken(visit: BorrowerVisit, order: Order, sent: Commit): void {
  const earlier = earlierOf(visit, sent);
  const isWaiting = earlier !== undefined && visit.now <= earlier.codeExpiresAt;
  if (earlier?.isPaid || (isWaiting && !asksAgain(earlier, sent))) throw new Refusal('duplicate');
  if (!order.repayTokens.has(sent.repayToken)) throw new Refusal('repayToken');
}

/**
 * Finds or creates the record of a card payment. A repeated request for a code keeps the record. Any other commit
 * replaces the record that waits for a code.
 */
export function openRepayment({ borrower, lender }: BorrowerVisit, sent: Commit): CardRepayment {
  const { repayments } = borrower;
  const index = repayments.findIndex(({ repayToken }) => repayToken === sent.repayToken);
  const earlier = repayments[index];
  if (earlier && asksAgain(earlier, sent)) return earlier;
  if (earlier) repayments.splice(index, 1);
  const { orderId, cardId, couponId, amount, repayToken } = sent;
  const repayment: CardRepayment = {
    id: `RR${lender.random.digits(10)}`,
    orderId,
    cardId,
    couponId,
    amount,
    repayToken,
    code: '',
    codeExpiresAt: 0,
    isPaid: false,
  };
  repayments.push(repayment);
  return repayment;
}

export function sendCode({ borrower, lender, now }: BorrowerVisit, repayment: CardRepayment): void {
  const code = lender.random.digits(6);
  repayment.code = code;
  repayment.codeExpiresAt = now + CODE_LIFE_MS;
  lender.outbox.push({
    kind: 'sms',
    to: borrower.identity.mobilePhone,
    code,
    at: lender.clock.now(),
  });
}

export function payByCard(
  { borrower, lender }: BorrowerVisit,
  order: Order,
  repayment: CardRepayment,
): void {
  const { amount, repayToken } = repayment;
  acceptPayment(lender, { borrower, order, kind: '1', amount, via: 'card', repayToken });
  repayment.isPaid = true;
}

function earlierOf({ borrower }: BorrowerVisit, sent: Commit): CardRepayment | undefined {
  return borrower.repayments.find(({ repayToken }) => repayToken === sent.repayToken);
}

/** Whether a commit repeats the request for a code: same card, amount and coupon. */
function asksAgain(earlier: CardRepayment, sent: Commit): boolean {
  const { cardId, amount, couponId } = earlier;
  const isSame = cardId === sent.cardId && amount === sent.amount && couponId === sent.couponId;
  return sent.sendMsg === '1' && isSame;
}
