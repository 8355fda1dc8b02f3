import { api } from '../../api/api';
import type { RequestOf } from '../../api/contract/requests';
import { read } from '../../api/endpoint';
import { type Contract, toContract } from './model';
import { ContractSchema } from './wire';

export const loanApi = api.injectEndpoints({
  endpoints: (build) => ({
    contractDetail: build.query<Contract, RequestOf<'contractDetail'>>(
      read(ContractSchema, toContract),
    ),
  }),
});

export const { useContractDetailQuery } = loanApi;
