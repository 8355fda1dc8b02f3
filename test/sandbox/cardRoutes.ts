import { MINUTE_MS } from './clock';
import { id, idOrNull, oneOf, text, wholeNumber } from './fields';
import type { BankCard, CardRepayment, Order } from './model';
import { duesOf, findOrder, isRepayable, settle } from './orders';
import type { Due } from './orders';
import { Refusal } from './refusal';
import { forBorrower } from './route';
import type { BorrowerVisit } from './route';

/** How long an SMS code is valid. */
const CODE_LIFE_MS = 5 * MINUTE_MS;

const commitFields = {
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

type Commit = {
  readonly [Name in keyof typeof commitFields]: ReturnType<(typeof commitFields)[Name]>;
};

/** Paying by card, with or without an SMS code, and the online payment page. */
export const cardRoutes = {
  repaymentWay: forBorrower({ orderId: text }, ({ borrower, now }, { orderId }) => {
    const order = findOrder(borrower, orderId);
    if (!isRepayable(order, now)) throw new Refusal('notPayable');
    return {
      alipay: 1,
      repayToken: tokenOf(order),
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
    refuseDuplicate(visit, sent);
    if (sent.repayToken !== tokenOf(order)) throw new Refusal('repayToken');
    if (!isRepayable(order, visit.now)) throw new Refusal('notPayable');
    const card = cardOf(visit, sent);
    checkCoupon(visit, sent);
    const repayment = openRepayment(visit, sent, card, dueFor(order, sent.amount, visit.now));
    if (card.needsCode) sendCode(visit, repayment);
    else pay(visit, repayment, order);
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
      pay(visit, repayment, order);
      return {};
    },
  ),

  repaymentHuichao: forBorrower(
    { userId: id, orderId: text, amount: wholeNumber },
    (visit, { userId, orderId, amount }) => {
      const { borrower, lender, now } = visit;
      if (userId !== borrower.identity.userId) throw new Refusal('parameter', 'userId');
      const { kind } = dueFor(findOrder(borrower, orderId), amount, now);
      const ticket = lender.random.letters(12);
      lender.onlinePayments.set(ticket, { borrower: borrower.name, orderId, kind });
      return { url: `/__sandbox__/online-pay?ticket=${ticket}` };
    },
  ),
};

/** A token is good until something is paid on the order. */
function tokenOf({ orderId, payments }: Order): string {
  return `RT-${orderId}-${payments.length}`;
}

/** Paid already, or waiting for its code on the same card: a commit that is no resend is a duplicate. */
function refuseDuplicate({ borrower, now }: BorrowerVisit, sent: Commit): void {
  const earlier = borrower.repayments.filter(({ repayToken }) => repayToken === sent.repayToken);
  const isWaiting = earlier.some(
    ({ cardId, codeExpiresAt }) => cardId === sent.cardId && now <= codeExpiresAt,
  );
  if (earlier.some(({ isPaid }) => isPaid) || (isWaiting && sent.sendMsg === '0')) {
    throw new Refusal('duplicate');
  }
}

function dueFor(order: Order, amount: number, now: number): Due {
  const dues = duesOf(order, now);
  if (dues.length === 0) throw new Refusal('notPayable');
  const due = dues.find((candidate) => candidate.amount === amount);
  if (!due) throw new Refusal('amount');
  return due;
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

/** A resend keeps its record; anything else begins a new one in place of what was waiting. */
function openRepayment(
  visit: BorrowerVisit,
  sent: Commit,
  card: BankCard,
  due: Due,
): CardRepayment {
  const { repayments } = visit.borrower;
  const waiting = repayments.findIndex(
    ({ repayToken, isPaid }) => repayToken === sent.repayToken && !isPaid,
  );
  const earlier = repayments[waiting];
  if (earlier?.cardId === card.id && earlier.amount === due.amount) return earlier;
  if (earlier) repayments.splice(waiting, 1);
  const repayment: CardRepayment = {
    id: `RR${visit.lender.random.digits(10)}`,
    orderId: sent.orderId,
    cardId: card.id,
    kind: due.kind,
    amount: due.amount,
    repayToken: sent.repayToken,
    code: '',
    codeExpiresAt: 0,
    isPaid: false,
  };
  repayments.push(repayment);
  return repayment;
}

function sendCode({ borrower, lender, now }: BorrowerVisit, repayment: CardRepayment): void {
  const code = lender.random.digits(6);
  repayment.code = code;
  repayment.codeExpiresAt = now + CODE_LIFE_MS;
  lender.outbox.push({ kind: 'sms', to: borrower.identity.mobilePhone, code, at: now });
}

function pay({ now }: BorrowerVisit, repayment: CardRepayment, order: Order): void {
  settle(order, repayment.kind, now);
  repayment.isPaid = true;
}
