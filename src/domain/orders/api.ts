import { googleScoreAnswer, loanDetailsAnswer, type RequestOf, type Unsure } from '@/contract';
import { api, type Intended, read, write } from '@/platform/api';
import { type LoanDetail, toLoanDetail } from './model';

export type OrderKey = Unsure<RequestOf<'loanDetails'>>;

/** The calls about an order that several features use. */
export const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    loanDetails: build.query<LoanDetail, OrderKey>(read(loanDetailsAnswer, toLoanDetail, 'Order')),
    googleScore: build.mutation<unknown, Intended<RequestOf<'googleScore'>>>(
      write(googleScoreAnswer, 'Order'),
    ),
  }),
});

export const { useLoanDetailsQuery } = orderApi;
