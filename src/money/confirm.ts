import { nanoid } from '@reduxjs/toolkit';
import type { Offered } from './evidence';
import { type Ending, inTurn, type MoneyThunk, stopped } from './flow';
import { moneySteps } from './ledger';
import { confirmationObstacleOf } from './obstacles';
import { pushApi } from './pushApi';
import { readOffer } from './readOrder';
import { endingOf } from './send';
import { productSubject } from './subject';

/** What a screen shows as to be confirmed. */
export interface ConfirmationWish extends Offered {
  readonly productId: string;
  readonly isSecondReading: boolean;
  /** When these figures were read, in epoch milliseconds. */
  readonly readAt: number;
  /** The borrower has read that the last confirmation is not booked yet. */
  readonly isSecondStep?: boolean;
  /** Called when it does leave. */
  readonly onLeaving: () => void;
}

/** Confirms a loan: once, whatever happens to the page. */
export const confirmLoan = (wish: ConfirmationWish): MoneyThunk<Promise<Ending | undefined>> =>
  inTurn(productSubject(wish.productId), async (desk) => {
    const { dispatch, subject, account } = desk;
    const { productId, readAt, isSecondStep = false, onLeaving, ...figures } = wish;
    const stop = confirmationObstacleOf({
      ...{ account: account(), figures, readAt, isSecondStep },
      now: Date.now(),
    });
    if (stop?.because === 'stale') {
      const { data, error } = await readOffer(dispatch, wish);
      return stopped(data ? stop : { because: 'unreadable', failure: error });
    }
    if (stop) return stopped(stop);
    const sent = { kind: 'confirmation', id: nanoid(), leftAt: Date.now(), ...figures } as const;
    dispatch(moneySteps.sent(subject, { sent }));
    if (account().open?.sent.id !== sent.id) return stopped({ because: 'oneAtATime' });
    onLeaving();
    const { amount, periods, termUnit } = figures;
    const parameters = { amount, periods, termUnit, productId: productId || undefined };
    const { error } = await dispatch(
      pushApi.endpoints.loanDetailPush.initiate(parameters, { track: false }),
    );
    return endingOf(desk, sent.id, error);
  });
