import { api } from '../api/api';
import type { RequestOf } from '../api/contract/requests';
import { type Intended, read, write } from '../api/endpoint';
import { nothing } from '../api/wire';
import { type PaymentWay, toPaymentWay } from './way';
import {
  CommitSchema,
  type CommitWire,
  OnlinePaymentSchema,
  type OnlinePaymentWire,
  WaySchema,
} from './wire';

type OnlinePayment = Omit<RequestOf<'repaymentHuichao'>, 'userId'> & {
  readonly userId: string | undefined;
};

export const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    repaymentWay: build.query<PaymentWay, RequestOf<'repaymentWay'>>(read(WaySchema, toPaymentWay)),
    repaymentCommit: build.mutation<CommitWire, Intended<RequestOf<'repaymentCommit'>>>(
      write(CommitSchema, 'Order'),
    ),
    repaymentConfirm: build.mutation<unknown, Intended<RequestOf<'repaymentConfirm'>>>(
      write(nothing, 'Order'),
    ),
    repaymentHuichao: build.mutation<OnlinePaymentWire, Intended<OnlinePayment>>(
      write(OnlinePaymentSchema),
    ),
  }),
});

export const { useRepaymentWayQuery } = paymentApi;
