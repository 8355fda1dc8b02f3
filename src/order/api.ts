import { api } from '../api/api';
import { call } from '../api/request';
import { nothing } from '../api/wire';
import { toLoanDetail, type LoanDetail } from './model';
import { LoanDetailSchema, type LoanDetailWire } from './wire';

export interface OrderKey {
  readonly productId?: string | undefined;
  readonly orderId?: string | undefined;
}

/** A rating, of an order's service or of a complaint's handling. */
export interface ScoreParameters {
  /** 1 to 5. */
  readonly score: number;
  readonly orderId?: string | undefined;
  readonly problemId?: string | undefined;
}

/** The calls about an order that more than one feature makes. */
export const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    loanDetails: build.query<LoanDetail, OrderKey>({
      query: (key) => call('loanDetails', key),
      rawResponseSchema: LoanDetailSchema,
      transformResponse: (wire: LoanDetailWire) => toLoanDetail(wire),
      providesTags: ['Order'],
    }),
    googleScore: build.mutation<unknown, ScoreParameters>({
      query: (parameters) => call('googleScore', parameters),
      rawResponseSchema: nothing,
      invalidatesTags: (_, error) => (error ? [] : ['Order']),
    }),
  }),
});

export const { useLoanDetailsQuery } = orderApi;
