import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { orSkip } from '../../../platform/api';
import { selectEarlyAnswer } from '../../../platform/session';
import { useAppDispatch } from '../../../platform/store';
import { type OrderKey, useLoanDetailsQuery, useLoanPlayDetailQuery } from '../../orders';
import { orderSubject, type SentPayment } from '../ledger/intent';
import { isRecent } from '../ledger/rules';
import { askedAt } from '../ledger/sending';
import { selectShownAccount, type ShownMoneyPart, step } from '../ledger/slice';
import { isStillShown, owedIn, type ServerState } from '../payments/evidence';
import { bookedBy, type OrderSnapshot } from '../payments/payable';

/** `isStillShown`: the last reading shows the debt with which the payment left. */
export interface AcceptedPayment extends SentPayment {
  readonly isStillShown: boolean;
}

/**
 * The order's payment of the last day that the lender accepted and no reading has shown. The order is read only where there
 * is one, and a reading that shows the payment, or one that was found undone, is recorded.
 */
export function useAcceptedPayment(order: OrderKey): AcceptedPayment | undefined {
  const dispatch = useAppDispatch();
  const subject = orderSubject(order.orderId ?? '');
  const account = useSelector((state: ShownMoneyPart) => selectShownAccount(state, subject));
  const { open, settled } = account;
  const [now] = useState(Date.now);
  const sent = settled?.state === 'accepted' && isRecent(settled, now) ? settled.sent : undefined;
  const accepted = sent?.kind === 'card' ? sent : undefined;
  const undone = open?.state === 'undone' ? open.sent : undefined;
  const readings = useReadings((accepted ?? undone) && order);
  const booked = readings.flatMap((reading) =>
    bookedBy(account, reading).map((id) => ({ id, readAt: reading.startedAt })),
  );
  // One of unknown outcome is settled by 'Check status' alone, which says so.
  const found = booked.find(({ id }) => [accepted?.id, undone?.id].includes(id));
  const [bookedId, readAt = 0] = [found?.id, found?.readAt];
  useEffect(() => {
    if (bookedId) dispatch(step(subject, 'foundBooked', { id: bookedId, readAt }));
  }, [bookedId, readAt, subject, dispatch]);
  if (!accepted || booked.some(({ id }) => id === accepted.id)) return undefined;
  const isShown = ({ reading: { owed } }: OrderSnapshot) =>
    !!owed && isStillShown(accepted.owed, owed);
  return { ...accepted, isStillShown: readings.some(isShown) };
}

/** What the lender shows of an order now: its status and its debt, each with the time of its request. */
function useReadings(order: OrderKey | undefined) {
  const key = orSkip(order && { productId: order.productId, orderId: order.orderId });
  const detail = useLoanDetailsQuery(key);
  const instalment = useLoanPlayDetailQuery(key);
  const early = useSelector(selectEarlyAnswer);
  const [detailAt, instalmentAt] = [askedAt(detail, early), askedAt(instalment, early)];
  return [
    readingOf(detail, detailAt, ({ status }) => ({ status })),
    readingOf(instalment, instalmentAt, (shown) => ({ owed: owedIn(shown) })),
  ];
}

interface Read<Answer> {
  readonly currentData?: Answer | undefined;
  readonly isSuccess: boolean;
  readonly isFetching: boolean;
}

/** The time is the last request's, so an earlier answer has none. */
function readingOf<Answer>(
  { currentData, isSuccess, isFetching }: Read<Answer>,
  startedAt: number,
  stateOf: (answer: Answer) => ServerState,
) {
  const isLast = currentData !== undefined && isSuccess && !isFetching;
  return { reading: isLast ? stateOf(currentData) : {}, startedAt };
}
