import { api } from '../api/api';
import { call } from '../api/request';
import { nothing } from '../api/wire';
import { toPaymentWay, type PaymentWay } from './way';
import {
  CommitSchema,
  OnlinePaymentSchema,
  WaySchema,
  type CommitWire,
  type Echoed,
  type OnlinePaymentWire,
  type WayWire,
} from './wire';

/** The body of a commit, in its order (docs/reference/calls.md#bodies). */
export interface CommitParameters {
  /** Minor units. */
  readonly amount: number;
  readonly bankName: string;
  readonly cardId: Echoed;
  readonly cardNo: string;
  readonly couponId: string | null;
  readonly orderId: string;
  readonly repayToken: Echoed;
  readonly bankCode: Echoed;
  /** 1 sends the SMS code of a payment that waits for it once more. */
  readonly sendMsg: 0 | 1;
}

interface ConfirmParameters {
  readonly orderId: string;
  readonly verifyCode: string;
  readonly repaymentRecordId: Echoed;
}

interface OnlinePaymentParameters {
  readonly userId: string | undefined;
  readonly orderId: string;
  /** Minor units. */
  readonly amount: number;
}

export const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    repaymentWay: build.query<PaymentWay, { readonly orderId: string }>({
      query: (key) => call('repaymentWay', key),
      rawResponseSchema: WaySchema,
      transformResponse: (wire: WayWire) => toPaymentWay(wire),
    }),
    repaymentCommit: build.mutation<CommitWire, CommitParameters>({
      query: (parameters) => call('repaymentCommit', parameters),
      rawResponseSchema: CommitSchema,
      invalidatesTags: (_, error) => (error ? [] : ['Order']),
    }),
    repaymentConfirm: build.mutation<unknown, ConfirmParameters>({
      query: (parameters) => call('repaymentConfirm', parameters),
      rawResponseSchema: nothing,
      invalidatesTags: (_, error) => (error ? [] : ['Order']),
    }),
    repaymentHuichao: build.mutation<OnlinePaymentWire, OnlinePaymentParameters>({
      query: (parameters) => call('repaymentHuichao', parameters),
      rawResponseSchema: OnlinePaymentSchema,
    }),
  }),
});

export const { useRepaymentWayQuery } = paymentApi;
