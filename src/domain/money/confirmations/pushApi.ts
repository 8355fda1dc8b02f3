import * as v from 'valibot';
import { api } from '../../../platform/api/api';
import type { RequestOf, Unsure } from '../../../contract/requests';
import { type Intended, write } from '../../../platform/api/endpoint';
import { text } from '../../../platform/api/wire';
import type { SentConfirmation } from '../ledger/intent';

/** The figures that the borrower confirms. */
export type Offered = Pick<SentConfirmation, 'amount' | 'periods' | 'termUnit'>;

type PushParameters = Offered & Unsure<Pick<RequestOf<'loanDetailPush'>, 'productId'>>;

/** A push that succeeded is done even where its answer lacks the next address. */
export const PushSchema = v.nullish(v.object({ lendDetailsUrl: text }));

export const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    loanDetailPush: build.mutation<v.InferOutput<typeof PushSchema>, Intended<PushParameters>>(
      write(PushSchema, 'Order'),
    ),
  }),
});
