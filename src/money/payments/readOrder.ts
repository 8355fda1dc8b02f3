import type { ApiFailure } from '../../api/failures';
import { orderApi, type OrderKey } from '../../loan-api/api';
import { instalmentApi } from '../../loan-api/instalment';
import { type MoneyContext, readUncached, UNCACHED } from '../ledger/sending';
import { step } from '../ledger/slice';
import { bookedBy, isCurrent, type OrderSnapshot } from './payable';

/** An answer without what a payment needs. */
export const missing = (alias: ApiFailure['alias'], field: string): ApiFailure => ({
  ...{ kind: 'malformed', alias, schema: field, issues: [`${field}: expected a value`] },
});

/** Reads an order's status and what it owes, and notes in the ledger what the reading shows to be booked. */
export async function readOrder(context: MoneyContext, key: OrderKey, options: object = UNCACHED) {
  const { account, dispatch, subject } = context;
  const { loanDetails } = orderApi.endpoints;
  const { loanPlayDetail } = instalmentApi.endpoints;
  const [detail, instalment] = await Promise.all([
    readUncached(() => dispatch(loanDetails.initiate(key, options))),
    readUncached(() => dispatch(loanPlayDetail.initiate(key, options))),
  ]);
  const { amount = '', dueDate: date = '' } = instalment.data ?? {};
  // An amount that is no whole number cannot be compared.
  const owed = /^\d{1,15}$/.test(amount) ? { amount, date } : undefined;
  const noAmount = owed ? undefined : missing('loanPlayDetail', 'repayAmount');
  const read = {
    reading: { status: detail.data?.status, owed },
    begunAt: Math.min(detail.begunAt, instalment.begunAt),
    failure: detail.error ?? instalment.error ?? noAmount,
  };
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
