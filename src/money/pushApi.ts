import { api } from '../api/api';
import { call } from '../api/request';
import { PushSchema, type PushWire } from './wire';

interface PushParameters {
  readonly amount: string;
  readonly periods: string;
  readonly termUnit: string;
  readonly productId: string | undefined;
}

export const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    loanDetailPush: build.mutation<PushWire, PushParameters>({
      query: (parameters) => call('loanDetailPush', parameters),
      rawResponseSchema: PushSchema,
      invalidatesTags: (_, error) => (error ? [] : ['Order']),
    }),
  }),
});
