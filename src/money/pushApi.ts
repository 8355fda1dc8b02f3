import { api } from '../api/api';
import type { RequestOf, Unsure } from '../api/contract/requests';
import { type Intended, write } from '../api/endpoint';
import type { Offered } from './evidence';
import { PushSchema, type PushWire } from './wire';

type PushParameters = Offered & Unsure<Pick<RequestOf<'loanDetailPush'>, 'productId'>>;

export const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    loanDetailPush: build.mutation<PushWire, Intended<PushParameters>>(write(PushSchema, 'Order')),
  }),
});
