import { nanoid } from '@reduxjs/toolkit';
import { maskCard } from '../format/card';
import type { OrderKey } from '../order/api';
import { askAgain } from './code';
import { type Desk, type Ending, inTurn, type MoneyThunk, stopped } from './flow';
import { isSamePayment, type Owed, type SentPayment } from './intent';
import { obstacleOf } from './obstacles';
import { paymentApi } from './paymentApi';
import { ANEW, fresh, noteBooked, readOrder } from './readOrder';
import { sendCommit } from './send';
import { orderSubject } from './subject';
import { type BankCard, markOf } from './way';
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
    const { orderId } = wish;
    const { open } = desk.account();
    const wished = { ...wish, card: cardOf(card) };
    if (open?.state === 'waitsForCode' && isSamePayment(open.sent, wished)) {
      return askAgain(desk, { orderId, id: open.sent.id }, card);
    }
    const wayRead = fresh(
      desk.dispatch(paymentApi.endpoints.repaymentWay.initiate({ orderId }, ANEW)),
    );
    const ready = await readyToPay(desk, wish, wayRead);
    const way = await wayRead;
    if (!('owed' in ready)) return ready;
    const now = desk.account().open;
    // After 'undone' the first sending's token goes on; else each payment has a fresh one.
    const token = now?.state === 'undone' ? now.first.token : way.data?.repayToken;
    if (token === undefined) return stopped({ because: 'unreadable', failure: way.error });
    return commit(desk, orderId, card, sentOf(wish, card, token, ready.owed));
  });

interface Ready {
  readonly owed: Owed;
}

/**
 * Reads what is owed, and says what stands in the way of paying (docs/reference/money.md#before-a-commit). It judges once
 * all that is read meanwhile is there, too: nothing may come between the judgement and the sending.
 */
export async function readyToPay(
  desk: Desk,
  wish: PaymentWish,
  meanwhile?: Promise<unknown>,
): Promise<Ready | Ending> {
  const { productId, orderId, amount, readAt, isSecondStep = false } = wish;
  const [read] = await Promise.all([readOrder(desk.dispatch, { productId, orderId }), meanwhile]);
  noteBooked(desk, read);
  const { reading, begunAt, failure } = read;
  const { owed } = reading;
  if (failure || !owed) {
    return stopped(failure ? { because: 'unreadable', failure } : { because: 'over' });
  }
  const account = desk.account();
  const stop = obstacleOf({
    ...{ account, amount, readAt, isSecondStep },
    ...{ reading: { ...reading, owed }, begunAt, now: Date.now() },
  });
  return stop ? stopped(stop) : { owed };
}

async function commit(
  desk: Desk,
  orderId: string,
  card: BankCard,
  sent: SentPayment,
): Promise<Ending> {
  desk.step('sent', { sent });
  return desk.account().open?.sent.id === sent.id
    ? sendCommit(desk, sent, orderId, card, 0)
    : stopped({ because: 'oneAtATime' });
}

const sentOf = (
  { amount, couponId }: PaymentWish,
  card: BankCard,
  token: Echoed,
  owed: Owed,
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
  mark: markOf(card),
  name: `${card.bankName} •••• ${maskCard(card.cardNo).slice(-4)}`,
});
