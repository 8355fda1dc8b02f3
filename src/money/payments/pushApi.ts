import { api } from '../../api/api';
import { type Intended, write } from '../../api/endpoint';
import type { Offered } from '../ledger/evidence';
import { PushSchema, type PushWire } from './wire';

type PushParameters = Offered & { readonly productId: string | undefined };

export const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    loanDetailPush: build.mutation<PushWire, Intended<PushParameters>>(write(PushSchema, 'Order')),
  }),
});
