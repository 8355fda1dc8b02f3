import {
  type Instalment,
  instalmentApi,
  type LoanDetail,
  orderApi,
  type OrderKey,
} from '@/domain/orders';
import type { ApiFailure } from '@/platform/api';
import { epochOf, type Moment, thisMoment } from '@/platform/base';
import type { MoneyContext } from '../ledger/context';
import { readUncached, UNCACHED } from '../ledger/readings';
import { bookedBy, type OrderSnapshot, owedIn, type ServerState } from './evidence';

/** A reading of an order before a check or a sending. `began`: before the older of its two requests. */
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

/** An order by the answers to both requests. `before`: counts for a part without an answer. */
export function orderIn(
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
