import { api } from '../../platform/api/api';
import type { RequestOf, Unsure } from '../../contract/requests';
import { type Intended, read, write } from '../../platform/api/endpoint';
import { nothing } from '../../platform/api/wire';
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
