import { api } from '../../api/api';
import { read } from '../../api/endpoint';
import type { OrderKey } from '../../loan-api/api';
import { type Extension, toExtension } from './extension/extension';
import { ExtensionSchema } from './wire';

const repaymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    loanPlayDelayDetail: build.query<Extension, OrderKey>(
      read(ExtensionSchema, toExtension, 'Order'),
    ),
  }),
});

export const { useLoanPlayDelayDetailQuery } = repaymentApi;
