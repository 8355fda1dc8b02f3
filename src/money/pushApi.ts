import { api } from '../api/api';
import { type Intended, write } from '../api/endpoint';
import { PushSchema, type PushWire } from './wire';

interface PushParameters {
  readonly amount: string;
  readonly periods: string;
  readonly termUnit: string;
  readonly productId: string | undefined;
}

export const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    loanDetailPush: build.mutation<PushWire, Intended<PushParameters>>(write(PushSchema, 'Order')),
  }),
});
