import { api } from '../../api/api';
import { call } from '../../api/request';
import { toConfirmation, toContract, type Confirmation, type Contract } from './model';
import {
  ConfirmationSchema,
  ContractSchema,
  PushSchema,
  type ConfirmationWire,
  type ContractWire,
  type PushWire,
} from './wire';

export interface ConfirmationKey {
  readonly productId?: string | undefined;
  /** 1: the second reading of a confirmation that was being prepared. */
  readonly isType?: 1 | undefined;
}

export interface PushParameters {
  readonly amount: string;
  readonly periods: string;
  readonly termUnit: string;
  readonly productId: string | undefined;
}

export const loanApi = api.injectEndpoints({
  endpoints: (build) => ({
    loanDetailConfirm: build.query<Confirmation, ConfirmationKey>({
      query: (key) => call('loanDetailConfirm', key),
      rawResponseSchema: ConfirmationSchema,
      transformResponse: (wire: ConfirmationWire) => toConfirmation(wire),
    }),
    loanDetailPush: build.mutation<PushWire, PushParameters>({
      query: (parameters) => call('loanDetailPush', parameters),
      rawResponseSchema: PushSchema,
      invalidatesTags: (_, error) => (error ? [] : ['Order']),
    }),
    contractDetail: build.query<Contract, { readonly orderNo: string }>({
      query: (key) => call('contractDetail', key),
      rawResponseSchema: ContractSchema,
      transformResponse: (wire: ContractWire) => toContract(wire),
    }),
  }),
});

export const { useLoanDetailConfirmQuery, useContractDetailQuery } = loanApi;
