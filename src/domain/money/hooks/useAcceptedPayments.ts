import { useEffect } from 'react';
import { type OrderKey, useLoanDetailsQuery, useLoanPlayDetailQuery } from '@/domain/orders';
import { orSkip } from '@/platform/api';
import { selectEarlyAnswer } from '@/platform/session';
import { useAppDispatch, useAppSelector } from '@/platform/store';
import { type Account, orderSubject, type SentPayment } from '../ledger/intent';
import { readAtOf } from '../ledger/readings';
import { type Ages, isRecent } from '../ledger/rules';
import { change, selectShownAccount } from '../ledger/slice';
import {
  bookedBy,
  isStillShown,
  type OrderSnapshot,
  owedIn,
  type ServerState,
} from '../payments/evidence';
import { useAges } from './useAccount';

/** `isStillShown`: the last reading shows the debt with which the payment left. */
export interface AcceptedPayment extends SentPayment {
  readonly isStillShown: boolean;
}

/**
 * The order's payments of the last day that the lender accepted and no reading has shown, oldest first. The order is read
 * only where there is one, and a reading that shows one of them, or one that was found undone, is recorded.
 */
export function useAcceptedPayments(order: OrderKey): readonly AcceptedPayment[] {
  const dispatch = useAppDispatch();
  const subject = orderSubject(order.orderId ?? '');
  const account = useAppSelector((state) => selectShownAccount(state, subject));
  const { open } = account;
  const accepted = acceptedIn(account, useAges());
  const undone = open?.state === 'undone' ? open.sent : undefined;
  const readings = useReadings((accepted[0] ?? undone) && order);
  const booked = readings.flatMap((reading) =>
    bookedBy(account, reading).map((id) => ({ id, readAt: reading.startedAt })),
  );
  // One of unknown outcome is settled by 'Check status' alone, which says so.
  const found = booked.find(({ id }) => [...accepted, undone].some((it) => it?.id === id));
  const [bookedId, readAt = 0] = [found?.id, found?.readAt];
  useEffect(() => {
    if (bookedId) dispatch(change(subject, 'foundBooked', { id: bookedId, readAt }));
  }, [bookedId, readAt, subject, dispatch]);
  const isShown =
    (payment: SentPayment) =>
    ({ order: { owed } }: OrderSnapshot) =>
      !!owed && isStillShown(payment.owed, owed);
  return accepted
    .filter((payment) => !booked.some(({ id }) => id === payment.id))
    .map((payment) => ({ ...payment, isStillShown: readings.some(isShown(payment)) }));
}

function acceptedIn({ earlier, settled }: Account, ageOf: Ages): readonly SentPayment[] {
  const answered = [...earlier, ...(settled ? [settled] : [])];
  return answered.flatMap((it) =>
    it.state === 'accepted' && it.sent.kind === 'card' && isRecent(it, ageOf) ? [it.sent] : [],
  );
}

/** What the lender shows of an order now: its status and its debt, each with the time of its request. */
function useReadings(order: OrderKey | undefined) {
  const key = orSkip(order && { productId: order.productId, orderId: order.orderId });
  const detail = useLoanDetailsQuery(key);
  const instalment = useLoanPlayDetailQuery(key);
  const early = useAppSelector(selectEarlyAnswer);
  const [detailAt, instalmentAt] = [readAtOf(detail, early), readAtOf(instalment, early)];
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
  return { order: isLast ? stateOf(currentData) : {}, startedAt };
}
