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
import type { ServerState } from './evidence';
import { bookedBy, checkPayable, isCurrent, type OrderSnapshot } from './payable';

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
  const { amount = '', dueDate: date = '' } = instalment.data ?? {};
  // Only whole numbers can be compared.
  const owed = /^\d{1,15}$/.test(amount) ? { amount, date } : undefined;
  return { status: detail.data?.status, owed };
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
    startedAt: Math.min(detail.startedAt, instalment.startedAt),
    failure: detail.error ?? instalment.error ?? noAmount,
  };
  return { ...read, booked: recordBooked(context, read) };
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
  const read = isGood ? first : await readOrder(context, key);
  return read.failure ? read : readCached(context, key);
}

/** The latest readings: another screen can have read the order again, while one of two answers was awaited. */
export const readCached = (context: MoneyContext, key: OrderKey): Promise<OrderSnapshot> =>
  readOrder(context, key, { subscribe: false });

/**
 * Checks an intent that the ledger has: by a reading, and by what another screen has read since, while the intent was
 * stored. Nothing is awaited between this check and the request.
 */
export const checkRecorded = (
  { getState, account }: MoneyContext,
  key: OrderKey,
  { id, amount }: { readonly id: string; readonly amount: string },
  read: OrderSnapshot,
) =>
  checkPayable({
    ...read,
    reading: readingOf(loanDetails.select(key)(getState()), loanPlayDetail.select(key)(getState())),
    account: account(),
    amount,
    ownId: id,
    // The payment is checked by this reading alone, and its commit took the second step.
    readAt: read.startedAt,
    isSecondStep: true,
    now: Date.now(),
  });
