import { nanoid } from '@reduxjs/toolkit';
import type { ApiFailure } from '../api/failures';
import { maskCard } from '../format/card';
import type { OrderKey } from '../order/api';
import { askAgain } from './code';
import { type Ending, inTurn, type MoneyThunk, stopped } from './flow';
import { isSamePayment, type OwedThen, type Sent, type SentPayment } from './intent';
import { moneySteps } from './ledger';
import { judge } from './obstacles';
import { paymentApi } from './paymentApi';
import { ANEW, anew, readToSend } from './readOrder';
import { sendCommit } from './send';
import { orderSubject } from './subject';
import type { BankCard } from './way';
import type { Echoed } from './wire';

/** What a screen shows as to be paid. */
export interface PaymentWish extends OrderKey {
  readonly orderId: string;
  /** Minor units. */
  readonly amount: string;
  readonly couponId: string | null;
  /** When the ways to pay that the screen shows were read, in epoch milliseconds. */
  readonly readAt: number;
  /** The borrower has read that the last payment is not booked yet. */
  readonly isSecondStep?: boolean;
}

/** Pays with a card. The same payment that waits for its code already gets its code anew. */
export const payByCard = (
  wish: PaymentWish,
  card: BankCard,
): MoneyThunk<Promise<Ending | undefined>> =>
  inTurn(orderSubject(wish.orderId), async (desk) => {
    const { dispatch, subject } = desk;
    const { productId, orderId, isSecondStep = false } = wish;
    const waiting = desk.account().open;
    if (
      waiting?.state === 'waitsForCode' &&
      isSamePayment(waiting.sent, { ...wish, card: cardOf(card) })
    ) {
      return askAgain(desk, { productId, orderId, id: waiting.sent.id }, card);
    }
    const [read, way] = await Promise.all([
      readToSend(desk, { productId, orderId }),
      anew(() => dispatch(paymentApi.endpoints.repaymentWay.initiate({ orderId }, ANEW))),
    ]);
    // From the judgement to the sending nothing is waited for.
    const account = desk.account();
    const judged = judge({ ...wish, ...read, account, isSecondStep, now: Date.now() });
    if ('stop' in judged) return stopped(judged.stop);
    const token =
      account.open?.state === 'undone' ? account.open.first.token : way.data?.repayToken;
    if (token === undefined || token === '') {
      return stopped({ because: 'unreadable', failure: way.error ?? noToken });
    }
    const known = [
      account.open?.state === 'waitsForCode' && account.open.sent,
      account.settled?.sent,
    ];
    const holder = known.find((it): it is SentPayment => isHolder(it, token));
    const sent = sentOf(wish, card, token, judged.owed);
    dispatch(moneySteps.sent(subject, { sent }));
    if (desk.account().open?.sent.id !== sent.id) return stopped({ because: 'oneAtATime' });
    return sendCommit(desk, sent, { orderId, card, sendMsg: 0, holder });
  });

/** A lender can give a token that it has given before. */
const isHolder = (it: Sent | false | null | undefined, token: Echoed): it is SentPayment =>
  !!it && it.kind === 'card' && it.token === token;

const noToken: ApiFailure = {
  kind: 'malformed',
  alias: 'repaymentWay',
  schema: 'way',
  issues: ['repayToken: expected a value'],
};

const sentOf = (
  { amount, couponId }: PaymentWish,
  card: BankCard,
  token: Echoed,
  owed: OwedThen,
): SentPayment => ({
  kind: 'card',
  id: nanoid(),
  leftAt: Date.now(),
  amount,
  couponId,
  card: cardOf(card),
  token,
  owed,
});

/** What the ledger, and the borrower, know a card by. */
const cardOf = (card: BankCard): SentPayment['card'] => ({
  mark: card.mark,
  name: `${card.bankName} •••• ${maskCard(card.cardNo).slice(-4)}`,
});
