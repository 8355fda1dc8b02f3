import { api } from '../../../api/api';
import { read } from '../../../api/endpoint';
import type { InstructionKey } from '../../../loan-api/instructionKey';
import { type Instruction, toInstruction } from './instruction';
import { InstructionSchema } from './wire';

export const instructionApi = api.injectEndpoints({
  endpoints: (build) => ({
    generateVcode: build.query<Instruction, InstructionKey>(read(InstructionSchema, toInstruction)),
  }),
});

export const { useGenerateVcodeQuery } = instructionApi;
