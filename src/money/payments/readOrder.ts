import type { ApiFailure } from '../../api/failures';
import { orderApi, type OrderKey } from '../../loan-api/api';
import { confirmationApi } from '../../loan-api/confirmation';
import { instalmentApi } from '../../loan-api/instalment';
import type { AppDispatch } from '../../store/borrower';
import type { Owed } from '../ledger/intent';
import { step } from '../ledger/slice';
import { bookedBy, isCurrent, type OrderSnapshot } from './blockReason';
import type { MoneyContext } from './context';

/** Read anew, and for whoever asks now only. */
export const UNCACHED = { forceRefetch: true, subscribe: false } as const;

interface Answered<Answer> {
  readonly data?: Answer | undefined;
  readonly error?: unknown;
  /** When its request began. */
  readonly startedTimeStamp?: number | undefined;
}

/**
 * A reading's answer, or why there is none: the cache goes on holding an earlier answer beside a failure. RTK Query
 * joins a request that is under way already; one that began before this asking is asked once more.
 */
export async function readUncached<Answer>(ask: () => PromiseLike<Answered<Answer>>) {
  const askedAt = Date.now();
  const first = await ask();
  const isJoined = (first.startedTimeStamp ?? 0) < askedAt;
  const { data, error, startedTimeStamp: begunAt = 0 } = isJoined ? await ask() : first;
  return { data: error ? undefined : data, error: error as ApiFailure | undefined, begunAt };
}

/** What the lender says of an order: its status, and what it owes. */
async function readOnce(dispatch: AppDispatch, key: OrderKey): Promise<OrderSnapshot> {
  const { loanDetails } = orderApi.endpoints;
  const { loanPlayDetail } = instalmentApi.endpoints;
  const [detail, instalment] = await Promise.all([
    readUncached(() => dispatch(loanDetails.initiate(key, UNCACHED))),
    readUncached(() => dispatch(loanPlayDetail.initiate(key, UNCACHED))),
  ]);
  const owed = instalment.data && owedOf(instalment.data.amount, instalment.data.dueDate);
  return {
    reading: { status: detail.data?.status, owed },
    begunAt: Math.min(detail.begunAt, instalment.begunAt),
    failure:
      detail.error ??
      instalment.error ??
      (owed ? undefined : missing('loanPlayDetail', 'repayAmount')),
  };
}

/** An amount that is no whole number cannot be compared. */
function owedOf(amount: string, date: string): Owed | undefined {
  return /^\d{1,15}$/.test(amount) ? { amount, date } : undefined;
}

/** An answer without what a payment needs. */
export const missing = (alias: ApiFailure['alias'], field: string): ApiFailure => ({
  ...{ kind: 'malformed', alias, schema: field, issues: [`${field}: expected a value`] },
});

/** Reads an order, and notes in the ledger what the reading shows to be booked. */
export async function readOrder(
  { account, dispatch, subject }: MoneyContext,
  key: OrderKey,
): Promise<OrderSnapshot & { readonly booked: readonly string[] }> {
  const read = await readOnce(dispatch, key);
  const booked = bookedBy(account(), read);
  booked.forEach((id) => {
    dispatch(step(subject, 'foundBooked', { id }));
  });
  return { ...read, booked };
}

/** Reads an order to send by it: once more where something was settled since the first reading began. */
export async function readToSend(context: MoneyContext, key: OrderKey): Promise<OrderSnapshot> {
  const read = await readOrder(context, key);
  return isCurrent(context.account(), read.begunAt, Date.now()) ? read : readOrder(context, key);
}

interface OfferKey {
  readonly productId: string;
  readonly isSecondReading: boolean;
}

/** What the lender offers to be confirmed, read as the figures on the screen were. */
export const readOffer = (dispatch: AppDispatch, { productId, isSecondReading }: OfferKey) => {
  const { loanDetailConfirm } = confirmationApi.endpoints;
  const key = { productId: productId || undefined, ...(isSecondReading && { isType: 1 as const }) };
  return readUncached(() => dispatch(loanDetailConfirm.initiate(key, UNCACHED)));
};
