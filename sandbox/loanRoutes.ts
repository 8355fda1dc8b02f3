import { oneOf, optionally, text, wholeNumber } from './fields';
import { confirmAnswer, contractAnswer, detailAnswer } from './loanAnswers';
import { lateChargeOf } from './loanMath';
import type { Offer, Order } from './model';
import { findOrder, orderOf, statusOf } from './orders';
import { Refusal } from './refusal';
import type { BorrowerVisit } from './route';
import { forBorrower } from './route';
import { orderIdAt } from './seedTools';

export const TERM_UNIT = 'D';

/** Routes of loan confirmation, loan detail, contract and rating. */
export const loanRoutes = {
  loanDetailConfirm: forBorrower(
    { productId: text, isType: optionally(oneOf('1')) },
    (visit, { productId, isType }) => {
      const offer = openOffer(visit, productId);
      return confirmAnswer(visit, offer, offer.isReloading && isType !== '1');
    },
  ),

  loanDetailPush: forBorrower(
    { amount: wholeNumber, periods: wholeNumber, termUnit: oneOf(TERM_UNIT), productId: text },
    (visit, { amount, periods, productId }) => {
      const offer = openOffer(visit, productId);
      const { terms } = offer.product;
      if (amount !== terms.principal) throw new Refusal('amount');
      if (periods !== terms.days) throw new Refusal('parameter', 'periods');
      const { orderId } = takeUp(visit, offer);
      const query = new URLSearchParams({ productId, orderId });
      return { lendDetailsUrl: `/loanDetail?${query.toString()}` };
    },
  ),

  loanDetails: forBorrower({ productId: text, orderId: text }, (visit, { productId, orderId }) =>
    detailAnswer(visit, findOrder(visit.borrower, orderId, productId)),
  ),

  contractDetail: forBorrower({ orderNo: text }, (visit, { orderNo }) => {
    const order = findOrder(visit.borrower, orderNo);
    if (['21', '110'].includes(statusOf(order, visit.now))) throw new Refusal('noContract');
    return contractAnswer(visit, order);
  }),

  googleScore: forBorrower(
    {
      score: oneOf('1', '2', '3', '4', '5'),
      orderId: optionally(text),
      problemId: optionally(text),
    },
    (visit, { score, orderId, problemId }) => {
      if (problemId === undefined) rateOrder(orderToRate(visit, orderId), Number(score));
      else rateReply(visit, problemId);
      return {};
    },
  ),
};

function openOffer(visit: BorrowerVisit, productId: string): Offer {
  const offer = visit.borrower.offers.find(({ product }) => product.productId === productId);
  if (!offer || offer.isTaken) throw new Refusal('nothingToConfirm');
  return offer;
}

/** Creates an order from an offer. While the offer is open, a second confirmation creates a second loan. */
function takeUp({ borrower, lender, now }: BorrowerVisit, offer: Offer): Order {
  const { orders } = borrower;
  const isSecond = orders.some(({ orderId }) => orderId === offer.orderId);
  const orderId = isSecond ? orderIdAt(borrower.identity, orders.length) : offer.orderId;
  const order = orderOf({ ...offer, orderId }, now, lateChargeOf(lender.environment));
  orders.unshift(order);
  const { productId, terms } = offer.product;
  lender.ledger.accept(
    {
      kind: 'confirmation',
      borrower: borrower.name,
      productId,
      orderId,
      amount: terms.principal,
      at: lender.clock.now(),
    },
    () => {
      offer.isTaken = true;
    },
  );
  return order;
}

/** The named order, or the order of the session, or the newest order. */
function orderToRate({ borrower, sessionOrderId }: BorrowerVisit, orderId: string | undefined) {
  const named = orderId ?? sessionOrderId ?? borrower.orders[0]?.orderId;
  if (named === undefined) throw new Refusal('order');
  return findOrder(borrower, named);
}

function rateOrder(order: Order, rating: number): void {
  if (order.rating !== undefined) throw new Refusal('scored');
  order.rating = rating;
  order.isRatingWanted = false;
}

function rateReply({ borrower }: BorrowerVisit, problemId: string): void {
  const complaint = borrower.complaints.find(({ id }) => id === problemId);
  if (!complaint) throw new Refusal('complaint');
  if (!complaint.isScoreWanted) throw new Refusal('scored');
  complaint.isScoreWanted = false;
}
