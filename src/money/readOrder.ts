import type { ApiFailure } from '../api/failures';
import { orderApi, type OrderKey } from '../order/api';
import { instalmentApi } from '../order/instalment';
import type { Reading } from './evidence';
import type { Desk, MoneyDispatch } from './flow';
import type { Owed } from './intent';
import { bookedBy } from './obstacles';

/** Read anew, and for nobody but who asks now. */
export const ANEW = { forceRefetch: true, subscribe: false } as const;

/** A reading's answer, or why there is none: the cache goes on holding an earlier answer beside a failure. */
export async function fresh<Answer>(
  reading: PromiseLike<{ readonly data?: Answer; readonly error?: unknown }>,
): Promise<{ readonly data?: Answer; readonly error?: ApiFailure }> {
  const { data, error } = await reading;
  if (error) return { error: error as ApiFailure };
  return data === undefined ? {} : { data };
}

export interface OrderReading {
  readonly reading: Reading;
  /** Epoch milliseconds. */
  readonly begunAt: number;
  /** Why not all of it could be read. */
  readonly failure?: ApiFailure | undefined;
}

/** What the lender says of an order: its status, and what it owes. */
export async function readOrder(dispatch: MoneyDispatch, key: OrderKey): Promise<OrderReading> {
  const begunAt = Date.now();
  const [detail, instalment] = await Promise.all([
    fresh(dispatch(orderApi.endpoints.loanDetails.initiate(key, ANEW))),
    fresh(dispatch(instalmentApi.endpoints.loanPlayDetail.initiate(key, ANEW))),
  ]);
  const owed = instalment.data && owedOf(instalment.data.amount, instalment.data.dueDate);
  const failure = detail.error ?? instalment.error;
  return {
    reading: { status: detail.data?.status, owed },
    begunAt,
    failure: failure ?? (owed ? undefined : noAmount),
  };
}

/** An amount that is no whole number cannot be compared. */
function owedOf(amount: string, date: string): Owed | undefined {
  return /^\d{1,15}$/.test(amount) ? { amount, date } : undefined;
}

const noAmount: ApiFailure = {
  kind: 'malformed',
  alias: 'loanPlayDetail',
  schema: 'owed',
  issues: ['repayAmount: expected an integer'],
};

/** Notes in the ledger what a reading shows to be booked. */
export function noteBooked({ account, step }: Desk, { reading, begunAt }: OrderReading): void {
  bookedBy(account(), reading, begunAt).forEach((id) => {
    step('foundBooked', { id });
  });
}
