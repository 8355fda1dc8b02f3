import { nanoid } from '@reduxjs/toolkit';
import type { ApiFailure } from '../api/failures';
import { maskCard } from '../format/card';
import type { OrderKey } from '../order/api';
import { askAgain } from './code';
import { inTurn, stopped, type Desk, type Ending, type MoneyThunk } from './flow';
import { isSamePayment, type Owed, type SentPayment } from './intent';
import { obstacleOf } from './obstacles';
import { paymentApi } from './paymentApi';
import { ANEW, noteBooked, readOrder } from './readOrder';
import { sendCommit } from './send';
import { orderSubject } from './subject';
import { markOf, type BankCard } from './way';
import type { Echoed } from './wire';

/** What a screen shows as to be paid. */
export interface PaymentWish extends OrderKey {
  readonly orderId: string;
  /** Minor units. */
  readonly amount: string;
  readonly couponId: string | null;
  /** The borrower has read that the last payment is not booked yet. */
  readonly isSecondStep?: boolean;
}

/** Pays with a card. The same payment that waits for its code already gets its code anew. */
export const payByCard = (
  wish: PaymentWish,
  card: BankCard,
): MoneyThunk<Promise<Ending | undefined>> =>
  inTurn(orderSubject(wish.orderId), async (desk) => {
    const { open } = desk.account();
    const sent = sentOf(wish, card, '', { amount: '0', date: '' });
    if (open?.state === 'waitsForCode' && isSamePayment(open.sent, sent)) {
      return askAgain(desk, wish.orderId, card);
    }
    const ready = await readyToPay(desk, wish);
    return 'owed' in ready ? commit(desk, wish, card, ready) : ready;
  });

interface Ready {
  readonly owed: Owed;
}

/** Reads what is owed, and says what stands in the way of paying (contract, section 4, *Evidence*). */
export async function readyToPay(desk: Desk, wish: PaymentWish): Promise<Ready | Ending> {
  const { amount, isSecondStep = false, couponId: _, ...key } = wish;
  const { reading, failure } = await readOrder(desk.dispatch, key);
  noteBooked(desk, reading);
  const { owed } = reading;
  if (failure || !owed) {
    return stopped(failure ? { because: 'unreadable', failure } : { because: 'over' });
  }
  const account = desk.account();
  const stop = obstacleOf({ account, amount, reading: { ...reading, owed }, isSecondStep });
  return stop ? stopped(stop) : { owed };
}

async function commit(
  desk: Desk,
  wish: PaymentWish,
  card: BankCard,
  { owed }: Ready,
): Promise<Ending> {
  const { open } = desk.account();
  // After 'undone' the first sending's token goes on; else each payment has a fresh one.
  const way =
    open?.state === 'undone'
      ? { data: { repayToken: open.first.token } }
      : await desk.dispatch(
          paymentApi.endpoints.repaymentWay.initiate({ orderId: wish.orderId }, ANEW),
        );
  if (!way.data) {
    return stopped({ because: 'unreadable', failure: ('error' in way && way.error) as ApiFailure });
  }
  const sent = sentOf(wish, card, way.data.repayToken, owed);
  desk.step('sent', { sent });
  return desk.account().open?.sent.id === sent.id
    ? sendCommit(desk, sent, wish.orderId, card, 0)
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
  card: { mark: markOf(card), name: `${card.bankName} •••• ${maskCard(card.cardNo).slice(-4)}` },
  token,
  owed,
});
