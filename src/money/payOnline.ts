import { nanoid } from '@reduxjs/toolkit';
import type { ApiFailure } from '../api/failures';
import { type Ending, inTurn, type MoneyThunk, stopped } from './flow';
import { moneySteps } from './ledger';
import { judge } from './obstacles';
import type { PaymentWish } from './pay';
import { paymentApi } from './paymentApi';
import { ANEW, anew, readToSend } from './readOrder';
import { orderSubject } from './subject';

export interface Departure {
  readonly userId: string | undefined;
  /** Whether the screen that is to be left is still there. */
  readonly isWanted: () => boolean;
  /** Follows the address; false where the gate refuses it. */
  readonly leave: (address: string) => boolean;
}

/** Opens the lender's page of online payment. From then on it is not known here whether it was paid there. */
export const payOnline = (
  wish: PaymentWish,
  { userId, isWanted, leave }: Departure,
): MoneyThunk<Promise<Ending | undefined>> =>
  inTurn(orderSubject(wish.orderId), async (desk) => {
    const { dispatch, subject, account } = desk;
    const { productId, orderId, amount, isSecondStep = false } = wish;
    const read = await readToSend(desk, { productId, orderId });
    const judged = judge({ ...wish, ...read, account: account(), isSecondStep, now: Date.now() });
    if ('stop' in judged) {
      if (judged.stop.because !== 'stale') return stopped(judged.stop);
      const { repaymentWay } = paymentApi.endpoints;
      const way = await anew(() => dispatch(repaymentWay.initiate({ orderId }, ANEW)));
      return stopped(way.data ? judged.stop : { because: 'unreadable', failure: way.error });
    }
    const { owed } = judged;
    const opened = {
      state: 'openedElsewhere',
      id: nanoid(),
      leftAt: Date.now(),
      amount,
      owed,
    } as const;
    // On record before it leaves: a page that dies meanwhile cannot say what was opened.
    dispatch(moneySteps.openedElsewhere(subject, { opened }));
    if (account().elsewhere?.id !== opened.id) return stopped({ because: 'oneAtATime' });
    const { data, error } = await dispatch(
      paymentApi.endpoints.repaymentHuichao.initiate(
        { userId, orderId, amount: Number(amount) },
        { track: false },
      ),
    );
    if (data && isWanted() && leave(data.url)) return { ended: 'left' };
    dispatch(moneySteps.notPaidElsewhere(subject, { id: opened.id }));
    if (!data) return { ended: 'failed', failure: error as ApiFailure };
    return { ended: isWanted() ? 'barred' : 'left' };
  });
