import { api } from '../../api/api';
import { read } from '../../api/endpoint';
import { type Contract, toContract } from './contract/contract';
import { ContractSchema } from './wire';

export const loanApi = api.injectEndpoints({
  endpoints: (build) => ({
    contractDetail: build.query<Contract, { readonly orderNo: string }>(
      read(ContractSchema, toContract),
    ),
  }),
});

export const { useContractDetailQuery } = loanApi;
