import {
  type Instalment,
  instalmentApi,
  type LoanDetail,
  orderApi,
  type OrderKey,
} from '@/domain/orders';
import type { ApiFailure } from '@/platform/api';
import { epochOf, type Moment, thisMoment } from '@/platform/base';
import {
  leave,
  type MoneyContext,
  type MoneyResult,
  readUncached,
  UNCACHED,
} from '../ledger/sending';
import { owedIn, type ServerState } from './evidence';
import { bookedBy, isCurrent, judgePayment, type OrderSnapshot, type Situation } from './payable';

/** A reading of an order before a sending. `began`: before the older of its two requests. */
export interface OrderReading extends Omit<OrderSnapshot, 'startedAt'> {
  readonly began: Moment;
}

/** The failure of an answer that lacks a field that a payment needs. */
export const missing = (alias: ApiFailure['alias'], field: string): ApiFailure => ({
  kind: 'malformed',
  alias,
  schema: field,
  issues: [`${field}: expected a value`],
});

const { loanDetails } = orderApi.endpoints;
const { loanPlayDetail } = instalmentApi.endpoints;

/** `before`: counts for a part without an answer. */
function orderIn(
  { data: detail }: { readonly data?: LoanDetail | undefined },
  { data: instalment }: { readonly data?: Instalment | undefined },
  before: ServerState = {},
): ServerState {
  return {
    status: detail ? detail.status : before.status,
    owed: instalment ? owedIn(instalment) : before.owed,
  };
}

/** Reads an order's status and debt, and records in the ledger which payments are booked. */
export async function readOrder(context: MoneyContext, key: OrderKey) {
  const { dispatch } = context;
  const began = thisMoment();
  const [detail, instalment] = await Promise.all([
    readUncached(() => dispatch(loanDetails.initiate(key, UNCACHED))),
    readUncached(() => dispatch(loanPlayDetail.initiate(key, UNCACHED))),
  ]);
  const order = orderIn(detail, instalment);
  const noAmount = order.owed ? undefined : missing('loanPlayDetail', 'repayAmount');
  const reading = { order, began, failure: detail.error ?? instalment.error ?? noAmount };
  return { ...reading, booked: recordBooked(context, reading) };
}

/** Records in the ledger what a reading proves booked. */
export function recordBooked(
  { account, change }: MoneyContext,
  { began, ...reading }: OrderReading,
) {
  const readAt = epochOf(began);
  const booked = bookedBy(account(), { ...reading, startedAt: readAt });
  booked.forEach((id) => {
    change('foundBooked', { id, readAt });
  });
  return booked;
}

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
  const answers = [loanDetails.select(key)(state), loanPlayDetail.select(key)(state)] as const;
  // A payment of another order that is answered empties the cache. After a failure the cache holds a reading that may be
  // older than the payment's sending: it proves nothing.
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
