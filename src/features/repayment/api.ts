import { api } from '../../api/api';
import { call } from '../../api/request';
import type { OrderKey } from '../../order/api';
import {
  toExtension,
  toInstalment,
  toInstruction,
  type Extension,
  type Instalment,
  type Instruction,
  type RequestType,
} from './model';
import {
  ExtensionSchema,
  InstalmentSchema,
  InstructionSchema,
  type ExtensionWire,
  type InstalmentWire,
  type InstructionWire,
} from './wire';

export interface InstructionKey extends OrderKey {
  /** Minor units, as the address has them. */
  readonly amount: string;
  readonly payCode: string;
  readonly requestType: RequestType;
}

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
    generateVcode: build.query<Instruction, InstructionKey>({
      query: (key) => call('generateVcode', key),
      rawResponseSchema: InstructionSchema,
      transformResponse: (wire: InstructionWire) => toInstruction(wire),
    }),
  }),
});

export const { useLoanPlayDetailQuery, useLoanPlayDelayDetailQuery, useGenerateVcodeQuery } =
  repaymentApi;
