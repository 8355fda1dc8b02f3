import { loanDetailPushAnswer, type RequestOf, type Unsure, type WireOf } from '@/contract';
import { api, type Intended, write } from '@/platform/api';
import type { SentConfirmation } from '../ledger/intent';

/** The figures that the borrower confirms. */
export type Offered = Pick<SentConfirmation, 'amount' | 'periods' | 'termUnit'>;

type PushParameters = Offered & Unsure<Pick<RequestOf<'loanDetailPush'>, 'productId'>>;

export const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    loanDetailPush: build.mutation<WireOf<'loanDetailPush'>, Intended<PushParameters>>(
      write(loanDetailPushAnswer),
    ),
  }),
});
