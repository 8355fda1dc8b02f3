import { oneOf, optionally, text, wholeNumber } from './fields';
import { confirmAnswer, contractAnswer, detailAnswer } from './loanAnswers';
import type { Offer, Order } from './model';
import { findOrder, orderOf, statusOf } from './orders';
import { Refusal } from './refusal';
import { forBorrower } from './route';
import type { BorrowerVisit } from './route';

export const TERM_UNIT = 'D';

/** Confirming a loan, seeing it, its contract, and rating the service. */
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
      const { offers, orders } = visit.borrower;
      const offer = offers.find(({ product }) => product.productId === productId);
      if (!offer) throw new Refusal('nothingToConfirm');
      const { terms } = offer.product;
      if (amount !== terms.principal) throw new Refusal('amount');
      if (periods !== terms.days) throw new Refusal('parameter', 'periods');
      if (!isConfirmed(visit, offer)) orders.unshift(orderOf(offer, visit.now));
      const query = new URLSearchParams({ productId, orderId: offer.orderId });
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
  if (!offer || isConfirmed(visit, offer)) throw new Refusal('nothingToConfirm');
  return offer;
}

function isConfirmed({ borrower }: BorrowerVisit, offer: Offer): boolean {
  return borrower.orders.some(({ orderId }) => orderId === offer.orderId);
}

/** The order that was named, else that of the session, else the newest. */
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
