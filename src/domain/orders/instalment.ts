import { loanPlayDetailAnswer, type WireOf } from '@/contract';
import { api, read } from '@/platform/api';
import type { OrderKey } from './api';
import { toGroup } from './channel';

const toInstalment = (wire: WireOf<'loanPlayDetail'>) => ({
  amount: wire.repayAmount,
  dueDate: wire.repayDate,
  productName: wire.productName,
  productLogo: wire.productLogo,
  // Unlike the loan detail's: a row with the value 0 is shown.
  rows: wire.detail.filter(({ value }) => value !== ''),
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
      read(loanPlayDetailAnswer, toInstalment, 'Order'),
    ),
  }),
});

export const { useLoanPlayDetailQuery } = instalmentApi;
