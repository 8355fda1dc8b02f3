import { api } from '../../../api/api';
import { call } from '../../../api/request';
import type { InstructionKey } from '../../../order/instructionKey';
import { toInstruction, type Instruction } from './model';
import { InstructionSchema, type InstructionWire } from './wire';

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
