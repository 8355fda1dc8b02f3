import { api } from '../../api/api';
import { call } from '../../api/request';
import type { OrderKey } from '../../order/api';
import { toExtension, toInstalment, type Extension, type Instalment } from './model';
import { ExtensionSchema, InstalmentSchema, type ExtensionWire, type InstalmentWire } from './wire';

export const repaymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    loanPlayDetail: build.query<Instalment, OrderKey>({
      query: (key) => call('loanPlayDetail', key),
      rawResponseSchema: InstalmentSchema,
      transformResponse: (wire: InstalmentWire) => toInstalment(wire),
      providesTags: ['Order'],
    }),
    loanPlayDelayDetail: build.query<Extension, OrderKey>({
      query: (key) => call('loanPlayDelayDetail', key),
      rawResponseSchema: ExtensionSchema,
      transformResponse: (wire: ExtensionWire) => toExtension(wire),
      providesTags: ['Order'],
    }),
  }),
});

export const { useLoanPlayDetailQuery, useLoanPlayDelayDetailQuery } = repaymentApi;
