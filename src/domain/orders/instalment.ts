import * as v from 'valibot';
import { api } from '../../platform/api/api';
import { read } from '../../platform/api/endpoint';
import { list, requiredText, row, text } from '../../platform/api/wire';
import type { OrderKey } from './api';
import { ChannelSchema, toGroup } from './channel';
import { isSomething } from './model';

export const InstalmentSchema = v.object({
  repayAmount: requiredText,
  productName: text,
  productLogo: text,
  repayDate: text,
  detail: list(row),
  repayList: list(v.object({ reviewer: text, channels: list(ChannelSchema) })),
  noticeMsg: text,
});

const toInstalment = (wire: v.InferOutput<typeof InstalmentSchema>) => ({
  amount: wire.repayAmount,
  dueDate: wire.repayDate,
  productName: wire.productName,
  productLogo: wire.productLogo,
  rows: wire.detail.filter(({ value }) => isSomething(value)),
  groups: wire.repayList.map(({ reviewer, channels }) => toGroup(reviewer, channels)),
  notice: wire.noticeMsg,
});

/**
 * The debt of an order and its payment channels. The repayment screens show it, and the ledger uses it as evidence of
 * a payment.
 */
export type Instalment = ReturnType<typeof toInstalment>;

export const instalmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    loanPlayDetail: build.query<Instalment, OrderKey>(
      read(InstalmentSchema, toInstalment, 'Order'),
    ),
  }),
});

export const { useLoanPlayDetailQuery } = instalmentApi;
