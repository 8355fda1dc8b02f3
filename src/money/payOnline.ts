import { nanoid } from '@reduxjs/toolkit';
import type { ApiFailure } from '../api/failures';
import { type Ending, inTurn, type MoneyThunk } from './flow';
import { type PaymentWish, readyToPay } from './pay';
import { paymentApi } from './paymentApi';
import { orderSubject } from './subject';

export interface Departure {
  readonly userId: string | undefined;
  /** Whether somebody still waits to be led there. */
  readonly isWanted: () => boolean;
  /** Follows the address; false where the gate refuses it. */
  readonly leave: (address: string) => boolean;
}

/** Opens the lender's page of online payment. From then on nobody here knows whether it was paid there. */
export const payOnline = (
  wish: PaymentWish,
  { userId, isWanted, leave }: Departure,
): MoneyThunk<Promise<Ending | undefined>> =>
  inTurn(orderSubject(wish.orderId), async (desk) => {
    const ready = await readyToPay(desk, wish);
    if (!('owed' in ready)) return ready;
    const { orderId, amount } = wish;
    const { data, error } = await desk.dispatch(
      paymentApi.endpoints.repaymentHuichao.initiate(
        { userId, orderId, amount: Number(amount) },
        { track: false },
      ),
    );
    if (!data) return { ended: 'failed', failure: error as ApiFailure };
    if (!isWanted()) return { ended: 'left' };
    const opened = { id: nanoid(), leftAt: Date.now(), amount, owed: ready.owed };
    // On record before the page is left.
    desk.step('openedElsewhere', { opened: { state: 'openedElsewhere', ...opened } });
    if (leave(data.url)) return { ended: 'left' };
    desk.step('notPaidElsewhere', { id: opened.id });
    return { ended: 'barred' };
  });
