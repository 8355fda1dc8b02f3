import { api } from '../../api/api';
import { call } from '../../api/request';
import { toContract, type Contract } from './model';
import { ContractSchema, type ContractWire } from './wire';

export const loanApi = api.injectEndpoints({
  endpoints: (build) => ({
    contractDetail: build.query<Contract, { readonly orderNo: string }>({
      query: (key) => call('contractDetail', key),
      rawResponseSchema: ContractSchema,
      transformResponse: (wire: ContractWire) => toContract(wire),
    }),
  }),
});

export const { useContractDetailQuery } = loanApi;
