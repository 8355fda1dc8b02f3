import { instalmentApi, orderApi, type OrderKey } from '@/domain/orders';
import { epochOf } from '@/platform/base';
import type { MoneyContext } from '../ledger/context';
import { leave, type MoneyResult } from '../ledger/sending';
import type { OrderSnapshot } from './evidence';
import { isCurrent, judgePayment, type Situation } from './payable';
import { orderIn, type OrderReading, readOrder, recordBooked } from './readOrder';

/** The reading by which a payment leaves, and the judgements of it: before its record, and again before its request. */

/** Reads an order before a sending; again if an intent was settled since the first reading started. */
export async function readToSend(context: MoneyContext, key: OrderKey): Promise<OrderReading> {
  const first = await readOrder(context, key);
  const isGood = isCurrent(context.account(), epochOf(first.began), Date.now());
  return isGood ? first : readOrder(context, key);
}

/** A payment before it is sent. `amount`: minor units. */
type PaymentToSend = OrderKey &
  Omit<Situation, keyof OrderSnapshot | 'account' | 'now' | 'ageOf' | 'minPart'>;

/**
 * Judges a payment by a reading, and by what another screen has read since. Nothing is awaited between this judgement and
 * what needs it: the record of the payment, or its request.
 */
export function judgeNow(context: MoneyContext, payment: PaymentToSend, reading: OrderReading) {
  const { productId, orderId } = payment;
  const state = context.getState();
  const key = { productId, orderId };
  const answers = [
    orderApi.endpoints.loanDetails.select(key)(state),
    instalmentApi.endpoints.loanPlayDetail.select(key)(state),
  ] as const;
  // The cache forgets an unused answer after a minute: then the payment's own reading counts. After a failure the cache
  // holds a reading that may be older than the payment's sending: it proves nothing.
  const order = reading.failure ? reading.order : orderIn(...answers, reading.order);
  const newest = { ...reading, order };
  recordBooked(context, newest);
  const startedAt = epochOf(reading.began);
  const ageOf = context.agesAt({ ...reading.began, wall: startedAt });
  const times = { startedAt, now: Date.now(), ageOf };
  const minPart = context.environment.partialPayment?.min;
  return judgePayment({ ...payment, ...newest, ...times, minPart, account: context.account() });
}

/** A payment that the ledger has, and the reading by which it leaves. */
export interface Recorded {
  readonly sent: { readonly id: string; readonly amount: string };
  readonly reading: OrderReading;
}

/** The same for a payment that the ledger has: its commit took the second step. */
export const judgeRecorded = (
  context: MoneyContext,
  { productId, orderId }: OrderKey,
  { sent: { id, amount }, reading }: Recorded,
) => judgeNow(context, { productId, orderId, amount, ownId: id, isSecondStep: true }, reading);

/** Records a payment's request, and sends it if nothing that was read meanwhile forbids it. */
export const leaveBy = (
  context: MoneyContext,
  record: () => void,
  key: OrderKey,
  payment: Recorded,
  send: () => Promise<MoneyResult>,
): Promise<MoneyResult> =>
  leave(context, {
    id: payment.sent.id,
    record,
    stop: () => {
      const judged = judgeRecorded(context, key, payment);
      return 'reason' in judged ? judged.reason : undefined;
    },
    send,
  });
