import { api } from '../api/api';
import type { RequestOf, Unsure } from '../api/contract/requests';
import { type Intended, read, write } from '../api/endpoint';
import { nothing } from '../api/wire';
import { type LoanDetail, toLoanDetail } from './model';
import { LoanDetailSchema } from './wire';

export type OrderKey = Unsure<RequestOf<'loanDetails'>>;

/** The calls about an order that several features use. */
export const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    loanDetails: build.query<LoanDetail, OrderKey>(read(LoanDetailSchema, toLoanDetail, 'Order')),
    googleScore: build.mutation<unknown, Intended<RequestOf<'googleScore'>>>(
      write(nothing, 'Order'),
    ),
  }),
});

export const { useLoanDetailsQuery } = orderApi;
