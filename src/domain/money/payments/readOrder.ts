import type { ApiFailure } from '../../../platform/api';
import {
  type Instalment,
  instalmentApi,
  type LoanDetail,
  orderApi,
  type OrderKey,
} from '../../orders';
import { type MoneyContext, readUncached, UNCACHED } from '../ledger/sending';
import { step } from '../ledger/slice';
import { owedIn, type ServerState } from './evidence';
import { bookedBy, checkPayable, isCurrent, type OrderSnapshot, type Situation } from './payable';

/** The failure of an answer that lacks a field that a payment needs. */
export const missing = (alias: ApiFailure['alias'], field: string): ApiFailure => ({
  kind: 'malformed',
  alias,
  schema: field,
  issues: [`${field}: expected a value`],
});

const { loanDetails } = orderApi.endpoints;
const { loanPlayDetail } = instalmentApi.endpoints;

function readingOf(
  detail: { readonly data?: LoanDetail | undefined },
  instalment: { readonly data?: Instalment | undefined },
): ServerState {
  return { status: detail.data?.status, owed: instalment.data && owedIn(instalment.data) };
}

/** Reads an order's status and debt, and records in the ledger which payments are booked. */
export async function readOrder(context: MoneyContext, key: OrderKey, options: object = UNCACHED) {
  const { dispatch } = context;
  const [detail, instalment] = await Promise.all([
    readUncached(() => dispatch(loanDetails.initiate(key, options))),
    readUncached(() => dispatch(loanPlayDetail.initiate(key, options))),
  ]);
  const reading = readingOf(detail, instalment);
  const noAmount = reading.owed ? undefined : missing('loanPlayDetail', 'repayAmount');
  const read = {
    reading,
    startedAt: earlierOf(detail.startedAt, instalment.startedAt),
    failure: detail.error ?? instalment.error ?? noAmount,
  };
  return { ...read, booked: recordBooked(context, read) };
}

/**
 * The earlier of two times. One in the future is from before the clock was set back: what began then has no known age, and
 * counts as older than everything.
 */
function earlierOf(...times: readonly number[]): number {
  const now = Date.now();
  return Math.min(...times.map((time) => (time > now ? 0 : time)));
}

/** Records in the ledger what a reading proves booked. */
export function recordBooked({ account, dispatch, subject }: MoneyContext, read: OrderSnapshot) {
  const booked = bookedBy(account(), read);
  booked.forEach((id) => {
    dispatch(step(subject, 'foundBooked', { id }));
  });
  return booked;
}

/** Reads an order before a sending; again if an intent was settled since the first reading started. */
export async function readToSend(context: MoneyContext, key: OrderKey): Promise<OrderSnapshot> {
  const first = await readOrder(context, key);
  const isGood = isCurrent(context.account(), first.startedAt, Date.now());
  return isGood ? first : readOrder(context, key);
}

/** A payment to check. `amount`: minor units. */
type Checked = OrderKey & Omit<Situation, keyof OrderSnapshot | 'account' | 'now'>;

/**
 * Checks a payment by a reading, and by what another screen has read since. Nothing is awaited between this check and what
 * needs it: the record of the payment, or its request.
 */
export function checkNow(context: MoneyContext, payment: Checked, read: OrderSnapshot) {
  const { productId, orderId } = payment;
  const state = context.getState();
  const key = { productId, orderId };
  const reading = readingOf(loanDetails.select(key)(state), loanPlayDetail.select(key)(state));
  // After a failure the cache holds a reading that may be older than the payment's sending: it proves nothing.
  const newest = read.failure ? read : { ...read, reading };
  recordBooked(context, newest);
  return checkPayable({ ...payment, ...newest, account: context.account(), now: Date.now() });
}

/** The same for an intent that the ledger has. Its commit took the second step, and its amount is as old as the reading. */
export const checkRecorded = (
  context: MoneyContext,
  { productId, orderId }: OrderKey,
  { id, amount }: { readonly id: string; readonly amount: string },
  read: OrderSnapshot,
) =>
  checkNow(
    context,
    { productId, orderId, amount, ownId: id, readAt: read.startedAt, isSecondStep: true },
    read,
  );
