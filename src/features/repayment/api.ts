import { api } from '../../api/api';
import { call } from '../../api/request';
import type { OrderKey } from '../../order/api';
import { toExtension, type Extension } from './model';
import { ExtensionSchema, type ExtensionWire } from './wire';

const repaymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    loanPlayDelayDetail: build.query<Extension, OrderKey>({
      query: (key) => call('loanPlayDelayDetail', key),
      rawResponseSchema: ExtensionSchema,
      transformResponse: (wire: ExtensionWire) => toExtension(wire),
      providesTags: ['Order'],
    }),
  }),
});

export const { useLoanPlayDelayDetailQuery } = repaymentApi;
