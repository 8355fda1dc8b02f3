import * as v from 'valibot';
import { list, money, text } from '../../../api/wire';

/** A payment instruction as it comes over the line (docs/reference/answers.md#payment-instruction). */
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

export type InstructionWire = v.InferOutput<typeof InstructionSchema>;
