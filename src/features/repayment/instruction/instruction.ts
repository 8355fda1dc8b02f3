import * as v from 'valibot';
import { api } from '../../../platform/api/api';
import { read } from '../../../platform/api/endpoint';
import { list, money, text } from '../../../platform/api/wire';
import type { InstructionKey } from '../../../domain/orders/instructionKey';
import { toReference } from '../../../domain/orders/model';

/** The schema of a payment instruction (docs/reference/answers.md#payment-instruction). */
export const InstructionSchema = v.object({
  topLogo: text,
  repayDetail: v.object({
    amount: money,
    repayTitle: text,
    repayDes: text,
    repayCode: text,
    vCode: text,
    companyName: text,
  }),
  dataList: list(v.object({ title: text, content: list(text) })),
  imgList: list(v.object({ title: text, eMail: text, content: list(text) })),
  bottomLogo: text,
});

const toInstruction = (wire: v.InferOutput<typeof InstructionSchema>) => ({
  topLogo: wire.topLogo,
  bottomLogo: wire.bottomLogo,
  amount: wire.repayDetail.amount,
  title: wire.repayDetail.repayTitle,
  text: wire.repayDetail.repayDes,
  reference: toReference(wire.repayDetail.vCode, wire.repayDetail.repayCode),
  company: wire.repayDetail.companyName,
  sections: wire.dataList.map(({ title, content }) => ({ title, texts: content.filter(Boolean) })),
  pictures: wire.imgList.map(({ title, eMail, content }) => ({
    title,
    email: eMail,
    images: content.filter(Boolean),
  })),
});

/** How to pay with a reference. Plain data, because it is stored for use without a network. */
export type Instruction = ReturnType<typeof toInstruction>;

export const instructionApi = api.injectEndpoints({
  endpoints: (build) => ({
    generateVcode: build.query<Instruction, InstructionKey>(read(InstructionSchema, toInstruction)),
  }),
});

export const { useGenerateVcodeQuery } = instructionApi;
