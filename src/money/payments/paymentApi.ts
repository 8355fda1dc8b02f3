import { api } from '../../api/api';
import { type Intended, read, write } from '../../api/endpoint';
import { nothing } from '../../api/wire';
import { type PaymentWay, toPaymentWay } from './paymentWay';
import {
  CommitSchema,
  type CommitWire,
  type Echoed,
  OnlinePaymentSchema,
  type OnlinePaymentWire,
  WaySchema,
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

type OnlinePaymentParameters = Pick<CommitParameters, 'orderId' | 'amount'> & {
  readonly userId: string | undefined;
};

export const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    repaymentWay: build.query<PaymentWay, { readonly orderId: string }>(
      read(WaySchema, toPaymentWay),
    ),
    repaymentCommit: build.mutation<CommitWire, Intended<CommitParameters>>(
      write(CommitSchema, 'Order'),
    ),
    repaymentConfirm: build.mutation<unknown, Intended<ConfirmParameters>>(write(nothing, 'Order')),
    repaymentHuichao: build.mutation<OnlinePaymentWire, Intended<OnlinePaymentParameters>>(
      write(OnlinePaymentSchema),
    ),
  }),
});

export const { useRepaymentWayQuery } = paymentApi;
