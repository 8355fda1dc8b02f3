import { api } from '../api/api';
import { type Intended, read, write } from '../api/endpoint';
import { nothing } from '../api/wire';
import { type LoanDetail, toLoanDetail } from './model';
import { LoanDetailSchema } from './wire';

export interface OrderKey {
  readonly productId?: string | undefined;
  readonly orderId?: string | undefined;
}

/** A rating of an order's service or of a complaint's handling. */
export interface ScoreParameters {
  /** 1 to 5. */
  readonly score: number;
  readonly orderId?: string | undefined;
  readonly problemId?: string | undefined;
}

/** The calls about an order that several features use. */
export const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    loanDetails: build.query<LoanDetail, OrderKey>(read(LoanDetailSchema, toLoanDetail, 'Order')),
    googleScore: build.mutation<unknown, Intended<ScoreParameters>>(write(nothing, 'Order')),
  }),
});

export const { useLoanDetailsQuery } = orderApi;
