import type { Commit } from './cardPayments';
import {
  checkToken,
  commitFields,
  createToken,
  openRepayment,
  payByCard,
  sendCode,
} from './cardPayments';
import { id, text, wholeNumber } from './fields';
import type { BankCard } from './model';
import { findOrder, isRepayable } from './orders';
import { checkAmount } from './payment';
import { Refusal } from './refusal';
import type { BorrowerVisit } from './route';
import { forBorrower } from './route';

/** Routes of card payments, with or without an SMS code, and of the online payment page. */
export const cardRoutes = {
  repaymentWay: forBorrower({ orderId: text }, (visit, { orderId }) => {
    const { borrower, now } = visit;
    const order = findOrder(borrower, orderId);
    if (!isRepayable(order, now)) throw new Refusal('notPayable');
    return {
      alipay: 1,
      repayToken: createToken(visit, order),
      bankCards: borrower.cards.map(({ id: cardId, bankName, cardNo, bankCode }) => ({
        id: cardId,
        bankName,
        cardNo,
        bankCode,
      })),
    };
  }),

  repaymentCommit: forBorrower(commitFields, (visit, sent) => {
    const order = findOrder(visit.borrower, sent.orderId);
    checkToken(visit, order, sent);
    const card = cardOf(visit, sent);
    if (sent.sendMsg === '1' && !card.needsCode) throw new Refusal('noCode');
    checkCoupon(visit, sent);
    checkAmount(order, sent.amount, visit.now);
    const repayment = openRepayment(visit, sent);
    if (card.needsCode) sendCode(visit, repayment);
    else payByCard(visit, order, repayment);
    return { needValid: card.needsCode ? 1 : 0, repayRecordId: repayment.id };
  }),

  repaymentConfirm: forBorrower(
    { orderId: text, verifyCode: text, repaymentRecordId: id },
    (visit, { orderId, verifyCode, repaymentRecordId }) => {
      const order = findOrder(visit.borrower, orderId);
      const repayment = visit.borrower.repayments.find(
        (candidate) => candidate.id === repaymentRecordId && candidate.orderId === orderId,
      );
      if (!repayment) throw new Refusal('parameter', 'repaymentRecordId');
      if (repayment.isPaid) throw new Refusal('duplicate');
      if (verifyCode !== repayment.code) throw new Refusal('wrongCode');
      if (visit.now > repayment.codeExpiresAt) throw new Refusal('expiredCode');
      checkAmount(order, repayment.amount, visit.now);
      payByCard(visit, order, repayment);
      return {};
    },
  ),

  repaymentHuichao: forBorrower(
    { userId: id, orderId: text, amount: wholeNumber },
    (visit, { userId, orderId, amount }) => {
      const { borrower, lender, now } = visit;
      if (userId !== borrower.identity.userId) throw new Refusal('parameter', 'userId');
      checkAmount(findOrder(borrower, orderId), amount, now);
      const ticket = lender.random.letters(12);
      lender.onlinePayments.set(ticket, { borrower: borrower.name, orderId, amount });
      return { url: onlineAddress(visit, ticket) };
    },
  ),
};

/** A page of the lender's, or a payment app for the borrower who pays by one. `/__sandbox__/` plays the app. */
function onlineAddress({ borrower, lender }: BorrowerVisit, ticket: string): string {
  const [scheme] = lender.environment.paymentSchemes;
  return scheme && borrower.name === 'paysByApp'
    ? `${scheme}://pay?ticket=${ticket}`
    : `/__sandbox__/online-pay?ticket=${ticket}`;
}

function cardOf({ borrower }: BorrowerVisit, sent: Commit): BankCard {
  const found = borrower.cards.find(
    (card) =>
      card.id === sent.cardId &&
      card.bankName === sent.bankName &&
      card.cardNo === sent.cardNo &&
      card.bankCode === sent.bankCode,
  );
  if (!found) throw new Refusal('card');
  return found;
}

function checkCoupon({ borrower }: BorrowerVisit, { couponId }: Commit): void {
  if (couponId !== null && !borrower.couponIds.includes(couponId)) {
    throw new Refusal('parameter', 'couponId');
  }
}
