import { generateVcodeAnswer, type RequestOf, type WireOf } from '@/contract';
import { type OrderKey, toReference } from '@/domain/orders';
import { api, read } from '@/platform/api';

const toInstruction = (wire: WireOf<'generateVcode'>) => ({
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

/** The payment that an address names. */
export type InstructionKey = OrderKey & Omit<RequestOf<'generateVcode'>, keyof OrderKey>;

export const instructionApi = api.injectEndpoints({
  endpoints: (build) => ({
    generateVcode: build.query<Instruction, InstructionKey>(
      read(generateVcodeAnswer, toInstruction),
    ),
  }),
});

export const { useGenerateVcodeQuery } = instructionApi;
