import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { orSkip } from '../../../platform/api';
import { useAppDispatch } from '../../../platform/store';
import { type OrderKey, useLoanDetailsQuery, useLoanPlayDetailQuery } from '../../orders';
import { orderSubject, type SentPayment } from '../ledger/intent';
import { selectShownAccount, type ShownMoneyPart, step } from '../ledger/slice';
import { owedIn, type ServerState } from '../payments/evidence';
import { bookedBy } from '../payments/payable';

/**
 * The order's payment that the lender accepted and does not show yet. The order is read only where there is one, and a
 * reading that shows the payment, or one that was found undone, is recorded.
 */
export function useAcceptedPayment(order: OrderKey): SentPayment | undefined {
  const dispatch = useAppDispatch();
  const subject = orderSubject(order.orderId ?? '');
  const account = useSelector((state: ShownMoneyPart) => selectShownAccount(state, subject));
  const { open, settled } = account;
  const sent = settled?.state === 'accepted' ? settled.sent : undefined;
  const accepted = sent?.kind === 'card' ? sent : undefined;
  const undone = open?.state === 'undone' ? open.sent : undefined;
  const readings = useReadings((accepted ?? undone) && order);
  const booked = readings.flatMap((reading) => bookedBy(account, reading));
  // One of unknown outcome is settled by 'Check status' alone, which says so.
  const [bookedId] = booked.filter((id) => [accepted?.id, undone?.id].includes(id));
  useEffect(() => {
    if (bookedId) dispatch(step(subject, 'foundBooked', { id: bookedId }));
  }, [bookedId, subject, dispatch]);
  return accepted && booked.includes(accepted.id) ? undefined : accepted;
}

/** What the lender shows of an order now: its status and its debt, each with the time of its request. */
function useReadings(order: OrderKey | undefined) {
  const key = orSkip(order && { productId: order.productId, orderId: order.orderId });
  const detail = useLoanDetailsQuery(key);
  const instalment = useLoanPlayDetailQuery(key);
  return [
    readingOf(detail, ({ status }) => ({ status })),
    readingOf(instalment, (shown) => ({ owed: owedIn(shown) })),
  ];
}

interface Read<Answer> {
  readonly currentData?: Answer | undefined;
  readonly isSuccess: boolean;
  readonly isFetching: boolean;
  readonly startedTimeStamp?: number | undefined;
}

/** The time is the last request's, so an earlier answer has none. */
function readingOf<Answer>(
  { currentData, isSuccess, isFetching, startedTimeStamp: startedAt = 0 }: Read<Answer>,
  stateOf: (answer: Answer) => ServerState,
) {
  const isLast = currentData !== undefined && isSuccess && !isFetching;
  return { reading: isLast ? stateOf(currentData) : {}, startedAt };
}
