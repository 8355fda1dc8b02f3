import { api } from '../../../api/api';
import { call } from '../../../api/request';
import type { OrderKey } from '../../../order/api';
import type { RequestType } from '../model';
import { toInstruction, type Instruction } from './model';
import { InstructionSchema, type InstructionWire } from './wire';

export interface InstructionKey extends OrderKey {
  /** Minor units, as the address has them. */
  readonly amount: string;
  readonly payCode: string;
  readonly requestType: RequestType;
}

const instructionApi = api.injectEndpoints({
  endpoints: (build) => ({
    generateVcode: build.query<Instruction, InstructionKey>({
      query: (key) => call('generateVcode', key),
      rawResponseSchema: InstructionSchema,
      transformResponse: (wire: InstructionWire) => toInstruction(wire),
    }),
  }),
});

export const { useGenerateVcodeQuery } = instructionApi;
